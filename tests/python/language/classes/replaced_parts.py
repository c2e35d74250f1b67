# The dict of an object can be deleted, `__class__` assigned between equal slots, attributes of methods are their functions'.
# since: 3.14
class Thing:
    def method(self):
        pass
    method.mark = 5


thing = Thing()
thing.x = 1
del thing.__dict__
print(thing.__dict__, hasattr(thing, 'x'))  # expect: {} False
thing.y = 2
print(thing.__dict__)  # expect: {'y': 2}
print(thing.method.mark, thing.method.__dict__, 'mark' in dir(thing.method))  # expect: 5 {'mark': 5} True
try:
    thing.method.mark = 6
except AttributeError as error:
    print(error)  # expect: 'method' object has no attribute 'mark' and no __dict__ for setting new attributes


def function():
    pass


for change in [lambda: delattr(function, '__dict__'), lambda: setattr(thing, '__dict__', None)]:
    try:
        change()
    except TypeError as error:
        print(error)
# expect: cannot delete __dict__
# expect: __dict__ must be set to a dictionary, not a 'NoneType'


class One:
    __slots__ = ('a', 'b')


class Other:
    __slots__ = ('b', 'a')


class Third:
    __slots__ = ('a', 'c')


one = One()
one.a, one.b = 1, 2
one.__class__ = Other
print(type(one).__name__, one.a, one.b)  # expect: Other 1 2
try:
    one.__class__ = Third
except TypeError as error:
    print(error)  # expect: __class__ assignment: 'Third' object layout differs from 'Other'
