# `==`, `!=` and the order of values of every sort with each other, as a value and as a branch.
import enum


class Plain:
    pass


class Equal:
    def __eq__(self, other):
        return True

    __hash__ = None


class Unequal:
    def __ne__(self, other):
        return "unequal"


class Derived(Plain):
    pass


class DerivedEqual(Plain):
    def __eq__(self, other):
        return "derived"

    __hash__ = None


class Meta(type):
    def __eq__(self, other):
        return "meta"

    __hash__ = type.__hash__


class OfMeta(metaclass=Meta):
    pass


class Int(int):
    pass


class IntEqual(int):
    def __eq__(self, other):
        return "int equal"

    def __lt__(self, other):
        return "int less"

    __hash__ = int.__hash__


class IntUnequal(int):
    def __ne__(self, other):
        return "int unequal"

    def __gt__(self, other):
        return "int greater"


class Text(str):
    pass


class Real(float):
    pass


class Colour(enum.Enum):
    RED = 1
    BLUE = 2


class Number(enum.IntEnum):
    ONE = 1
    TWO = 2


class Flags(enum.Flag):
    A = 1
    B = 2


def function():
    pass


def generator():
    yield


plain, nan, items, entries = Plain(), float("nan"), [1], {"a": 1}
items_of_nan = [nan]
values = {
    "True": True, "1": 1, "0": 0, "big": 2**70, "1.0": 1.0, "nan": nan, "1j": 1j, "'a'": "a", "b'a'": b"a", "ba": bytearray(b"a"),
    "items": items, "[1]": [1], "[]": [], "[nan]": items_of_nan, "(1,)": (1,), "()": (), "entries": entries, "{'a':1}": {"a": 1}, "{}": {},
    "{1}": {1}, "frozen": frozenset([1]), "range": range(1), "keys": {1: 2}.keys(), "None": None, "...": ..., "plain": plain,
    "Plain()": Plain(), "Equal()": Equal(), "Unequal()": Unequal(), "Derived()": Derived(), "DerivedEqual()": DerivedEqual(),
    "Plain": Plain, "Derived": Derived, "OfMeta": OfMeta, "int": int, "type": type, "len": len, "function": function, "gen": generator(),
    "Int": Int(1), "IntEqual": IntEqual(1), "IntUnequal": IntUnequal(1), "Text": Text("a"), "Real": Real(1.0), "RED": Colour.RED,
    "BLUE": Colour.BLUE, "ONE": Number.ONE, "TWO": Number.TWO, "A": Flags.A, "bound": plain.__str__, "enum": enum,
}  # fmt: skip


def equal(a, b):
    return a == b


def unequal(a, b):
    return a != b


def branch(a, b):
    if a == b:
        return "=="
    return "not"


def branch_unequal(a, b):
    if not (a != b):
        return "not"
    return "!="


def less(a, b):
    return a < b


def at_least(a, b):
    if a >= b:
        return ">="
    return "below"


few = ["True", "1", "big", "1.0", "'a'", "items", "(1,)", "entries", "None", "plain", "Unequal()", "DerivedEqual()", "Plain", "OfMeta", "Int", "IntEqual", "IntUnequal", "RED", "ONE"]
for name in few:
    a = values[name]
    said = [(other, equal(a, values[other]), unequal(a, values[other])) for other in few]
    print(name, "==", *[other for other, same, _ in said if same is True], "| not !=", *[other for other, _, differ in said if differ is False])
    print("   ", *[row for row in said if not (isinstance(row[1], bool) and isinstance(row[2], bool))])
