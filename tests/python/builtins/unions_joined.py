# Unions of classes are flat and without doubles however they are joined, and answer as their members would.
# since: 3.14
import abc


class Plain:
    pass


class Derived(Plain):
    pass


class Meta(type):
    def __or__(cls, other):
        return ("left", cls.__name__)

    def __ror__(cls, other):
        return ("right", cls.__name__)


class Own(metaclass=Meta):
    pass


class Claiming:
    @property
    def __class__(self):
        return int


class Abstract(abc.ABC):
    pass


print(int | None, None | int, int | str | None, int | int, (int | str) | (str | float), int | (str | int))
# expect: int | None None | int int | str | None <class 'int'> int | str | float int | str
print((int | None).__args__, (int | str).__parameters__, int | str == str | int, hash(int | str) == hash(str | int))
# expect: (<class 'int'>, <class 'NoneType'>) () True True
print(Own | int, int | Own, None | Own, (int | str) | Own, Abstract | int, bool | Abstract | None)
# expect: ('left', 'Own') ('right', 'Own') ('right', 'Own') int | str | __main__.Own __main__.Abstract | int bool | __main__.Abstract | None
for _ in range(2):
    print(isinstance(1, int | str), isinstance(1.0, int | str), isinstance(None, int | None), isinstance(Derived(), Plain | int))
    print(isinstance(Plain(), Derived | int), isinstance(Claiming(), int | str), isinstance(Claiming(), (str, int)))
    print(issubclass(bool, int | str), issubclass(float, int | str), issubclass(Derived, str | Plain))
# expect: True False True True
# expect: False True True
# expect: True False True
# expect: True False True True
# expect: False True True
# expect: True False True
for call in (lambda: isinstance(1, str | list[int]), lambda: int | 3, lambda: None | None, lambda: (int | str) | 3):
    try:
        print(call())
    except TypeError as e:
        print(e)


# An answer that was given before does not outlast what it followed from.
# expect: isinstance() argument 2 cannot be a parameterized generic
# expect: unsupported operand type(s) for |: 'type' and 'int'
# expect: unsupported operand type(s) for |: 'NoneType' and 'NoneType'
# expect: int | str | 3
class Left:
    pass


class Right:
    pass


class Moved(Left):
    pass


moved = Moved()
print([isinstance(moved, c) for c in (Left, Right, Abstract)], isinstance(moved, Right | Abstract))
# expect: [True, False, False] False
Moved.__bases__ = (Right,)
print([isinstance(moved, c) for c in (Left, Right, Abstract)], isinstance(moved, Right | Abstract))
# expect: [False, True, False] True
Abstract.register(Moved)
print([isinstance(moved, c) for c in (Left, Right, Abstract)], isinstance(moved, int | Abstract))
# expect: [False, True, True] True


class Late(type):
    pass


class Asked(metaclass=Late):
    pass


print(isinstance(moved, Asked), isinstance(moved, (int, Asked)))  # expect: False False
Late.__instancecheck__ = lambda cls, instance: True
print(isinstance(moved, Asked), isinstance(moved, (int, Asked)), isinstance(moved, int | Asked))


# More classes than are looked at in one go.
# expect: True True True
many = [type(f"Many{i}", (), {}) for i in range(40)]
joined = int
for cls in many:
    joined = joined | cls
print(len(joined.__args__), len((joined | joined).__args__), len((many[0] | joined).__args__), (joined | None).__args__[-1])
# expect: 41 41 41 <class 'NoneType'>
print(isinstance(many[39](), joined), isinstance("", joined), isinstance(many[39](), tuple(many)), isinstance("", tuple(many)))
# expect: True False True False
print(issubclass(many[39], joined), issubclass(str, joined), issubclass(many[39], tuple(many)))
# expect: True False True
for call in (lambda: type.__or__(3, int), lambda: type.__or__(None, int), lambda: type.__ror__("a", int)):
    try:
        print(call())
    except TypeError as e:
        print(e)
# expect: descriptor '__or__' requires a 'type' object but received a 'int'
# expect: descriptor '__or__' requires a 'type' object but received a 'NoneType'
# expect: descriptor '__ror__' requires a 'type' object but received a 'str'
