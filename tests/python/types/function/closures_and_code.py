# what a function object shows of its code
def outer(a):
    b = 2
    def inner(c, d=4, *e, f, **g):
        return a, b, c
    return inner
f = outer(1)
c = f.__code__
print(c.co_name, c.co_argcount, c.co_kwonlyargcount, c.co_varnames, c.co_freevars)
# expect: inner 2 1 ('c', 'd', 'f', 'e', 'g') ('a', 'b')
print(outer.__code__.co_cellvars, c.co_posonlyargcount, c.co_flags & 0x0C)  # expect: ('a', 'b') 0 12
print(f.__closure__[0].cell_contents, f.__globals__ is globals(), f.__qualname__)
# expect: 1 True outer.<locals>.inner
print(c.co_firstlineno > 0, f.__defaults__, f.__kwdefaults__)  # expect: True (4,) None
f.__kwdefaults__ = {'f': 'given'}
f.__defaults__ = None
print(f(3, 0))  # expect: (1, 2, 3)
try:
    f()
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: outer.<locals>.inner() missing 2 required positional arguments: 'c' and 'd'
