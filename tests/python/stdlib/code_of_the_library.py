# functions made of the library's code, with other globals: its names and constants are there again
import types, functools, statistics, textwrap, string
f = types.FunctionType(statistics.median.__code__, dict(vars(statistics)))
print(f([3, 1, 2]), f([1, 2]))  # expect: 2 1.5
g = types.FunctionType(textwrap.dedent.__code__, dict(vars(textwrap)), 'g', textwrap.dedent.__defaults__)
print(repr(g("  a\n   b")))  # expect: 'a\n b'
h = types.FunctionType(string.capwords.__code__, {})
print(h("a bc", None), h.__code__.co_varnames, h.__code__.co_name)  # expect: A Bc ('s', 'sep') capwords
def k(): pass
k.__code__ = string.capwords.__code__
try: print(k("x y"))
except TypeError as e: print(e)  # expect: k() missing 1 required positional argument: 'sep'
import warnings
def w(): warnings.warn("deep", stacklevel=1)
with warnings.catch_warnings(record=True) as got:
    warnings.simplefilter("always"); w()
print(got[0].message)  # expect: deep
f2 = types.FunctionType(statistics.median.__code__, dict(vars(statistics)))
print(f2([5]), f2 is not f)  # expect: 5 True
