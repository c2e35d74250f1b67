# `getattr`, `hasattr`, `setattr` and `vars` with names that were made, and names that nothing has.
class Node:
    kind = "class"

    def __init__(self):
        self.x = 1

    def visit_a(self):
        return "a"

    def visit_b(self):
        return "b"


class Slots:
    __slots__ = ("p",)


class Hook(Node):
    def __getattr__(self, name):
        if name.startswith("no"):
            raise AttributeError(name)
        return f"hook {name}"


o = Node()
for name in ("a", "b", "c"):
    print(getattr(o, "visit_" + name, None) is not None, hasattr(o, "visit_" + name), getattr(o, f"visit_{name}", lambda: "none")())
# expect: True True a
# expect: True True b
# expect: False False none
for i in range(3):
    setattr(o, "field" + str(i), i)
    setattr(o, "f" * (i + 20), i)
print([getattr(o, "field%d" % i) for i in range(3)], o.field2, getattr(o, "f" * 22), "".join(["ki", "nd"]), getattr(o, "".join(["ki", "nd"])))
# expect: [0, 1, 2] 2 2 kind class
print(hasattr(o, "nothing" + "x"), hasattr(o, "é" + "x"), hasattr(o, ""), hasattr(o, "x" * 100))
# expect: False False False False
setattr(o, "é" + "ü", 5)
setattr(o, "long" * 10, 6)
print(getattr(o, "éü"), getattr(o, "long" * 10), o.éü)  # expect: 5 6 5
vars(o)["made" + "here"] = 7
vars(o)["a b"] = 8
print(getattr(o, "made" "here"), getattr(o, "a" + " b"), hasattr(o, "a" + " c"), o.madehere)
# expect: 7 8 False 7
h = Hook()
print(getattr(h, "some" + "thing"), hasattr(h, "no" + "thing"), getattr(h, "no" + "thing", 3), getattr(h, "x"))
# expect: hook something False 3 1
for bad in (1, None, b"x"):
    try:
        getattr(o, bad)
    except TypeError as e:
        print(e)
# expect: attribute name must be string, not 'int'
# expect: attribute name must be string, not 'NoneType'
# expect: attribute name must be string, not 'bytes'
try:
    getattr(o, "miss" + "ing")
except AttributeError as e:
    print(e, e.name)  # expect: 'Node' object has no attribute 'missing' missing
import math
print(getattr(math, "p" + "i") == math.pi, hasattr(math, "sq" + "rt"), hasattr(math, "sq" + "rf"), getattr([], "app" + "end").__name__)
# expect: True True False append
print(vars(Node()))  # expect: {'x': 1}
print(vars(o) is o.__dict__, sorted(vars(h)), "visit_a" in vars(Node), vars(math)["pi"] == math.pi)
# expect: True ['x'] True True
for bad in (Slots(), 1, [], "x"):
    try:
        vars(bad)
    except TypeError as e:
        print(e)
# expect: vars() argument must have __dict__ attribute
# expect: vars() argument must have __dict__ attribute
# expect: vars() argument must have __dict__ attribute
# expect: vars() argument must have __dict__ attribute


class Own:
    @property
    def __dict__(self):
        return {"own": 1}


class All:
    def __getattribute__(self, name):
        return name


class Raises:
    @property
    def __dict__(self):
        raise ValueError("no dict")


print(vars(Own()), vars(All()))  # expect: {'own': 1} __dict__
try:
    vars(Raises())
except ValueError as e:
    print(e)  # expect: no dict


def f():
    local = 1
    return vars()


print(f(), callable(o), callable(Node), callable(f), callable(len))
# expect: {'local': 1} False True True True
