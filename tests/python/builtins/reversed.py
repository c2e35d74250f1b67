# reversed
class R:
    def __reversed__(self): return iter('rev')
class S:
    def __len__(self): return 3
    def __getitem__(self, i): return i
class N:
    __reversed__ = None
print(list(reversed([1, 2])), list(reversed('ab')), list(reversed(range(3))))
# expect: [2, 1] ['b', 'a'] [2, 1, 0]
print(list(reversed(R())), list(reversed(S())), list(reversed({'a': 1, 'b': 2})))
# expect: ['r', 'e', 'v'] [2, 1, 0] ['b', 'a']
print(list(reversed((1, 2))))  # expect: [2, 1]
try:
    reversed(5)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: 'int' object is not reversible
try:
    reversed({1})
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: 'set' object is not reversible
try:
    reversed(N())
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: 'N' object is not reversible
try:
    reversed(x for x in [])
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: 'generator' object is not reversible
try:
    reversed()
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: reversed expected 1 argument, got 0
