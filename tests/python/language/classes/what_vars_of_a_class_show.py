# A class has __dict__ and __weakref__ where its bases have them not yet, and __doc__ at the end.
# since: 3.14
class Config:
    DEBUG = True
    NAME = "app"


class Child(Config):
    "Documented."
    LEVEL = 3


class Slotted:
    __slots__ = ("a",)


class Both:
    __slots__ = ("__dict__", "__weakref__")


class Fault(Exception):
    pass


print(vars(Config))
# expect: {'__module__': '__main__', '__firstlineno__': 3, 'DEBUG': True, 'NAME': 'app', '__static_attributes__': (), '__dict__': <attribute '__dict__' of 'Config' objects>, '__weakref__': <attribute '__weakref__' of 'Config' objects>, '__doc__': None}
for cls in (Child, Slotted, Both, Fault, type("Items", (list,), {}), type("Number", (int,), {}), type("Meta", (type,), {}),
            type("Set", (set,), {}), type("Two", (dict, Config), {})):
    print(cls.__name__, sorted(vars(cls)))
# expect: Child ['LEVEL', '__doc__', '__firstlineno__', '__module__', '__static_attributes__']
# expect: Slotted ['__doc__', '__firstlineno__', '__module__', '__slots__', '__static_attributes__', 'a']
# expect: Both ['__dict__', '__doc__', '__firstlineno__', '__module__', '__slots__', '__static_attributes__', '__weakref__']
# expect: Fault ['__doc__', '__firstlineno__', '__module__', '__static_attributes__', '__weakref__']
# expect: Items ['__dict__', '__doc__', '__module__', '__weakref__']
# expect: Number ['__dict__', '__doc__', '__module__']
# expect: Meta ['__doc__', '__module__']
# expect: Set ['__dict__', '__doc__', '__module__']
# expect: Two ['__dict__', '__doc__', '__module__', '__weakref__']
print([name for name in dir(Config()) if name in ("__dict__", "__weakref__", "__module__", "__doc__")])
# expect: ['__dict__', '__doc__', '__module__', '__weakref__']
print(Config.__dict__["__dict__"], Config.__weakref__, Config().__weakref__, hasattr(Slotted(), "__weakref__"))
# expect: <attribute '__dict__' of 'Config' objects> <attribute '__weakref__' of 'Config' objects> None False
print([name for name in dir([]) if name in ("__dict__", "__weakref__", "__module__", "__doc__")])
# expect: ['__doc__']
print(dir(object()))
# expect: ['__class__', '__delattr__', '__dir__', '__doc__', '__eq__', '__format__', '__ge__', '__getattribute__', '__getstate__', '__gt__', '__hash__', '__init__', '__init_subclass__', '__le__', '__lt__', '__ne__', '__new__', '__reduce__', '__reduce_ex__', '__repr__', '__setattr__', '__sizeof__', '__str__', '__subclasshook__']
