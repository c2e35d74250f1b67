# since: 3.14
# A class with slots and an assignment of its own is not told that its instances have no __dict__.
class Slots:
    __slots__ = ('a',)

class Own(Slots):
    __slots__ = ()
    def __setattr__(self, name, value):
        super().__setattr__(name, value)

class Below(Own):
    __slots__ = ()

class Deleting(Slots):
    __slots__ = ()
    def __delattr__(self, name):
        object.__delattr__(self, name)

for make in (Slots, Own, Below, Deleting, object):
    for act in (lambda o: setattr(o, 'z', 1), lambda o: delattr(o, 'z'), lambda o: object.__setattr__(o, 'y', 1)):
        try:
            act(make())
        except AttributeError as error:
            print(error)
# expect: 'Slots' object has no attribute 'z' and no __dict__ for setting new attributes
# expect: 'Slots' object has no attribute 'z' and no __dict__ for setting new attributes
# expect: 'Slots' object has no attribute 'y' and no __dict__ for setting new attributes
# expect: 'Own' object has no attribute 'z'
# expect: 'Own' object has no attribute 'z'
# expect: 'Own' object has no attribute 'y'
# expect: 'Below' object has no attribute 'z'
# expect: 'Below' object has no attribute 'z'
# expect: 'Below' object has no attribute 'y'
# expect: 'Deleting' object has no attribute 'z'
# expect: 'Deleting' object has no attribute 'z'
# expect: 'Deleting' object has no attribute 'y'
# expect: 'object' object has no attribute 'z' and no __dict__ for setting new attributes
# expect: 'object' object has no attribute 'z' and no __dict__ for setting new attributes
# expect: 'object' object has no attribute 'y' and no __dict__ for setting new attributes
