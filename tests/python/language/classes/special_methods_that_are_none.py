# `__len__ = None` and `__next__ = None`: there, and not callable.
import operator


class NoLen:
    __len__ = None

    def __iter__(self):
        return iter([1])


class NoNext:
    __next__ = None

    def __iter__(self):
        return self


def loop():
    for x in NoNext():
        pass


for call in (
    lambda: len(NoLen()),
    lambda: bool(NoLen()),
    lambda: list(NoLen()),
    lambda: sorted(NoLen()),
    lambda: operator.length_hint(NoLen()),
    lambda: next(NoNext()),
    lambda: next(NoNext(), 1),
    lambda: list(NoNext()),
    lambda: type(iter(NoNext())).__name__,
    lambda: len(3),
    loop,
):
    try:
        print(call())
    except TypeError as e:
        print(e)
# expect: 'NoneType' object is not callable
# expect: 'NoneType' object is not callable
# expect: [1]
# expect: [1]
# expect: 0
# expect: 'NoneType' object is not callable
# expect: 'NoneType' object is not callable
# expect: 'NoneType' object is not callable
# expect: NoNext
# expect: object of type 'int' has no len()
# expect: 'NoneType' object is not callable
