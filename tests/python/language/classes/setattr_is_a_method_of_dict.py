# Special methods of attributes that are methods of builtin classes, as in dicts with attributes.


class Attributes(dict):
    __getattr__ = dict.get
    __setattr__ = dict.__setitem__
    __delattr__ = dict.__delitem__


made = Attributes(a=1)
made.b = Attributes(c=2)
setattr(made, 'd', 3)
print(made, made.b.c, made.d, made.nope, vars(made))  # expect: {'a': 1, 'b': {'c': 2}, 'd': 3} 2 3 None {}
del made.a
delattr(made, 'd')
print(made)  # expect: {'b': {'c': 2}}
try:
    del made.a
except KeyError as error:
    print(repr(error))  # expect: KeyError('a')
for _ in range(3):
    made.n = made.get('n', 0) + 1
print(made)  # expect: {'b': {'c': 2}, 'n': 3}


class Plain:
    __setattr__ = object.__setattr__
    __delattr__ = object.__delattr__


plain = Plain()
plain.x = 1
print(vars(plain))  # expect: {'x': 1}
del plain.x
print(vars(plain))  # expect: {}


class Shared:
    kept = {}
    __setattr__ = kept.__setitem__
    __delattr__ = kept.pop


shared = Shared()
shared.x = 5
print(Shared.kept, vars(shared))  # expect: {'x': 5} {}
del shared.x
print(Shared.kept)  # expect: {}
