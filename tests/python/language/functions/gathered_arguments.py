"""Functions of `*args` and `**kwargs` alone."""


def only(*args):
    return args


def both(*args, **kwargs):
    kwargs['mine'] = len(args)
    return args, kwargs


def captured():
    offset = 10

    def inner(*args, **kwargs):
        return [offset + arg for arg in args], kwargs

    return inner


for _ in range(3):
    print(only(), only(1), only(1, 2, 3), only(*[1] * 5))
    print(both(), both(1), both(1, a=2), both(*(1, 2), **{'b': 3}))
    print(captured()(1, 2), captured()())
# expect: () (1,) (1, 2, 3) (1, 1, 1, 1, 1)
# expect: ((), {'mine': 0}) ((1,), {'mine': 1}) ((1,), {'a': 2, 'mine': 1}) ((1, 2), {'b': 3, 'mine': 2})
# expect: ([11, 12], {}) ([], {})
# expect: () (1,) (1, 2, 3) (1, 1, 1, 1, 1)
# expect: ((), {'mine': 0}) ((1,), {'mine': 1}) ((1,), {'a': 2, 'mine': 1}) ((1, 2), {'b': 3, 'mine': 2})
# expect: ([11, 12], {}) ([], {})
# expect: () (1,) (1, 2, 3) (1, 1, 1, 1, 1)
# expect: ((), {'mine': 0}) ((1,), {'mine': 1}) ((1,), {'a': 2, 'mine': 1}) ((1, 2), {'b': 3, 'mine': 2})
# expect: ([11, 12], {}) ([], {})
print(only() is only(), only(1) is only(1), both()[1] is both()[1])  # expect: True False False
try:
    only(a=1)
except TypeError as error:
    print(error)  # expect: only() got an unexpected keyword argument 'a'

# More variables than a frame has registers.
lines = ['def large(*args, **kwargs):']
lines += [f'    v{n} = {n} + len(args)' for n in range(400)]
lines += ['    return args, kwargs, ' + ' + '.join(f'v{n}' for n in range(400))]
exec('\n'.join(lines))
for _ in range(3):
    print(large(1, 2), large(), large(1, a=2))
# expect: ((1, 2), {}, 80600) ((), {}, 79800) ((1,), {'a': 2}, 80200)
# expect: ((1, 2), {}, 80600) ((), {}, 79800) ((1,), {'a': 2}, 80200)
# expect: ((1, 2), {}, 80600) ((), {}, 79800) ((1,), {'a': 2}, 80200)


def deco(function):
    def wrapper(*args, **kwargs):
        return function(*args, **kwargs)

    return wrapper


@deco
def add(a, b=2, *, c=3):
    return a, b, c


for _ in range(3):
    print(add(1), add(1, 5), add(1, c=7), add(b=1, a=2))
# expect: (1, 2, 3) (1, 5, 3) (1, 2, 7) (2, 1, 3)
# expect: (1, 2, 3) (1, 5, 3) (1, 2, 7) (2, 1, 3)
# expect: (1, 2, 3) (1, 5, 3) (1, 2, 7) (2, 1, 3)
