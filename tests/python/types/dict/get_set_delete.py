# item access
# since: 3.14
d = {'a': 1}
d['b'] = 2
d['a'] += 10
print(d, d['a'], d.get('a'), d.get('z'), d.get('z', 0), 'a' in d, 'z' not in d, len(d))
# expect: {'a': 11, 'b': 2} 11 11 None 0 True True 2
del d['a']
print(d)  # expect: {'b': 2}
try:
    d['a']
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: KeyError: 'a'
try:
    d[('x', 1)]
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: KeyError: ('x', 1)
try:
    d[1.5]
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: KeyError: 1.5
try:
    d[[]]
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: cannot use 'list' as a dict key (unhashable type: 'list')
try:
    d.__delitem__('q')
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: KeyError: 'q'
try:
    d.get()
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: get expected at least 1 argument, got 0
try:
    d.get([])
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: cannot use 'list' as a dict key (unhashable type: 'list')
try:
    d.get(1, 2, 3)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: get expected at most 2 arguments, got 3
