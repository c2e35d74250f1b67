# cached_property: once for each instance, in its dict, whatever the class and its dict look like.
import functools


class A:
    def __init__(self):
        self.n = 0

    @functools.cached_property
    def cp(self):
        self.n += 1
        return self.n * 10

    @functools.cached_property
    def nothing(self):
        print("once")


a, b = A(), A()
print(a.cp, a.cp, a.n, vars(a))  # expect: 10 10 1 {'n': 1, 'cp': 10}
vars(b)
print(b.cp, b.cp, b.__dict__, b.nothing, b.nothing)
# expect: once
# expect: 10 10 {'n': 1, 'cp': 10, 'nothing': None} None None
del a.cp
print(a.cp)  # expect: 20
a.cp = 3
print(a.cp, type(A.cp).__name__)  # expect: 3 cached_property


class NoDict:
    __slots__ = ("x",)

    @functools.cached_property
    def cp(self):
        return 1


class SlotsAndDict:
    __slots__ = ("x", "__dict__")

    @functools.cached_property
    def cp(self):
        return 5


class OtherDict:
    @property
    def __dict__(self):
        return {}

    @functools.cached_property
    def cp(self):
        print("again")
        return 5


class Getting:
    def __getattribute__(self, name):
        return object.__getattribute__(self, name)

    @functools.cached_property
    def cp(self):
        return 6


class Failing:
    @functools.cached_property
    def cp(self):
        raise AttributeError("inner")

    def __getattr__(self, name):
        return "asked for " + name


class Setting:
    def __setattr__(self, name, value):
        print("set", name)

    @functools.cached_property
    def cp(self):
        return 7


try:
    NoDict().cp
except TypeError as error:
    print(error)  # expect: No '__dict__' attribute on 'NoDict' instance to cache 'cp' property.
both = SlotsAndDict()
print(both.cp, both.cp, vars(both), OtherDict().cp, Getting().cp, Failing().cp, Setting().cp)
# expect: again
# expect: 5 5 {'cp': 5} 5 6 asked for cp 7