# expect: True == True 1 1.0 Int IntEqual IntUnequal ONE | not != True 1 1.0 DerivedEqual() OfMeta Int IntEqual IntUnequal ONE
# expect:     ('Unequal()', False, 'unequal') ('DerivedEqual()', 'derived', False) ('OfMeta', 'meta', False)
# expect: 1 == True 1 1.0 Int IntUnequal ONE | not != True 1 1.0 DerivedEqual() OfMeta Int IntEqual ONE
# expect:     ('Unequal()', False, 'unequal') ('DerivedEqual()', 'derived', False) ('OfMeta', 'meta', False) ('IntEqual', 'int equal', False) ('IntUnequal', True, 'int unequal')
# expect: big == big | not != big DerivedEqual() OfMeta
# expect:     ('Unequal()', False, 'unequal') ('DerivedEqual()', 'derived', False) ('OfMeta', 'meta', False) ('IntEqual', 'int equal', True) ('IntUnequal', False, 'int unequal')
# expect: 1.0 == True 1 1.0 Int IntEqual IntUnequal ONE | not != True 1 1.0 DerivedEqual() OfMeta Int IntEqual IntUnequal ONE
# expect:     ('Unequal()', False, 'unequal') ('DerivedEqual()', 'derived', False) ('OfMeta', 'meta', False)
# expect: 'a' == 'a' | not != 'a' DerivedEqual() OfMeta
# expect:     ('Unequal()', False, 'unequal') ('DerivedEqual()', 'derived', False) ('OfMeta', 'meta', False) ('IntEqual', 'int equal', True) ('IntUnequal', False, 'int unequal')
# expect: items == items | not != items DerivedEqual() OfMeta
# expect:     ('Unequal()', False, 'unequal') ('DerivedEqual()', 'derived', False) ('OfMeta', 'meta', False) ('IntEqual', 'int equal', True) ('IntUnequal', False, 'int unequal')
# expect: (1,) == (1,) | not != (1,) DerivedEqual() OfMeta
# expect:     ('Unequal()', False, 'unequal') ('DerivedEqual()', 'derived', False) ('OfMeta', 'meta', False) ('IntEqual', 'int equal', True) ('IntUnequal', False, 'int unequal')
# expect: entries == entries | not != entries DerivedEqual() OfMeta
# expect:     ('Unequal()', False, 'unequal') ('DerivedEqual()', 'derived', False) ('OfMeta', 'meta', False) ('IntEqual', 'int equal', True) ('IntUnequal', False, 'int unequal')
# expect: None == None | not != None DerivedEqual() OfMeta
# expect:     ('Unequal()', False, 'unequal') ('DerivedEqual()', 'derived', False) ('OfMeta', 'meta', False) ('IntEqual', 'int equal', True) ('IntUnequal', False, 'int unequal')
# expect: plain == plain | not != plain DerivedEqual() OfMeta
# expect:     ('Unequal()', False, 'unequal') ('DerivedEqual()', 'derived', False) ('OfMeta', 'meta', False) ('IntEqual', 'int equal', True) ('IntUnequal', False, 'int unequal')
# expect: Unequal() == Unequal() | not !=
# expect:     ('True', False, 'unequal') ('1', False, 'unequal') ('big', False, 'unequal') ('1.0', False, 'unequal') ("'a'", False, 'unequal') ('items', False, 'unequal') ('(1,)', False, 'unequal') ('entries', False, 'unequal') ('None', False, 'unequal') ('plain', False, 'unequal') ('Unequal()', True, 'unequal') ('DerivedEqual()', 'derived', 'unequal') ('Plain', False, 'unequal') ('OfMeta', 'meta', 'unequal') ('Int', False, 'unequal') ('IntEqual', 'int equal', 'unequal') ('IntUnequal', False, 'unequal') ('RED', False, 'unequal') ('ONE', False, 'unequal')
# expect: DerivedEqual() == | not != True 1 big 1.0 'a' items (1,) entries None plain Unequal() DerivedEqual() Plain OfMeta Int IntEqual IntUnequal RED ONE
# expect:     ('True', 'derived', False) ('1', 'derived', False) ('big', 'derived', False) ('1.0', 'derived', False) ("'a'", 'derived', False) ('items', 'derived', False) ('(1,)', 'derived', False) ('entries', 'derived', False) ('None', 'derived', False) ('plain', 'derived', False) ('Unequal()', 'derived', False) ('DerivedEqual()', 'derived', False) ('Plain', 'derived', False) ('OfMeta', 'derived', False) ('Int', 'derived', False) ('IntEqual', 'derived', False) ('IntUnequal', 'derived', False) ('RED', 'derived', False) ('ONE', 'derived', False)
# expect: Plain == Plain | not != DerivedEqual() Plain OfMeta
# expect:     ('Unequal()', False, 'unequal') ('DerivedEqual()', 'derived', False) ('OfMeta', 'meta', False) ('IntEqual', 'int equal', True) ('IntUnequal', False, 'int unequal')
# expect: OfMeta == | not != True 1 big 1.0 'a' items (1,) entries None plain Unequal() DerivedEqual() Plain OfMeta Int IntEqual IntUnequal RED ONE
# expect:     ('True', 'meta', False) ('1', 'meta', False) ('big', 'meta', False) ('1.0', 'meta', False) ("'a'", 'meta', False) ('items', 'meta', False) ('(1,)', 'meta', False) ('entries', 'meta', False) ('None', 'meta', False) ('plain', 'meta', False) ('Unequal()', 'meta', False) ('DerivedEqual()', 'meta', False) ('Plain', 'meta', False) ('OfMeta', 'meta', False) ('Int', 'meta', False) ('IntEqual', 'meta', False) ('IntUnequal', 'meta', False) ('RED', 'meta', False) ('ONE', 'meta', False)
# expect: Int == True 1 1.0 Int IntEqual IntUnequal ONE | not != True 1 1.0 DerivedEqual() OfMeta Int IntEqual IntUnequal ONE
# expect:     ('Unequal()', False, 'unequal') ('DerivedEqual()', 'derived', False) ('OfMeta', 'meta', False)
# expect: IntEqual == | not != True 1 1.0 DerivedEqual() OfMeta Int IntEqual IntUnequal ONE
# expect:     ('True', 'int equal', False) ('1', 'int equal', False) ('big', 'int equal', True) ('1.0', 'int equal', False) ("'a'", 'int equal', True) ('items', 'int equal', True) ('(1,)', 'int equal', True) ('entries', 'int equal', True) ('None', 'int equal', True) ('plain', 'int equal', True) ('Unequal()', 'int equal', 'unequal') ('DerivedEqual()', 'int equal', False) ('Plain', 'int equal', True) ('OfMeta', 'int equal', False) ('Int', 'int equal', False) ('IntEqual', 'int equal', False) ('IntUnequal', 'int equal', False) ('RED', 'int equal', True) ('ONE', 'int equal', False)
# expect: IntUnequal == True 1 1.0 Int IntEqual IntUnequal ONE | not !=
# expect:     ('True', True, 'int unequal') ('1', True, 'int unequal') ('big', False, 'int unequal') ('1.0', True, 'int unequal') ("'a'", False, 'int unequal') ('items', False, 'int unequal') ('(1,)', False, 'int unequal') ('entries', False, 'int unequal') ('None', False, 'int unequal') ('plain', False, 'int unequal') ('Unequal()', False, 'int unequal') ('DerivedEqual()', 'derived', 'int unequal') ('Plain', False, 'int unequal') ('OfMeta', 'meta', 'int unequal') ('Int', True, 'int unequal') ('IntEqual', True, 'int unequal') ('IntUnequal', True, 'int unequal') ('RED', False, 'int unequal') ('ONE', True, 'int unequal')
# expect: RED == RED | not != DerivedEqual() OfMeta RED
# expect:     ('Unequal()', False, 'unequal') ('DerivedEqual()', 'derived', False) ('OfMeta', 'meta', False) ('IntEqual', 'int equal', True) ('IntUnequal', False, 'int unequal')
# expect: ONE == True 1 1.0 Int IntEqual IntUnequal ONE | not != True 1 1.0 DerivedEqual() OfMeta Int IntEqual IntUnequal ONE
# expect:     ('Unequal()', False, 'unequal') ('DerivedEqual()', 'derived', False) ('OfMeta', 'meta', False)
for name, b in values.items():
    print(name, end=":")
    for other in ("True", "1.0", "'a'", "items", "entries", "None", "plain", "Plain", "len", name):
        a = values[other]
        print("", equal(a, b), branch(b, a), branch_unequal(a, b), end=";")
    print()
