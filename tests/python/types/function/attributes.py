# attributes of functions
def f(a, b=2, *c, d, e=5, **g):
    """Doc."""
    return a
print(f.__name__, f.__qualname__, f.__doc__, f.__defaults__, f.__kwdefaults__)
# expect: f f Doc. (2,) {'e': 5}
print(f.__module__, f.__closure__, f.__annotations__, f.__dict__)  # expect: __main__ None {} {}
print(f.__code__.co_varnames, f.__code__.co_argcount, f.__code__.co_name)
# expect: ('a', 'b', 'd', 'e', 'c', 'g') 2 f
f.x = 1
f.__name__ = 'g'
f.__defaults__ = (9,)
print(f.x, f.__name__, f.__dict__, repr(f).startswith('<function f at 0x'))  # expect: 1 g {'x': 1} True
print(f.__get__(5).__self__)  # expect: 5
try:
    setattr(f, '__name__', 1)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: __name__ must be set to a string object
try:
    setattr(f, '__defaults__', 1)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: __defaults__ must be set to a tuple object
try:
    f.nope
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: AttributeError: 'function' object has no attribute 'nope'
f.__qualname__ = 'other.name'
print(repr(f)[:20])  # expect: <function other.name
