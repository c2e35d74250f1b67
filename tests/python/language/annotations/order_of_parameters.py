# since: 3.14
# Annotations of parameters that are only positional come second.
def f(a: 1, b: 2, /, c: 3, *args: 4, d: 5, e: 6, **kwargs: 7) -> 8: ...
print(f.__annotations__)
# expect: {'c': 3, 'a': 1, 'b': 2, 'args': 4, 'd': 5, 'e': 6, 'kwargs': 7, 'return': 8}
def g(a: 1, /, b: 2, *, c): ...
print(list(g.__annotations__.items()))  # expect: [('b', 2), ('a', 1)]
