"""Calls with `**`: names in any order, missing, doubled, unknown, of classes of their own, to functions of all kinds."""

def plain(a, b, c=3):
    return a, b, c

def keywords(a, *, b=2, c):
    return a, b, c

def positional(a, /, b=2):
    return a, b

def rest(a, *args, b=5, **more):
    return a, args, b, more

def generator(a, b=1):
    yield a, b

async def coroutine(a, b=1):
    return a, b

class Made:
    def __init__(self, a, b=7):
        self.all = a, b

    def method(self, a, b=8):
        return a, b

    def __call__(self, *, x=1):
        return x

class Name(str):
    pass

many = {chr(97 + n): n for n in range(20)}

def wide(a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q, r, s, t):
    return sum((a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q, r, s, t))

made = Made(1)
functions = (plain, keywords, positional, rest, lambda **kw: kw, lambda a, b=9: (a, b), made.method, made, lambda **kw: Made(**kw).all, lambda **kw: list(generator(**kw)))
for function in functions:
    for args, given in (
        ((), {'a': 1, 'b': 2}), ((1,), {'a': 2}), ((), {}), ((1, 2, 3, 4), {'b': 0}), ((1,), {Name('b'): 6}), ((1,), {'unknown': 1}), ((), {'c': 1, 'a': 2, 'b': 3}),
    ):
        try:
            print(function(*args, **given), end=' ')
        except TypeError as e:
            print(str(e).replace('<lambda>', 'lambda'), end=' | ')
    print()
# expect: (1, 2, 3) plain() got multiple values for argument 'a' | plain() missing 2 required positional arguments: 'a' and 'b' | plain() got multiple values for argument 'b' | (1, 6, 3) plain() got an unexpected keyword argument 'unknown' | (2, 3, 1)
# expect: keywords() missing 1 required keyword-only argument: 'c' | keywords() got multiple values for argument 'a' | keywords() missing 1 required positional argument: 'a' | keywords() takes 1 positional argument but 4 positional arguments (and 1 keyword-only argument) were given | keywords() missing 1 required keyword-only argument: 'c' | keywords() got an unexpected keyword argument 'unknown' | (2, 3, 1)
# expect: positional() got some positional-only arguments passed as keyword arguments: 'a' | positional() got some positional-only arguments passed as keyword arguments: 'a' | positional() missing 1 required positional argument: 'a' | positional() got multiple values for argument 'b' | (1, 6) positional() got an unexpected keyword argument 'unknown' | positional() got some positional-only arguments passed as keyword arguments: 'a' |
# expect: (1, (), 2, {}) rest() got multiple values for argument 'a' | rest() missing 1 required positional argument: 'a' | (1, (2, 3, 4), 0, {}) (1, (), 6, {}) (1, (), 5, {'unknown': 1}) (2, (), 3, {'c': 1})
# expect: {'a': 1, 'b': 2} lambda() takes 0 positional arguments but 1 was given | {} lambda() takes 0 positional arguments but 4 were given | lambda() takes 0 positional arguments but 1 was given | lambda() takes 0 positional arguments but 1 was given | {'c': 1, 'a': 2, 'b': 3}
# expect: (1, 2) lambda() got multiple values for argument 'a' | lambda() missing 1 required positional argument: 'a' | lambda() got multiple values for argument 'b' | (1, 6) lambda() got an unexpected keyword argument 'unknown' | lambda() got an unexpected keyword argument 'c' |
# expect: (1, 2) Made.method() got multiple values for argument 'a' | Made.method() missing 1 required positional argument: 'a' | Made.method() got multiple values for argument 'b' | (1, 6) Made.method() got an unexpected keyword argument 'unknown' | Made.method() got an unexpected keyword argument 'c' |
# expect: Made.__call__() got an unexpected keyword argument 'a' | Made.__call__() got an unexpected keyword argument 'a' | 1 Made.__call__() got an unexpected keyword argument 'b' | Made.__call__() got an unexpected keyword argument 'b' | Made.__call__() got an unexpected keyword argument 'unknown' | Made.__call__() got an unexpected keyword argument 'c' |
# expect: (1, 2) lambda() takes 0 positional arguments but 1 was given | Made.__init__() missing 1 required positional argument: 'a' | lambda() takes 0 positional arguments but 4 were given | lambda() takes 0 positional arguments but 1 was given | lambda() takes 0 positional arguments but 1 was given | Made.__init__() got an unexpected keyword argument 'c' |
# expect: [(1, 2)] lambda() takes 0 positional arguments but 1 was given | generator() missing 1 required positional argument: 'a' | lambda() takes 0 positional arguments but 4 were given | lambda() takes 0 positional arguments but 1 was given | lambda() takes 0 positional arguments but 1 was given | generator() got an unexpected keyword argument 'c' |
print(rest(1, **{''.join(('x', 'y')): 1, ''.join(('x', 'y', 'z')): 2, 'xy' + '0': 3}), (lambda **kw: kw)(**{''.join(('k', 'w')): 1, ''.join(('o', 'k')): 2}))
# expect: (1, (), 5, {'xy': 1, 'xyz': 2, 'xy0': 3}) {'kw': 1, 'ok': 2}
print(wide(**many), wide(*range(10), **{k: v for k, v in many.items() if v >= 10}))  # expect: 190 190
try:
    wide(**{k: v for k, v in many.items() if v != 3})
except TypeError as e:
    print(e)  # expect: wide() missing 1 required positional argument: 'd'
c = coroutine(**{'b': 2, 'a': 1})
try:
    c.send(None)
except StopIteration as e:
    print(e.value)  # expect: (1, 2)
given = {'a': 1}
print(plain(**given, b=2), plain(b=5, **given), rest(**given, z=1), given)
# expect: (1, 2, 3) (1, 5, 3) (1, (), 5, {'z': 1}) {'a': 1}
for wrong in ({1: 2}, {None: 1}):
    try:
        plain(**wrong)
    except TypeError as e:
        print(e)
# expect: keywords must be strings
# expect: keywords must be strings
print(max(*[[1], [2, 3]], **{'key': len}), sorted([3, 1], **{'reverse': True}), dict(**{'x': 1}, y=2), int(**{}) == 0)
# expect: [2, 3] [3, 1] {'x': 1, 'y': 2} True
