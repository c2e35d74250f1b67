# sets in text
print(set(), {1}, frozenset(), frozenset({1}), {(1, 2)}, {frozenset({5})}, [{1}], {'a'})
# expect: set() {1} frozenset() frozenset({1}) {(1, 2)} {frozenset({5})} [{1}] {'a'}
class S(set): pass
class F(frozenset): pass
print(S(), S([1]), F([2]), type(S([1]) | {2}), S([1]) == {1})  # expect: S() S({1}) F({2}) <class 'set'> True
class R:
    def __hash__(self): return 1
    def __repr__(self): return repr(box)
box = {R()}
try:
    type(box)(5)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: 'int' object is not iterable
