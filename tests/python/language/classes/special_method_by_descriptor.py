# A special method may be a descriptor whose getter gives what is called.
class Special:
    def __init__(self, name, value):
        self.name = name
        self.value = value

    def __get__(self, instance, owner=None):
        return lambda *args, **kwargs: (print(self.name, args, kwargs), self.value)[1]


class Thing:
    __len__ = Special('len', 5)
    __call__ = Special('call', 1)
    __add__ = Special('add', 2)
    __radd__ = Special('radd', 3)
    __iadd__ = Special('iadd', 4)
    __eq__ = Special('eq', 6)
    __lt__ = Special('lt', 7)
    __contains__ = Special('contains', 1)
    __bool__ = Special('bool', False)
    __getitem__ = Special('getitem', 8)


thing = Thing()
print(len(thing))
# expect: len () {}
# expect: 5
print(thing())
# expect: call () {}
# expect: 1
print(thing(1, b=2))
# expect: call (1,) {'b': 2}
# expect: 1
print(thing + 1)
# expect: add (1,) {}
# expect: 2
print(1 + thing)
# expect: radd (1,) {}
# expect: 3
print(thing == 1)
# expect: eq (1,) {}
# expect: 6
print(thing < 1)
# expect: lt (1,) {}
# expect: 7
print(1 in thing)
# expect: contains (1,) {}
# expect: True
print(not thing)
# expect: bool () {}
# expect: True
print('yes' if thing else 'no')
# expect: bool () {}
# expect: no
print(thing['a'])
# expect: getitem ('a',) {}
# expect: 8
thing += 1  # expect: iadd (1,) {}
print(thing)  # expect: 4


class Broken:
    @property
    def __call__(self):
        raise KeyError('no call')


try:
    Broken()()
except KeyError as error:
    print('KeyError', error)  # expect: KeyError 'no call'
