# annotations are evaluated when asked for
# since: 3.14
def f(a: undefined_a, b: int = 1) -> 'text': pass
try:
    f.__annotations__
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: NameError: name 'undefined_a' is not defined
def g(a: int, *b: str, c: list[int] = None, **d: 'x') -> None: pass
print(g.__annotations__)
# expect: {'a': <class 'int'>, 'b': <class 'str'>, 'c': list[int], 'd': 'x', 'return': None}
class A:
    x: int
    y: Later
    z: 'str' = 1
try:
    A.__annotations__
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: NameError: name 'Later' is not defined
class Later: pass
print(A.__annotations__)  # expect: {'x': <class 'int'>, 'y': <class '__main__.Later'>, 'z': 'str'}
n = 0
def h(q: n): pass
n = 7
print(h.__annotations__)  # expect: {'q': 7}
try:
    exec('def h(q: (n := 5)): pass')
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: SyntaxError: named expression cannot be used within an annotation (<string>, line 1)
import annotationlib
class B:
    v: Missing
print(annotationlib.get_annotations(B, format=annotationlib.Format.FORWARDREF)['v'].__forward_arg__)
# expect: Missing
print(annotationlib.get_annotations(B, format=annotationlib.Format.STRING))  # expect: {'v': 'Missing'}
print(B.__annotate__.__name__, (lambda: 0).__annotations__)  # expect: __annotate__ {}
v: int = 3
w: Nope
try:
    __annotate__(1)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: NameError: name 'Nope' is not defined
