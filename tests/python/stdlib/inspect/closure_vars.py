# getclosurevars says where the names in a body come from; getargs and formatargvalues show parameters
# since: 3.14
import inspect

rate = 2


def outer(a):
    y = 3

    def inner():
        return rate, a, y, len, nobody, a.foo

    return inner


class Plain:
    def method(self):
        return rate


print(inspect.getclosurevars(outer(1)).nonlocals, inspect.getclosurevars(outer(1)).globals)
# expect: {'a': 1, 'y': 3} {'rate': 2}
print(inspect.getclosurevars(outer(1)).builtins == {'len': len}, sorted(inspect.getclosurevars(outer(1)).unbound))
# expect: True ['foo', 'nobody']
print(inspect.getclosurevars(Plain().method))
# expect: ClosureVars(nonlocals={}, globals={'rate': 2}, builtins={}, unbound=set())
try:
    inspect.getclosurevars(3)
except TypeError as error:
    print(error)  # expect: 3 is not a Python function


def everything(a, /, b, *args, c, **kwargs):
    return a


print(inspect.getargs(everything.__code__))
# expect: Arguments(args=['a', 'b', 'c'], varargs='args', varkw='kwargs')
print(inspect.formatargvalues(['a'], 'args', 'kw', {'a': 1, 'args': (2,), 'kw': {'x': 3}}))
# expect: (a=1, *args=(2,), **kw={'x': 3})
try:
    inspect.getcallargs(everything)
except TypeError as error:
    print(error)  # expect: everything() missing 2 required positional arguments: 'a' and 'b'
