# keys of many types
# since: 3.14
d = {1: 'int', '1': 'str', (1,): 'tuple', None: 'none', 1.5: 'float', frozenset([1]): 'fs', b'1': 'bytes', True: 'bool replaces int', (1, (2, 'x')): 'nested', int: 'type', len: 'function', ...: 'dots'}
print(len(d), d[1], d['1'], d[(1,)], d[None], d[1.5], d[frozenset([1])], d[b'1'])
# expect: 11 bool replaces int str tuple none float fs bytes
print(d[(1, (2, 'x'))], d[int], d[len], d[...])  # expect: nested type function dots
print(list(d)[0], d[1.0], d[True], 0 in d, '' in d, () in d)
# expect: 1 bool replaces int bool replaces int False False False
try:
    d[[1]]
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: cannot use 'list' as a dict key (unhashable type: 'list')
try:
    d[{1}]
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: cannot use 'set' as a dict key (unhashable type: 'set')
try:
    d[(1, [2])]
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: cannot use 'tuple' as a dict key (unhashable type: 'list')
try:
    d[{}]
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: cannot use 'dict' as a dict key (unhashable type: 'dict')
