# What `__reduce_ex__` gives, and what classes are registered for.
import copy
import copyreg


class Plain:
    def __init__(self):
        self.x = 1


class Made(Plain):
    def __getnewargs__(self):
        return 1, 2


class Named:
    def __getnewargs_ex__(self):
        return (1,), {'k': 2}


class Slotted:
    __slots__ = ('a', 'b')


class Items(list):
    pass


make, args, *rest = Plain().__reduce_ex__(2)
print(make is copyreg.__newobj__, args, rest)
# expect: True (<class '__main__.Plain'>,) [{'x': 1}, None, None]
print(Made().__reduce_ex__(2)[1], Named().__reduce_ex__(2)[0] is copyreg.__newobj_ex__, Named().__reduce_ex__(2)[1])
# expect: (<class '__main__.Made'>, 1, 2) True (<class '__main__.Named'>, (1,), {'k': 2})
print(Plain().__reduce_ex__(0)[0] is copyreg._reconstructor, Plain().__reduce_ex__(1)[1:], Items([1]).__reduce_ex__(0)[1])
# expect: True ((<class '__main__.Plain'>, <class 'object'>, None), {'x': 1}) (<class '__main__.Items'>, <class 'list'>, [1])
slotted = Slotted()
slotted.a = 1
print(slotted.__reduce_ex__(2)[1:])  # expect: ((<class '__main__.Slotted'>,), (None, {'a': 1}), None, None)
for value, protocol in [(slotted, 0), (object(), 'a'), ((i for i in ()), 2)]:
    try:
        value.__reduce_ex__(protocol)
    except TypeError as error:
        print(error)
# expect: a class that defines __slots__ without defining __getstate__ cannot be pickled
# expect: 'str' object cannot be interpreted as an integer
# expect: cannot pickle 'generator' object
copyreg.pickle(Plain, lambda value: (Plain, ()))
plain = Plain()
plain.x = 5
print(copy.copy(plain).x, Plain in copyreg.dispatch_table)  # expect: 1 True


class Hidden:
    def __getattribute__(self, name):
        if name.startswith('__reduce'):
            raise AttributeError(name)
        return object.__getattribute__(self, name)


try:
    copy.copy(Hidden())
except copy.Error as error:
    print('not copied')  # expect: not copied
print(copy.deepcopy(Plain.__init__.__code__) is Plain.__init__.__code__)  # expect: True
make, args = object().__reduce__()
print(type(make(*args)))  # expect: <class 'object'>
