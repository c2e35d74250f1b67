# A function that takes `*args, **kwargs` and nothing else gets a tuple and a dict of its own, however it is called.
def anything(*args, **kwargs):
    return args, kwargs


def relay(*args, **kwargs):
    result = anything(*args, **kwargs)
    result[1]['new'] = 1
    return result, kwargs


print(relay(1, 2, a=3))  # expect: (((1, 2), {'a': 3, 'new': 1}), {'a': 3})
print(relay(), relay(*[1], **{'x': 2}))  # expect: (((), {'new': 1}), {}) (((1,), {'x': 2, 'new': 1}), {'x': 2})
try:
    anything(**{1: 2})
except TypeError as error:
    print(error)  # expect: keywords must be strings


def counted(function):
    def wrapper(*args, **kwargs):
        return function(*args, **kwargs)
    return wrapper


class Point:
    def __init__(self, *args, **kwargs):
        self.given = args, kwargs

    @counted
    def move(self, x, y=1, *, z):
        return x, y, z


print(Point(1, z=2).given, Point().given)  # expect: ((1,), {'z': 2}) ((), {})
print(Point().move(1, z=3), Point().move(1, y=2, z=4))  # expect: (1, 1, 3) (1, 2, 4)
try:
    Point().move(1)
except TypeError as error:
    print(error)  # expect: Point.move() missing 1 required keyword-only argument: 'z'


def items(*args, **kwargs):
    yield args
    yield kwargs


print(list(items(1, k=2)), list(items(*[1, 2], **{'k': 2})))  # expect: [(1,), {'k': 2}] [(1, 2), {'k': 2}]
given = [1, 2]
kept, _ = anything(*given, **{})
given.append(3)
print(kept)  # expect: (1, 2)


def deeper(*args, **kwargs):
    return deeper(*args, **kwargs)


try:
    deeper(1, b=2)
except RecursionError:
    print('too deep')  # expect: too deep
