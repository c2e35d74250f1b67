# hash of values
print(hash(5), hash(-1), hash(0), hash(True), hash('a') == hash('a'))  # expect: 5 -2 0 1 True
print(hash((1, 2)) == hash((1, 2)), hash(None) == hash(None), hash(1.0), hash(10 ** 3))
# expect: True True 1 1000
class A:
    def __hash__(self): return 42
class B:
    def __hash__(self): return -1
class C(A):
    def __eq__(self, o): return True
print(hash(A()), hash(B()))  # expect: 42 -2
try:
    hash(C())
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: unhashable type: 'C'
try:
    hash([])
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: unhashable type: 'list'
try:
    hash({})
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: unhashable type: 'dict'
try:
    hash(set())
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: unhashable type: 'set'
try:
    hash(bytearray())
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: unhashable type: 'bytearray'
try:
    hash({1: 2}.keys())
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: unhashable type: 'dict_keys'
