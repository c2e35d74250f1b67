# Functions of functions: decorators, closures, generators, functools, operator.
import functools
import operator
from functools import cache, cached_property, lru_cache, partial, reduce, total_ordering, wraps


def logged(function):
    @wraps(function)
    def wrapper(*args, **named):
        return function(*args, **named)

    return wrapper


def times(n):
    def decorate(function):
        @functools.wraps(function)
        def inner(*args):
            return [function(*args) for _ in range(n)]

        return inner

    return decorate


@logged
def add(a, b=1):
    """Adds."""
    return a + b


@times(2)
def greet(name):
    return f"hello {name}"


@lru_cache(maxsize=None)
def fib(n):
    return n if n < 2 else fib(n - 1) + fib(n - 2)


@cache
def square(n):
    return n * n


@lru_cache(maxsize=8)
def cube(n):
    return n**3


@total_ordering
class Version:
    def __init__(self, n):
        self.n = n

    def __eq__(self, other):
        return self.n == other.n

    def __lt__(self, other):
        return self.n < other.n

    @cached_property
    def double(self):
        return self.n * 2


@functools.singledispatch
def show(value):
    return str(value)


@show.register(int)
def _(value):
    return f"int {value}"


@show.register
def _(value: list):
    return "list"


def counter():
    n = 0

    def step():
        nonlocal n
        n += 1
        return n

    return step


def numbers(n):
    got = yield from range(n)
    sent = yield got
    yield sent


g = numbers(2)
print(add(1, b=2), add.__name__, add.__doc__, greet("a"), fib(30), fib.cache_info(), square(3), cube(2), partial(add, 5)(6), partial(add, b=7)(1))
print(reduce(operator.mul, [1, 2, 3]), operator.itemgetter(1)([0, 5]), operator.attrgetter("n")(Version(3)), Version(1) >= Version(2), Version(2).double)
print(show(1), show([]), show("a"), [counter()() for _ in range(2)], next(g), next(g), next(g), g.send(5), list(map(operator.methodcaller("upper"), "ab")))
print(sorted([3, 1], key=functools.cmp_to_key(lambda a, b: a - b)), sorted({"a": 2, "b": 1}.items(), key=operator.itemgetter(1)), list(x for x in range(3)))