# expect: True: True == not; True == not; False not !=; False not !=; False not !=; False not !=; False not !=; False not !=; False not !=; True == not;
# expect: 1: True == not; True == not; False not !=; False not !=; False not !=; False not !=; False not !=; False not !=; False not !=; True == not;
# expect: 0: False not !=; False not !=; False not !=; False not !=; False not !=; False not !=; False not !=; False not !=; False not !=; True == not;
# expect: big: False not !=; False not !=; False not !=; False not !=; False not !=; False not !=; False not !=; False not !=; False not !=; True == not;
# expect: 1.0: True == not; True == not; False not !=; False not !=; False not !=; False not !=; False not !=; False not !=; False not !=; True == not;
# expect: nan: False not !=; False not !=; False not !=; False not !=; False not !=; False not !=; False not !=; False not !=; False not !=; False not !=;
# expect: 1j: False not !=; False not !=; False not !=; False not !=; False not !=; False not !=; False not !=; False not !=; False not !=; True == not;
# expect: 'a': False not !=; False not !=; True == not; False not !=; False not !=; False not !=; False not !=; False not !=; False not !=; True == not;
# expect: b'a': False not !=; False not !=; False not !=; False not !=; False not !=; False not !=; False not !=; False not !=; False not !=; True == not;
# expect: ba: False not !=; False not !=; False not !=; False not !=; False not !=; False not !=; False not !=; False not !=; False not !=; True == not;
# expect: items: False not !=; False not !=; False not !=; True == not; False not !=; False not !=; False not !=; False not !=; False not !=; True == not;
# expect: [1]: False not !=; False not !=; False not !=; True == not; False not !=; False not !=; False not !=; False not !=; False not !=; True == not;
# expect: []: False not !=; False not !=; False not !=; False not !=; False not !=; False not !=; False not !=; False not !=; False not !=; True == not;
# expect: [nan]: False not !=; False not !=; False not !=; False not !=; False not !=; False not !=; False not !=; False not !=; False not !=; True == not;
# expect: (1,): False not !=; False not !=; False not !=; False not !=; False not !=; False not !=; False not !=; False not !=; False not !=; True == not;
# expect: (): False not !=; False not !=; False not !=; False not !=; False not !=; False not !=; False not !=; False not !=; False not !=; True == not;
# expect: entries: False not !=; False not !=; False not !=; False not !=; True == not; False not !=; False not !=; False not !=; False not !=; True == not;
# expect: {'a':1}: False not !=; False not !=; False not !=; False not !=; True == not; False not !=; False not !=; False not !=; False not !=; True == not;
# expect: {}: False not !=; False not !=; False not !=; False not !=; False not !=; False not !=; False not !=; False not !=; False not !=; True == not;
# expect: {1}: False not !=; False not !=; False not !=; False not !=; False not !=; False not !=; False not !=; False not !=; False not !=; True == not;
# expect: frozen: False not !=; False not !=; False not !=; False not !=; False not !=; False not !=; False not !=; False not !=; False not !=; True == not;
# expect: range: False not !=; False not !=; False not !=; False not !=; False not !=; False not !=; False not !=; False not !=; False not !=; True == not;
# expect: keys: False not !=; False not !=; False not !=; False not !=; False not !=; False not !=; False not !=; False not !=; False not !=; True == not;
# expect: None: False not !=; False not !=; False not !=; False not !=; False not !=; True == not; False not !=; False not !=; False not !=; True == not;
# expect: ...: False not !=; False not !=; False not !=; False not !=; False not !=; False not !=; False not !=; False not !=; False not !=; True == not;
# expect: plain: False not !=; False not !=; False not !=; False not !=; False not !=; False not !=; True == not; False not !=; False not !=; True == not;
# expect: Plain(): False not !=; False not !=; False not !=; False not !=; False not !=; False not !=; False not !=; False not !=; False not !=; True == not;
# expect: Equal(): True == not; True == not; True == not; True == not; True == not; True == not; True == not; True == not; True == not; True == not;
# expect: Unequal(): False not !=; False not !=; False not !=; False not !=; False not !=; False not !=; False not !=; False not !=; False not !=; True == !=;
# expect: Derived(): False not !=; False not !=; False not !=; False not !=; False not !=; False not !=; False not !=; False not !=; False not !=; True == not;
# expect: DerivedEqual(): derived == not; derived == not; derived == not; derived == not; derived == not; derived == not; derived == not; derived == not; derived == not; derived == not;
# expect: Plain: False not !=; False not !=; False not !=; False not !=; False not !=; False not !=; False not !=; True == not; False not !=; True == not;
# expect: Derived: False not !=; False not !=; False not !=; False not !=; False not !=; False not !=; False not !=; False not !=; False not !=; True == not;
# expect: OfMeta: meta == not; meta == not; meta == not; meta == not; meta == not; meta == not; meta == not; meta == not; meta == not; meta == not;
# expect: int: False not !=; False not !=; False not !=; False not !=; False not !=; False not !=; False not !=; False not !=; False not !=; True == not;
# expect: type: False not !=; False not !=; False not !=; False not !=; False not !=; False not !=; False not !=; False not !=; False not !=; True == not;
# expect: len: False not !=; False not !=; False not !=; False not !=; False not !=; False not !=; False not !=; False not !=; True == not; True == not;
# expect: function: False not !=; False not !=; False not !=; False not !=; False not !=; False not !=; False not !=; False not !=; False not !=; True == not;
# expect: gen: False not !=; False not !=; False not !=; False not !=; False not !=; False not !=; False not !=; False not !=; False not !=; True == not;
# expect: Int: True == not; True == not; False not !=; False not !=; False not !=; False not !=; False not !=; False not !=; False not !=; True == not;
# expect: IntEqual: True == not; True == not; int equal == !=; int equal == !=; int equal == !=; int equal == !=; int equal == !=; int equal == !=; int equal == !=; int equal == not;
# expect: IntUnequal: True == not; True == not; False not !=; False not !=; False not !=; False not !=; False not !=; False not !=; False not !=; True == !=;
# expect: Text: False not !=; False not !=; True == not; False not !=; False not !=; False not !=; False not !=; False not !=; False not !=; True == not;
# expect: Real: True == not; True == not; False not !=; False not !=; False not !=; False not !=; False not !=; False not !=; False not !=; True == not;
# expect: RED: False not !=; False not !=; False not !=; False not !=; False not !=; False not !=; False not !=; False not !=; False not !=; True == not;
# expect: BLUE: False not !=; False not !=; False not !=; False not !=; False not !=; False not !=; False not !=; False not !=; False not !=; True == not;
# expect: ONE: True == not; True == not; False not !=; False not !=; False not !=; False not !=; False not !=; False not !=; False not !=; True == not;
# expect: TWO: False not !=; False not !=; False not !=; False not !=; False not !=; False not !=; False not !=; False not !=; False not !=; True == not;
# expect: A: False not !=; False not !=; False not !=; False not !=; False not !=; False not !=; False not !=; False not !=; False not !=; True == not;
# expect: bound: False not !=; False not !=; False not !=; False not !=; False not !=; False not !=; False not !=; False not !=; False not !=; True == not;
# expect: enum: False not !=; False not !=; False not !=; False not !=; False not !=; False not !=; False not !=; False not !=; False not !=; True == not;
for name in ("True", "big", "1.0", "'a'", "Int", "IntEqual", "IntUnequal", "Text", "Real", "ONE", "TWO", "plain"):
    ordered = []
    for other in ("True", "0", "1.0", "'a'", "Int", "IntEqual", "IntUnequal", "Text", "Real", "TWO", "plain"):
        try:
            ordered.append(f"{other}:{less(values[name], values[other])}:{at_least(values[name], values[other])}")
        except TypeError as e:
            ordered.append(f"{other}:no")
    print(name, *ordered)

