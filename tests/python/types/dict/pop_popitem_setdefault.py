# pop, popitem, setdefault, clear
# since: 3.14
d = {'a': 1, 'b': 2, 'c': 3}
print(d.pop('a'), d.pop('z', 'none'), d.popitem(), d, d.setdefault('b', 9))
# expect: 1 none ('c', 3) {'b': 2} 2
print(d.setdefault('n'), d.setdefault('m', []), d)  # expect: None [] {'b': 2, 'n': None, 'm': []}
d.clear()
print(d)  # expect: {}
try:
    d.pop('x')
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: KeyError: 'x'
try:
    d.popitem()
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: KeyError: 'popitem(): dictionary is empty'
try:
    d.pop()
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: pop expected at least 1 argument, got 0
try:
    d.setdefault()
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: setdefault expected at least 1 argument, got 0
try:
    d.setdefault([])
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: cannot use 'list' as a dict key (unhashable type: 'list')
try:
    d.pop([])
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: KeyError: []
