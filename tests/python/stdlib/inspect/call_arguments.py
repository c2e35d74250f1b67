# since: 3.14
# getcallargs and getfullargspec: order of what they give, and the errors of a call.
import inspect


def full(a, b: int, c=3, *args: str, d, e=5, **kw: float) -> list: ...


def plain(a, b=2): ...


def only(*, a, b): ...


class Class:
    def method(self, x, y=1): ...


print(inspect.getfullargspec(full))
# expect: FullArgSpec(args=['a', 'b', 'c'], varargs='args', varkw='kw', defaults=(3,), kwonlyargs=['d', 'e'], kwonlydefaults={'e': 5}, annotations={'return': <class 'list'>, 'b': <class 'int'>, 'args': <class 'str'>, 'kw': <class 'float'>})
print(inspect.getfullargspec(Class().method))
# expect: FullArgSpec(args=['self', 'x', 'y'], varargs=None, varkw=None, defaults=(1,), kwonlyargs=[], kwonlydefaults=None, annotations={})
for function, args, named in [(full, (1, 2), {'d': 3}), (full, (1, 2, 3, 4), {'d': 3, 'z': 9}), (full, (1,), {'b': 2, 'd': 3}),
                              (full, (), {}), (full, (1, 2), {}), (full, (1, 2), {'a': 3}), (plain, (1, 2, 3), {}),
                              (plain, (1,), {'q': 1}), (only, (), {}), (only, (1,), {}), (only, (1,), {'a': 1}),
                              (Class.method, (), {}), (Class().method, (1, 2, 3), {})]:
    try:
        print(inspect.getcallargs(function, *args, **named))
    except TypeError as error:
        print(error)
# expect: {'a': 1, 'b': 2, 'args': (), 'kw': {}, 'd': 3, 'c': 3, 'e': 5}
# expect: {'a': 1, 'b': 2, 'c': 3, 'args': (4,), 'kw': {'z': 9}, 'd': 3, 'e': 5}
# expect: {'a': 1, 'args': (), 'kw': {}, 'b': 2, 'd': 3, 'c': 3, 'e': 5}
# expect: full() missing 2 required positional arguments: 'a' and 'b'
# expect: full() missing 1 required keyword-only argument: 'd'
# expect: full() got multiple values for argument 'a'
# expect: plain() takes from 1 to 2 positional arguments but 3 were given
# expect: plain() got an unexpected keyword argument 'q'
# expect: only() missing 2 required keyword-only arguments: 'a' and 'b'
# expect: only() takes 0 positional arguments but 1 was given
# expect: only() takes 0 positional arguments but 1 positional argument (and 1 keyword-only argument) were given
# expect: method() missing 2 required positional arguments: 'self' and 'x'
# expect: method() takes from 2 to 3 positional arguments but 4 were given
