# __eq__ without __hash__ makes a class unhashable
class A:
    def __eq__(s, o): return True
class B(A): pass
class C(A):
    __hash__ = object.__hash__
class D(A):
    def __hash__(s): return 7
class E: __hash__ = None
print(A.__hash__, B.__hash__, hash(D()), len({D(), D()}), isinstance(hash(C()), int))
# expect: None None 7 1 True
try:
    hash(A())
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: unhashable type: 'A'
try:
    hash(B())
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: unhashable type: 'B'
try:
    hash(E())
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: unhashable type: 'E'
class F:
    def __hash__(s): return 1.5
try:
    hash(F())
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: __hash__ method should return an integer
class G:
    def __hash__(s): return True
print(hash(G()))  # expect: 1
