# locals, defaults and annotations at run time
import inspect
def f(a, b: int = 2, /, *c, d='x', **e) -> str: return locals()
print(f(1), f(1, 3, 4, d=5, z=6), inspect.signature(f))
# expect: {'a': 1, 'b': 2, 'd': 'x', 'c': (), 'e': {}} {'a': 1, 'b': 3, 'd': 5, 'c': (4,), 'e': {'z': 6}} (a, b: int = 2, /, *c, d='x', **e) -> str
print([p.kind.name for p in inspect.signature(f).parameters.values()])
# expect: ['POSITIONAL_ONLY', 'POSITIONAL_ONLY', 'VAR_POSITIONAL', 'KEYWORD_ONLY', 'VAR_KEYWORD']
print(f.__annotations__, f.__code__.co_varnames[:5])
# expect: {'b': <class 'int'>, 'return': <class 'str'>} ('a', 'b', 'd', 'c', 'e')
print(inspect.signature(lambda x, *, y=1: 0), inspect.getfullargspec(f).kwonlyargs)
# expect: (x, *, y=1) ['d']
print(inspect.signature(f).bind(1, d=3).arguments, callable(f), inspect.isfunction(f))
# expect: {'a': 1, 'd': 3} True True
print(inspect.ismethod(f), inspect.isclass(int), inspect.isbuiltin(len))  # expect: False True True
try:
    inspect.signature(f).bind()
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: missing a required argument: 'a'
class C:
    def m(self, q): pass
print(inspect.signature(C().m), inspect.signature(C.m))  # expect: (q) (self, q)
