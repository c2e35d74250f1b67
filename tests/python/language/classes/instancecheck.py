# __instancecheck__, __subclasscheck__, __subclasshook__
class M(type):
    def __instancecheck__(c, o): return o == 5
    def __subclasscheck__(c, s): return s is int
class A(metaclass=M): pass
print(isinstance(5, A), isinstance(6, A), issubclass(int, A), issubclass(str, A))
# expect: True False True False
print(isinstance(A(), A), isinstance(5, (str, A)))  # expect: True True
from collections.abc import Sized, Iterable, Hashable, Callable, Sequence, Mapping
class L:
    def __len__(s): return 1
print(isinstance(L(), Sized), isinstance([], Sequence), isinstance({}, Mapping))  # expect: True True True
print(isinstance([], Hashable), isinstance(len, Callable), isinstance('', Iterable))
# expect: False True True
print(isinstance(5, Iterable), issubclass(L, Sized))  # expect: False True
try:
    issubclass(5, A)
    isinstance(5, M('Z', (), {}))
except TypeError as e: print(e)
class Lie:
    __class__ = int
print(isinstance(Lie(), int), type(Lie()) is Lie)  # expect: True True
