# sorted gives a new list
# since: 3.14
print(sorted([3, 1, 2]), sorted('hello'), sorted({'b': 1, 'a': 2}))
# expect: [1, 2, 3] ['e', 'h', 'l', 'l', 'o'] ['a', 'b']
print(sorted([1, 2], reverse=True), sorted(['b', 'A'], key=str.lower))  # expect: [2, 1] ['A', 'b']
print(sorted([(1, 'b'), (1, 'a')]), sorted(x * x for x in (-2, 1)))  # expect: [(1, 'a'), (1, 'b')] [1, 4]
print(sorted([True, 0, 2.5]), sorted([], key=5))  # expect: [0, True, 2.5] []
try:
    sorted([1, 'a'])
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: '<' not supported between instances of 'str' and 'int'
try:
    sorted(5)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: 'int' object is not iterable
try:
    sorted([1], len)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: sorted expected 1 argument, got 2
try:
    sorted()
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: sorted expected 1 argument, got 0
try:
    sorted([1], key=1)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: 'int' object is not callable
try:
    sorted([None, 1])
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: '<' not supported between instances of 'int' and 'NoneType'
try:
    sorted([{}, {}])
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: '<' not supported between instances of 'dict' and 'dict'
try:
    sorted([1, 2], reverse='a')
except Exception as error:
    print(f'{type(error).__name__}: {error}')
class K:
    def __init__(s, n): s.n = n
    def __lt__(s, o): return s.n > o.n
print([k.n for k in sorted([K(1), K(3), K(2)])])  # expect: [3, 2, 1]
print([k.n for k in sorted([K(1), K(3)], reverse=True)])  # expect: [1, 3]
class G:
    def __gt__(s, o): return True
print(len(sorted([G(), G()])))  # expect: 2