# What a class learns later counts.
# expect: True True:False:>= 0:False:>= 1.0:False:>= 'a':no Int:False:>= IntEqual:False:>= IntUnequal:False:>= Text:no Real:False:>= TWO:True:below plain:no
# expect: big True:False:>= 0:False:>= 1.0:False:>= 'a':no Int:False:>= IntEqual:False:>= IntUnequal:int greater:>= Text:no Real:False:>= TWO:False:>= plain:no
# expect: 1.0 True:False:>= 0:False:>= 1.0:False:>= 'a':no Int:False:>= IntEqual:False:>= IntUnequal:False:>= Text:no Real:False:>= TWO:True:below plain:no
# expect: 'a' True:no 0:no 1.0:no 'a':False:>= Int:no IntEqual:no IntUnequal:no Text:False:>= Real:no TWO:no plain:no
# expect: Int True:False:>= 0:False:>= 1.0:False:>= 'a':no Int:False:>= IntEqual:False:>= IntUnequal:False:>= Text:no Real:False:>= TWO:True:below plain:no
# expect: IntEqual True:int less:>= 0:int less:>= 1.0:int less:>= 'a':no Int:int less:>= IntEqual:int less:>= IntUnequal:int less:>= Text:no Real:int less:>= TWO:int less:below plain:no
# expect: IntUnequal True:False:>= 0:False:>= 1.0:False:>= 'a':no Int:False:>= IntEqual:False:>= IntUnequal:False:>= Text:no Real:False:>= TWO:True:below plain:no
# expect: Text True:no 0:no 1.0:no 'a':False:>= Int:no IntEqual:no IntUnequal:no Text:False:>= Real:no TWO:no plain:no
# expect: Real True:False:>= 0:False:>= 1.0:False:>= 'a':no Int:False:>= IntEqual:False:>= IntUnequal:False:>= Text:no Real:False:>= TWO:True:below plain:no
# expect: ONE True:False:>= 0:False:>= 1.0:False:>= 'a':no Int:False:>= IntEqual:False:>= IntUnequal:False:>= Text:no Real:False:>= TWO:True:below plain:no
# expect: TWO True:False:>= 0:False:>= 1.0:False:>= 'a':no Int:False:>= IntEqual:False:>= IntUnequal:False:>= Text:no Real:False:>= TWO:False:>= plain:no
# expect: plain True:no 0:no 1.0:no 'a':no Int:no IntEqual:no IntUnequal:no Text:no Real:no TWO:no plain:no
p, q = Plain(), Plain()
print(equal(p, q), unequal(p, q), branch(p, None), branch_unequal(p, 5))  # expect: False True not !=
Plain.__eq__ = lambda self, other: "later"
print(equal(p, q), unequal(p, q), branch(p, None), branch_unequal(p, 5), equal(None, p), equal(5, p))
# expect: later False == not later later
del Plain.__eq__
Plain.__ne__ = lambda self, other: "later unequal"
print(equal(p, q), unequal(p, q), branch(p, None), branch_unequal(p, 5), unequal(None, p))
# expect: False later unequal not != later unequal
del Plain.__ne__
print(equal(p, p), unequal(p, p), equal(p, q), unequal(p, q))  # expect: True False False True
Int.__eq__ = lambda self, other: "int later"
print(equal(Int(1), 1), equal(1, Int(1)), unequal(Int(1), 1), less(Int(0), 1))
# expect: int later int later False True
del Int.__eq__
print(equal(Int(1), 1), equal(1, Int(2)), unequal(Int(1), 1), less(Int(0), 1))
# expect: True False False True



