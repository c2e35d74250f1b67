# Functions can be made of code objects, with other globals, defaults and cells.
# since: 3.14
import types

word = 'here'


def make(n):
    def inner(a, b=2, *, c=3):
        return n, a, b, c, word
    return inner


f = make(5)
print(f.__code__ is f.__code__, make(6).__code__ is f.__code__)  # expect: True True
new = types.FunctionType(f.__code__, {'word': 'there'}, 'new', (10,), f.__closure__, {'c': 30})
print(new(1), new.__name__, new.__defaults__, new.__globals__)
# expect: (5, 1, 10, 30, 'there') new (10,) {'word': 'there'}
print(types.FunctionType(f.__code__, globals(), closure=(types.CellType('cell'),))(1, 2, c=4))
# expect: ('cell', 1, 2, 4, 'here')


def copied(function):
    result = types.FunctionType(function.__code__, function.__globals__, function.__name__, function.__defaults__,
                                function.__closure__)
    result.__kwdefaults__ = function.__kwdefaults__
    return result


print(copied(f)(9) == f(9), copied(f) is f)  # expect: True False
for args in [(f.__code__, {}), (f.__code__, {}, None, None, ()), (f.__code__, {}, None, None, (1,)), (f.__code__, {}, 3),
             (f.__code__, {}, None, 3), (f.__code__, 3), (3, {}), (make.__code__, {}, None, None, (types.CellType(),))]:
    try:
        types.FunctionType(*args)
    except (TypeError, ValueError) as error:
        print(type(error).__name__, error)
# expect: TypeError arg 5 (closure) must be tuple
# expect: ValueError inner requires closure of length 1, not 0
# expect: TypeError arg 5 (closure) expected cell, found int
# expect: TypeError arg 3 (name) must be None or string
# expect: TypeError arg 4 (defaults) must be None or tuple
# expect: TypeError function() argument 'globals' must be dict, not int
# expect: TypeError function() argument 'code' must be code, not int
# expect: ValueError make requires closure of length 0, not 1


async def coroutine():
    return word


try:
    types.FunctionType(coroutine.__code__, {'word': 'awaited'})().send(None)
except StopIteration as stop:
    print(stop.value)  # expect: awaited
