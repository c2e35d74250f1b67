# set displays and set()
# since: 3.14
print(set(), {1, 2, 2}, set('a'), set([1, 1]), {*[1, 2], *(2, 3)}, frozenset())
# expect: set() {1, 2} {'a'} {1} {1, 2, 3} frozenset()
print(frozenset([1]), set({'a': 1}), type({}), set(range(5)), {1, True, 1.0})
# expect: frozenset({1}) {'a'} <class 'dict'> {0, 1, 2, 3, 4} {1}
try:
    set(5)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: 'int' object is not iterable
try:
    set(1, 2)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: set expected at most 1 argument, got 2
try:
    {[]}
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: cannot use 'list' as a set element (unhashable type: 'list')
try:
    {{}}
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: cannot use 'dict' as a set element (unhashable type: 'dict')
try:
    set([set()])
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: cannot use 'set' as a set element (unhashable type: 'set')
try:
    frozenset([[]])
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: cannot use 'list' as a set element (unhashable type: 'list')
