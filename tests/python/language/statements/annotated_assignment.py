# annotations on assignments
x: int = 5
y: str
print(x)  # expect: 5
try:
    y
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: NameError: name 'y' is not defined
class A:
    a: int = 1
    b: 'str'
    (c): float = 2
print(A.a, A.c, hasattr(A, 'b'), A.__annotations__)  # expect: 1 2 False {'a': <class 'int'>, 'b': 'str'}
def f():
    z: undefined_name = 3
    w: int
    return z
print(f())  # expect: 3
d = {}
d['k']: int = 5
print(d, 'ok')  # expect: {'k': 5} ok