class Borrows(int):
    __eq__ = str.__eq__
    __lt__ = float.__lt__
    __hash__ = int.__hash__


class BorrowsAlone:
    __eq__ = int.__eq__
    __ne__ = int.__ne__


for ask in (equal, unequal, less, branch):
    for x, y in ((Borrows(1), 1), (1, Borrows(1)), (Borrows(1), Borrows(1)), (BorrowsAlone(), None), (None, BorrowsAlone())):
        try:
            print(ask(x, y), end=" ")
        except TypeError as e:
            print(e, end="; ")
# expect: descriptor '__eq__' requires a 'str' object but received a 'Borrows'; descriptor '__eq__' requires a 'str' object but received a 'Borrows'; descriptor '__eq__' requires a 'str' object but received a 'Borrows'; descriptor '__eq__' requires a 'int' object but received a 'BorrowsAlone'; descriptor '__eq__' requires a 'int' object but received a 'BorrowsAlone'; False False False descriptor '__ne__' requires a 'int' object but received a 'BorrowsAlone'; descriptor '__ne__' requires a 'int' object but received a 'BorrowsAlone'; descriptor '__lt__' requires a 'float' object but received a 'Borrows'; False descriptor '__lt__' requires a 'float' object but received a 'Borrows'; '<' not supported between instances of 'BorrowsAlone' and 'NoneType'; '<' not supported between instances of 'NoneType' and 'BorrowsAlone'; descriptor '__eq__' requires a 'str' object but received a 'Borrows'; descriptor '__eq__' requires a 'str' object but received a 'Borrows'; descriptor '__eq__' requires a 'str' object but received a 'Borrows'; descriptor '__eq__' requires a 'int' object but received a 'BorrowsAlone'; descriptor '__eq__' requires a 'int' object but received a 'BorrowsAlone';
print()

t, f = True, False
print(t & f, t | f, t ^ t, t & 3, 3 | f, t ^ 2, t & 2**70, (t | 2**70) - 2**70, 5 & t)
# expect: False True False 1 3 3 0 1 1
t &= f
f |= 6
print(t, f, type(True & True), type(True & 1), True < 2, False >= True, True == 1, True != 1.0, str(t), repr(True), str(None), f"{t} {None!r}")
# expect: False 6 <class 'bool'> <class 'int'> True False True False False True None False None
for v in (1, 1.5, 2**70, "a", b"", [], (), {}, set(), frozenset(), range(2), None, True, 1j):
    print(v.__class__, v.__class__.__name__, v.__class__ is type(v), end=" ")
# expect: <class 'int'> int True <class 'float'> float True <class 'int'> int True <class 'str'> str True <class 'bytes'> bytes True <class 'list'> list True <class 'tuple'> tuple True <class 'dict'> dict True <class 'set'> set True <class 'frozenset'> frozenset True <class 'range'> range True <class 'NoneType'> NoneType True <class 'bool'> bool True <class 'complex'> complex True
print()
