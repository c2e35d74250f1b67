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


for name, a in values.items():
    same = [other for other, b in values.items() if equal(a, b)]
    differ = [other for other, b in values.items() if not unequal(a, b)]
    print(name, "==", *same, "| not !=", *differ)
    odd = [(other, equal(a, b), unequal(a, b)) for other, b in values.items()]
    print("   ", *[row for row in odd if not (isinstance(row[1], bool) and isinstance(row[2], bool))])
    print("   ", sum(branch(a, b) == "==" for b in values.values()), sum(branch_unequal(a, b) == "!=" for b in values.values()))
    ordered = []
    for other, b in values.items():
        for ask in (less, at_least):
            try:
                ordered.append((ask.__name__, other, ask(a, b)))
            except TypeError as e:
                pass
    print("   ", *[f"{kind}:{other}:{said}" for kind, other, said in ordered if said not in (False, "below")])

# What a class learns later counts.
# expect: True == True 1 1.0 Equal() DerivedEqual() OfMeta Int IntEqual IntUnequal Real ONE | not != True 1 1.0 Equal() DerivedEqual() OfMeta Int IntEqual IntUnequal Real ONE
# expect:     ('Unequal()', False, 'unequal') ('DerivedEqual()', 'derived', False) ('OfMeta', 'meta', False)
# expect:     11 40
# expect:     at_least:True:>= at_least:1:>= at_least:0:>= less:big:True at_least:1.0:>= at_least:Int:>= at_least:IntEqual:>= at_least:IntUnequal:>= at_least:Real:>= at_least:ONE:>= less:TWO:True
# expect: 1 == True 1 1.0 Equal() DerivedEqual() OfMeta Int IntEqual IntUnequal Real ONE | not != True 1 1.0 Equal() DerivedEqual() OfMeta Int IntEqual Real ONE
# expect:     ('Unequal()', False, 'unequal') ('DerivedEqual()', 'derived', False) ('OfMeta', 'meta', False) ('IntEqual', 'int equal', False) ('IntUnequal', True, 'int unequal')
# expect:     11 41
# expect:     at_least:True:>= at_least:1:>= at_least:0:>= less:big:True at_least:1.0:>= at_least:Int:>= at_least:IntEqual:>= less:IntUnequal:int greater at_least:IntUnequal:>= at_least:Real:>= at_least:ONE:>= less:TWO:True
# expect: 0 == 0 Equal() DerivedEqual() OfMeta IntEqual | not != 0 Equal() DerivedEqual() OfMeta
# expect:     ('Unequal()', False, 'unequal') ('DerivedEqual()', 'derived', False) ('OfMeta', 'meta', False) ('IntEqual', 'int equal', True) ('IntUnequal', False, 'int unequal')
# expect:     5 47
# expect:     less:True:True less:1:True at_least:0:>= less:big:True less:1.0:True less:Int:True less:IntEqual:True less:IntUnequal:int greater less:Real:True less:ONE:True less:TWO:True
# expect: big == big Equal() DerivedEqual() OfMeta IntEqual | not != big Equal() DerivedEqual() OfMeta
# expect:     ('Unequal()', False, 'unequal') ('DerivedEqual()', 'derived', False) ('OfMeta', 'meta', False) ('IntEqual', 'int equal', True) ('IntUnequal', False, 'int unequal')
# expect:     5 47
# expect:     at_least:True:>= at_least:1:>= at_least:0:>= at_least:big:>= at_least:1.0:>= at_least:Int:>= at_least:IntEqual:>= less:IntUnequal:int greater at_least:IntUnequal:>= at_least:Real:>= at_least:ONE:>= at_least:TWO:>=
# expect: 1.0 == True 1 1.0 Equal() DerivedEqual() OfMeta Int IntEqual IntUnequal Real ONE | not != True 1 1.0 Equal() DerivedEqual() OfMeta Int IntEqual IntUnequal Real ONE
# expect:     ('Unequal()', False, 'unequal') ('DerivedEqual()', 'derived', False) ('OfMeta', 'meta', False)
# expect:     11 40
# expect:     at_least:True:>= at_least:1:>= at_least:0:>= less:big:True at_least:1.0:>= at_least:Int:>= at_least:IntEqual:>= at_least:IntUnequal:>= at_least:Real:>= at_least:ONE:>= less:TWO:True
# expect: nan == Equal() DerivedEqual() OfMeta | not != Equal() DerivedEqual() OfMeta
# expect:     ('Unequal()', False, 'unequal') ('DerivedEqual()', 'derived', False) ('OfMeta', 'meta', False)
# expect:     3 48
# expect:
# expect: 1j == 1j Equal() DerivedEqual() OfMeta | not != 1j Equal() DerivedEqual() OfMeta
# expect:     ('Unequal()', False, 'unequal') ('DerivedEqual()', 'derived', False) ('OfMeta', 'meta', False)
# expect:     4 47
# expect:     less:IntUnequal:int greater
# expect: 'a' == 'a' Equal() DerivedEqual() OfMeta IntEqual Text | not != 'a' Equal() DerivedEqual() OfMeta Text
# expect:     ('Unequal()', False, 'unequal') ('DerivedEqual()', 'derived', False) ('OfMeta', 'meta', False) ('IntEqual', 'int equal', True) ('IntUnequal', False, 'int unequal')
# expect:     6 46
# expect:     at_least:'a':>= less:IntUnequal:int greater at_least:Text:>=
# expect: b'a' == b'a' ba Equal() DerivedEqual() OfMeta IntEqual | not != b'a' ba Equal() DerivedEqual() OfMeta
# expect:     ('Unequal()', False, 'unequal') ('DerivedEqual()', 'derived', False) ('OfMeta', 'meta', False) ('IntEqual', 'int equal', True) ('IntUnequal', False, 'int unequal')
# expect:     6 46
# expect:     at_least:b'a':>= at_least:ba:>= less:IntUnequal:int greater
# expect: ba == b'a' ba Equal() DerivedEqual() OfMeta IntEqual | not != b'a' ba Equal() DerivedEqual() OfMeta
# expect:     ('Unequal()', False, 'unequal') ('DerivedEqual()', 'derived', False) ('OfMeta', 'meta', False) ('IntEqual', 'int equal', True) ('IntUnequal', False, 'int unequal')
# expect:     6 46
# expect:     at_least:b'a':>= at_least:ba:>= less:IntUnequal:int greater
# expect: items == items [1] Equal() DerivedEqual() OfMeta IntEqual | not != items [1] Equal() DerivedEqual() OfMeta
# expect:     ('Unequal()', False, 'unequal') ('DerivedEqual()', 'derived', False) ('OfMeta', 'meta', False) ('IntEqual', 'int equal', True) ('IntUnequal', False, 'int unequal')
# expect:     6 46
# expect:     at_least:items:>= at_least:[1]:>= at_least:[]:>= less:IntUnequal:int greater
# expect: [1] == items [1] Equal() DerivedEqual() OfMeta IntEqual | not != items [1] Equal() DerivedEqual() OfMeta
# expect:     ('Unequal()', False, 'unequal') ('DerivedEqual()', 'derived', False) ('OfMeta', 'meta', False) ('IntEqual', 'int equal', True) ('IntUnequal', False, 'int unequal')
# expect:     6 46
# expect:     at_least:items:>= at_least:[1]:>= at_least:[]:>= less:IntUnequal:int greater
# expect: [] == [] Equal() DerivedEqual() OfMeta IntEqual | not != [] Equal() DerivedEqual() OfMeta
# expect:     ('Unequal()', False, 'unequal') ('DerivedEqual()', 'derived', False) ('OfMeta', 'meta', False) ('IntEqual', 'int equal', True) ('IntUnequal', False, 'int unequal')
# expect:     5 47
# expect:     less:items:True less:[1]:True at_least:[]:>= less:[nan]:True less:IntUnequal:int greater
# expect: [nan] == [nan] Equal() DerivedEqual() OfMeta IntEqual | not != [nan] Equal() DerivedEqual() OfMeta
# expect:     ('Unequal()', False, 'unequal') ('DerivedEqual()', 'derived', False) ('OfMeta', 'meta', False) ('IntEqual', 'int equal', True) ('IntUnequal', False, 'int unequal')
# expect:     5 47
# expect:     at_least:[]:>= at_least:[nan]:>= less:IntUnequal:int greater
# expect: (1,) == (1,) Equal() DerivedEqual() OfMeta IntEqual | not != (1,) Equal() DerivedEqual() OfMeta
# expect:     ('Unequal()', False, 'unequal') ('DerivedEqual()', 'derived', False) ('OfMeta', 'meta', False) ('IntEqual', 'int equal', True) ('IntUnequal', False, 'int unequal')
# expect:     5 47
# expect:     at_least:(1,):>= at_least:():>= less:IntUnequal:int greater
# expect: () == () Equal() DerivedEqual() OfMeta IntEqual | not != () Equal() DerivedEqual() OfMeta
# expect:     ('Unequal()', False, 'unequal') ('DerivedEqual()', 'derived', False) ('OfMeta', 'meta', False) ('IntEqual', 'int equal', True) ('IntUnequal', False, 'int unequal')
# expect:     5 47
# expect:     less:(1,):True at_least:():>= less:IntUnequal:int greater
# expect: entries == entries {'a':1} Equal() DerivedEqual() OfMeta IntEqual | not != entries {'a':1} Equal() DerivedEqual() OfMeta
# expect:     ('Unequal()', False, 'unequal') ('DerivedEqual()', 'derived', False) ('OfMeta', 'meta', False) ('IntEqual', 'int equal', True) ('IntUnequal', False, 'int unequal')
# expect:     6 46
# expect:     less:IntUnequal:int greater
# expect: {'a':1} == entries {'a':1} Equal() DerivedEqual() OfMeta IntEqual | not != entries {'a':1} Equal() DerivedEqual() OfMeta
# expect:     ('Unequal()', False, 'unequal') ('DerivedEqual()', 'derived', False) ('OfMeta', 'meta', False) ('IntEqual', 'int equal', True) ('IntUnequal', False, 'int unequal')
# expect:     6 46
# expect:     less:IntUnequal:int greater
# expect: {} == {} Equal() DerivedEqual() OfMeta IntEqual | not != {} Equal() DerivedEqual() OfMeta
# expect:     ('Unequal()', False, 'unequal') ('DerivedEqual()', 'derived', False) ('OfMeta', 'meta', False) ('IntEqual', 'int equal', True) ('IntUnequal', False, 'int unequal')
# expect:     5 47
# expect:     less:IntUnequal:int greater
# expect: {1} == {1} frozen keys Equal() DerivedEqual() OfMeta IntEqual | not != {1} frozen keys Equal() DerivedEqual() OfMeta
# expect:     ('Unequal()', False, 'unequal') ('DerivedEqual()', 'derived', False) ('OfMeta', 'meta', False) ('IntEqual', 'int equal', True) ('IntUnequal', False, 'int unequal')
# expect:     7 45
# expect:     at_least:{1}:>= at_least:frozen:>= at_least:keys:>= less:IntUnequal:int greater
# expect: frozen == {1} frozen keys Equal() DerivedEqual() OfMeta IntEqual | not != {1} frozen keys Equal() DerivedEqual() OfMeta
# expect:     ('Unequal()', False, 'unequal') ('DerivedEqual()', 'derived', False) ('OfMeta', 'meta', False) ('IntEqual', 'int equal', True) ('IntUnequal', False, 'int unequal')
# expect:     7 45
# expect:     at_least:{1}:>= at_least:frozen:>= at_least:keys:>= less:IntUnequal:int greater
# expect: range == range Equal() DerivedEqual() OfMeta IntEqual | not != range Equal() DerivedEqual() OfMeta
# expect:     ('Unequal()', False, 'unequal') ('DerivedEqual()', 'derived', False) ('OfMeta', 'meta', False) ('IntEqual', 'int equal', True) ('IntUnequal', False, 'int unequal')
# expect:     5 47
# expect:     less:IntUnequal:int greater
# expect: keys == {1} frozen keys Equal() DerivedEqual() OfMeta IntEqual | not != {1} frozen keys Equal() DerivedEqual() OfMeta
# expect:     ('Unequal()', False, 'unequal') ('DerivedEqual()', 'derived', False) ('OfMeta', 'meta', False) ('IntEqual', 'int equal', True) ('IntUnequal', False, 'int unequal')
# expect:     7 45
# expect:     at_least:{1}:>= at_least:frozen:>= at_least:keys:>= less:IntUnequal:int greater
# expect: None == None Equal() DerivedEqual() OfMeta IntEqual | not != None Equal() DerivedEqual() OfMeta
# expect:     ('Unequal()', False, 'unequal') ('DerivedEqual()', 'derived', False) ('OfMeta', 'meta', False) ('IntEqual', 'int equal', True) ('IntUnequal', False, 'int unequal')
# expect:     5 47
# expect:     less:IntUnequal:int greater
# expect: ... == ... Equal() DerivedEqual() OfMeta IntEqual | not != ... Equal() DerivedEqual() OfMeta
# expect:     ('Unequal()', False, 'unequal') ('DerivedEqual()', 'derived', False) ('OfMeta', 'meta', False) ('IntEqual', 'int equal', True) ('IntUnequal', False, 'int unequal')
# expect:     5 47
# expect:     less:IntUnequal:int greater
# expect: plain == plain Equal() DerivedEqual() OfMeta IntEqual | not != plain Equal() DerivedEqual() OfMeta
# expect:     ('Unequal()', False, 'unequal') ('DerivedEqual()', 'derived', False) ('OfMeta', 'meta', False) ('IntEqual', 'int equal', True) ('IntUnequal', False, 'int unequal')
# expect:     5 47
# expect:     less:IntUnequal:int greater
# expect: Plain() == Plain() Equal() DerivedEqual() OfMeta IntEqual | not != Plain() Equal() DerivedEqual() OfMeta
# expect:     ('Unequal()', False, 'unequal') ('DerivedEqual()', 'derived', False) ('OfMeta', 'meta', False) ('IntEqual', 'int equal', True) ('IntUnequal', False, 'int unequal')
# expect:     5 47
# expect:     less:IntUnequal:int greater
# expect: Equal() == True 1 0 big 1.0 nan 1j 'a' b'a' ba items [1] [] [nan] (1,) () entries {'a':1} {} {1} frozen range keys None ... plain Plain() Equal() Unequal() Derived() DerivedEqual() Plain Derived OfMeta int type len function gen Int IntEqual IntUnequal Text Real RED BLUE ONE TWO A bound enum | not != True 1 0 big 1.0 nan 1j 'a' b'a' ba items [1] [] [nan] (1,) () entries {'a':1} {} {1} frozen range keys None ... plain Plain() Equal() Unequal() Derived() DerivedEqual() Plain Derived OfMeta int type len function gen Int IntEqual IntUnequal Text Real RED BLUE ONE TWO A bound enum
# expect:
# expect:     51 0
# expect:     less:IntUnequal:int greater
# expect: Unequal() == Equal() Unequal() DerivedEqual() OfMeta IntEqual | not !=
# expect:     ('True', False, 'unequal') ('1', False, 'unequal') ('0', False, 'unequal') ('big', False, 'unequal') ('1.0', False, 'unequal') ('nan', False, 'unequal') ('1j', False, 'unequal') ("'a'", False, 'unequal') ("b'a'", False, 'unequal') ('ba', False, 'unequal') ('items', False, 'unequal') ('[1]', False, 'unequal') ('[]', False, 'unequal') ('[nan]', False, 'unequal') ('(1,)', False, 'unequal') ('()', False, 'unequal') ('entries', False, 'unequal') ("{'a':1}", False, 'unequal') ('{}', False, 'unequal') ('{1}', False, 'unequal') ('frozen', False, 'unequal') ('range', False, 'unequal') ('keys', False, 'unequal') ('None', False, 'unequal') ('...', False, 'unequal') ('plain', False, 'unequal') ('Plain()', False, 'unequal') ('Equal()', True, 'unequal') ('Unequal()', True, 'unequal') ('Derived()', False, 'unequal') ('DerivedEqual()', 'derived', 'unequal') ('Plain', False, 'unequal') ('Derived', False, 'unequal') ('OfMeta', 'meta', 'unequal') ('int', False, 'unequal') ('type', False, 'unequal') ('len', False, 'unequal') ('function', False, 'unequal') ('gen', False, 'unequal') ('Int', False, 'unequal') ('IntEqual', 'int equal', 'unequal') ('IntUnequal', False, 'unequal') ('Text', False, 'unequal') ('Real', False, 'unequal') ('RED', False, 'unequal') ('BLUE', False, 'unequal') ('ONE', False, 'unequal') ('TWO', False, 'unequal') ('A', False, 'unequal') ('bound', False, 'unequal') ('enum', False, 'unequal')
# expect:     5 51
# expect:     less:IntUnequal:int greater
# expect: Derived() == Equal() Derived() DerivedEqual() OfMeta IntEqual | not != Equal() Derived() DerivedEqual() OfMeta
# expect:     ('Unequal()', False, 'unequal') ('DerivedEqual()', 'derived', False) ('OfMeta', 'meta', False) ('IntEqual', 'int equal', True) ('IntUnequal', False, 'int unequal')
# expect:     5 47
# expect:     less:IntUnequal:int greater
# expect: DerivedEqual() == True 1 0 big 1.0 nan 1j 'a' b'a' ba items [1] [] [nan] (1,) () entries {'a':1} {} {1} frozen range keys None ... plain Plain() Equal() Unequal() Derived() DerivedEqual() Plain Derived OfMeta int type len function gen Int IntEqual IntUnequal Text Real RED BLUE ONE TWO A bound enum | not != True 1 0 big 1.0 nan 1j 'a' b'a' ba items [1] [] [nan] (1,) () entries {'a':1} {} {1} frozen range keys None ... plain Plain() Equal() Unequal() Derived() DerivedEqual() Plain Derived OfMeta int type len function gen Int IntEqual IntUnequal Text Real RED BLUE ONE TWO A bound enum
# expect:     ('True', 'derived', False) ('1', 'derived', False) ('0', 'derived', False) ('big', 'derived', False) ('1.0', 'derived', False) ('nan', 'derived', False) ('1j', 'derived', False) ("'a'", 'derived', False) ("b'a'", 'derived', False) ('ba', 'derived', False) ('items', 'derived', False) ('[1]', 'derived', False) ('[]', 'derived', False) ('[nan]', 'derived', False) ('(1,)', 'derived', False) ('()', 'derived', False) ('entries', 'derived', False) ("{'a':1}", 'derived', False) ('{}', 'derived', False) ('{1}', 'derived', False) ('frozen', 'derived', False) ('range', 'derived', False) ('keys', 'derived', False) ('None', 'derived', False) ('...', 'derived', False) ('plain', 'derived', False) ('Plain()', 'derived', False) ('Equal()', 'derived', False) ('Unequal()', 'derived', False) ('Derived()', 'derived', False) ('DerivedEqual()', 'derived', False) ('Plain', 'derived', False) ('Derived', 'derived', False) ('OfMeta', 'derived', False) ('int', 'derived', False) ('type', 'derived', False) ('len', 'derived', False) ('function', 'derived', False) ('gen', 'derived', False) ('Int', 'derived', False) ('IntEqual', 'derived', False) ('IntUnequal', 'derived', False) ('Text', 'derived', False) ('Real', 'derived', False) ('RED', 'derived', False) ('BLUE', 'derived', False) ('ONE', 'derived', False) ('TWO', 'derived', False) ('A', 'derived', False) ('bound', 'derived', False) ('enum', 'derived', False)
# expect:     51 0
# expect:     less:IntUnequal:int greater
# expect: Plain == Equal() DerivedEqual() Plain OfMeta IntEqual | not != Equal() DerivedEqual() Plain OfMeta
# expect:     ('Unequal()', False, 'unequal') ('DerivedEqual()', 'derived', False) ('OfMeta', 'meta', False) ('IntEqual', 'int equal', True) ('IntUnequal', False, 'int unequal')
# expect:     5 47
# expect:     less:IntUnequal:int greater
# expect: Derived == Equal() DerivedEqual() Derived OfMeta IntEqual | not != Equal() DerivedEqual() Derived OfMeta
# expect:     ('Unequal()', False, 'unequal') ('DerivedEqual()', 'derived', False) ('OfMeta', 'meta', False) ('IntEqual', 'int equal', True) ('IntUnequal', False, 'int unequal')
# expect:     5 47
# expect:     less:IntUnequal:int greater
# expect: OfMeta == True 1 0 big 1.0 nan 1j 'a' b'a' ba items [1] [] [nan] (1,) () entries {'a':1} {} {1} frozen range keys None ... plain Plain() Equal() Unequal() Derived() DerivedEqual() Plain Derived OfMeta int type len function gen Int IntEqual IntUnequal Text Real RED BLUE ONE TWO A bound enum | not != True 1 0 big 1.0 nan 1j 'a' b'a' ba items [1] [] [nan] (1,) () entries {'a':1} {} {1} frozen range keys None ... plain Plain() Equal() Unequal() Derived() DerivedEqual() Plain Derived OfMeta int type len function gen Int IntEqual IntUnequal Text Real RED BLUE ONE TWO A bound enum
# expect:     ('True', 'meta', False) ('1', 'meta', False) ('0', 'meta', False) ('big', 'meta', False) ('1.0', 'meta', False) ('nan', 'meta', False) ('1j', 'meta', False) ("'a'", 'meta', False) ("b'a'", 'meta', False) ('ba', 'meta', False) ('items', 'meta', False) ('[1]', 'meta', False) ('[]', 'meta', False) ('[nan]', 'meta', False) ('(1,)', 'meta', False) ('()', 'meta', False) ('entries', 'meta', False) ("{'a':1}", 'meta', False) ('{}', 'meta', False) ('{1}', 'meta', False) ('frozen', 'meta', False) ('range', 'meta', False) ('keys', 'meta', False) ('None', 'meta', False) ('...', 'meta', False) ('plain', 'meta', False) ('Plain()', 'meta', False) ('Equal()', 'meta', False) ('Unequal()', 'meta', False) ('Derived()', 'meta', False) ('DerivedEqual()', 'meta', False) ('Plain', 'meta', False) ('Derived', 'meta', False) ('OfMeta', 'meta', False) ('int', 'meta', False) ('type', 'meta', False) ('len', 'meta', False) ('function', 'meta', False) ('gen', 'meta', False) ('Int', 'meta', False) ('IntEqual', 'meta', False) ('IntUnequal', 'meta', False) ('Text', 'meta', False) ('Real', 'meta', False) ('RED', 'meta', False) ('BLUE', 'meta', False) ('ONE', 'meta', False) ('TWO', 'meta', False) ('A', 'meta', False) ('bound', 'meta', False) ('enum', 'meta', False)
# expect:     51 0
# expect:     less:IntUnequal:int greater
# expect: int == Equal() DerivedEqual() OfMeta int IntEqual | not != Equal() DerivedEqual() OfMeta int
# expect:     ('Unequal()', False, 'unequal') ('DerivedEqual()', 'derived', False) ('OfMeta', 'meta', False) ('IntEqual', 'int equal', True) ('IntUnequal', False, 'int unequal')
# expect:     5 47
# expect:     less:IntUnequal:int greater
# expect: type == Equal() DerivedEqual() OfMeta type IntEqual | not != Equal() DerivedEqual() OfMeta type
# expect:     ('Unequal()', False, 'unequal') ('DerivedEqual()', 'derived', False) ('OfMeta', 'meta', False) ('IntEqual', 'int equal', True) ('IntUnequal', False, 'int unequal')
# expect:     5 47
# expect:     less:IntUnequal:int greater
# expect: len == Equal() DerivedEqual() OfMeta len IntEqual | not != Equal() DerivedEqual() OfMeta len
# expect:     ('Unequal()', False, 'unequal') ('DerivedEqual()', 'derived', False) ('OfMeta', 'meta', False) ('IntEqual', 'int equal', True) ('IntUnequal', False, 'int unequal')
# expect:     5 47
# expect:     less:IntUnequal:int greater
# expect: function == Equal() DerivedEqual() OfMeta function IntEqual | not != Equal() DerivedEqual() OfMeta function
# expect:     ('Unequal()', False, 'unequal') ('DerivedEqual()', 'derived', False) ('OfMeta', 'meta', False) ('IntEqual', 'int equal', True) ('IntUnequal', False, 'int unequal')
# expect:     5 47
# expect:     less:IntUnequal:int greater
# expect: gen == Equal() DerivedEqual() OfMeta gen IntEqual | not != Equal() DerivedEqual() OfMeta gen
# expect:     ('Unequal()', False, 'unequal') ('DerivedEqual()', 'derived', False) ('OfMeta', 'meta', False) ('IntEqual', 'int equal', True) ('IntUnequal', False, 'int unequal')
# expect:     5 47
# expect:     less:IntUnequal:int greater
# expect: Int == True 1 1.0 Equal() DerivedEqual() OfMeta Int IntEqual IntUnequal Real ONE | not != True 1 1.0 Equal() DerivedEqual() OfMeta Int IntEqual IntUnequal Real ONE
# expect:     ('Unequal()', False, 'unequal') ('DerivedEqual()', 'derived', False) ('OfMeta', 'meta', False)
# expect:     11 40
# expect:     at_least:True:>= at_least:1:>= at_least:0:>= less:big:True at_least:1.0:>= at_least:Int:>= at_least:IntEqual:>= at_least:IntUnequal:>= at_least:Real:>= at_least:ONE:>= less:TWO:True
# expect: IntEqual == True 1 0 big 1.0 nan 1j 'a' b'a' ba items [1] [] [nan] (1,) () entries {'a':1} {} {1} frozen range keys None ... plain Plain() Equal() Unequal() Derived() DerivedEqual() Plain Derived OfMeta int type len function gen Int IntEqual IntUnequal Text Real RED BLUE ONE TWO A bound enum | not != True 1 1.0 Equal() DerivedEqual() OfMeta Int IntEqual IntUnequal Real ONE
# expect:     ('True', 'int equal', False) ('1', 'int equal', False) ('0', 'int equal', True) ('big', 'int equal', True) ('1.0', 'int equal', False) ('nan', 'int equal', True) ('1j', 'int equal', True) ("'a'", 'int equal', True) ("b'a'", 'int equal', True) ('ba', 'int equal', True) ('items', 'int equal', True) ('[1]', 'int equal', True) ('[]', 'int equal', True) ('[nan]', 'int equal', True) ('(1,)', 'int equal', True) ('()', 'int equal', True) ('entries', 'int equal', True) ("{'a':1}", 'int equal', True) ('{}', 'int equal', True) ('{1}', 'int equal', True) ('frozen', 'int equal', True) ('range', 'int equal', True) ('keys', 'int equal', True) ('None', 'int equal', True) ('...', 'int equal', True) ('plain', 'int equal', True) ('Plain()', 'int equal', True) ('Equal()', 'int equal', False) ('Unequal()', 'int equal', 'unequal') ('Derived()', 'int equal', True) ('DerivedEqual()', 'int equal', False) ('Plain', 'int equal', True) ('Derived', 'int equal', True) ('OfMeta', 'int equal', False) ('int', 'int equal', True) ('type', 'int equal', True) ('len', 'int equal', True) ('function', 'int equal', True) ('gen', 'int equal', True) ('Int', 'int equal', False) ('IntEqual', 'int equal', False) ('IntUnequal', 'int equal', False) ('Text', 'int equal', True) ('Real', 'int equal', False) ('RED', 'int equal', True) ('BLUE', 'int equal', True) ('ONE', 'int equal', False) ('TWO', 'int equal', True) ('A', 'int equal', True) ('bound', 'int equal', True) ('enum', 'int equal', True)
# expect:     51 40
# expect:     less:True:int less at_least:True:>= less:1:int less at_least:1:>= less:0:int less at_least:0:>= less:big:int less less:1.0:int less at_least:1.0:>= less:nan:int less less:1j:int less less:'a':int less less:b'a':int less less:ba:int less less:items:int less less:[1]:int less less:[]:int less less:[nan]:int less less:(1,):int less less:():int less less:entries:int less less:{'a':1}:int less less:{}:int less less:{1}:int less less:frozen:int less less:range:int less less:keys:int less less:None:int less less:...:int less less:plain:int less less:Plain():int less less:Equal():int less less:Unequal():int less less:Derived():int less less:DerivedEqual():int less less:Plain:int less less:Derived:int less less:OfMeta:int less less:int:int less less:type:int less less:len:int less less:function:int less less:gen:int less less:Int:int less at_least:Int:>= less:IntEqual:int less at_least:IntEqual:>= less:IntUnequal:int less at_least:IntUnequal:>= less:Text:int less less:Real:int less at_least:Real:>= less:RED:int less less:BLUE:int less less:ONE:int less at_least:ONE:>= less:TWO:int less less:A:int less less:bound:int less less:enum:int less
# expect: IntUnequal == True 1 1.0 Equal() DerivedEqual() OfMeta Int IntEqual IntUnequal Real ONE | not !=
# expect:     ('True', True, 'int unequal') ('1', True, 'int unequal') ('0', False, 'int unequal') ('big', False, 'int unequal') ('1.0', True, 'int unequal') ('nan', False, 'int unequal') ('1j', False, 'int unequal') ("'a'", False, 'int unequal') ("b'a'", False, 'int unequal') ('ba', False, 'int unequal') ('items', False, 'int unequal') ('[1]', False, 'int unequal') ('[]', False, 'int unequal') ('[nan]', False, 'int unequal') ('(1,)', False, 'int unequal') ('()', False, 'int unequal') ('entries', False, 'int unequal') ("{'a':1}", False, 'int unequal') ('{}', False, 'int unequal') ('{1}', False, 'int unequal') ('frozen', False, 'int unequal') ('range', False, 'int unequal') ('keys', False, 'int unequal') ('None', False, 'int unequal') ('...', False, 'int unequal') ('plain', False, 'int unequal') ('Plain()', False, 'int unequal') ('Equal()', True, 'int unequal') ('Unequal()', False, 'int unequal') ('Derived()', False, 'int unequal') ('DerivedEqual()', 'derived', 'int unequal') ('Plain', False, 'int unequal') ('Derived', False, 'int unequal') ('OfMeta', 'meta', 'int unequal') ('int', False, 'int unequal') ('type', False, 'int unequal') ('len', False, 'int unequal') ('function', False, 'int unequal') ('gen', False, 'int unequal') ('Int', True, 'int unequal') ('IntEqual', True, 'int unequal') ('IntUnequal', True, 'int unequal') ('Text', False, 'int unequal') ('Real', True, 'int unequal') ('RED', False, 'int unequal') ('BLUE', False, 'int unequal') ('ONE', True, 'int unequal') ('TWO', False, 'int unequal') ('A', False, 'int unequal') ('bound', False, 'int unequal') ('enum', False, 'int unequal')
# expect:     11 51
# expect:     at_least:True:>= at_least:1:>= at_least:0:>= less:big:True at_least:1.0:>= at_least:Int:>= at_least:IntEqual:>= at_least:IntUnequal:>= at_least:Real:>= at_least:ONE:>= less:TWO:True
# expect: Text == 'a' Equal() DerivedEqual() OfMeta IntEqual Text | not != 'a' Equal() DerivedEqual() OfMeta Text
# expect:     ('Unequal()', False, 'unequal') ('DerivedEqual()', 'derived', False) ('OfMeta', 'meta', False) ('IntEqual', 'int equal', True) ('IntUnequal', False, 'int unequal')
# expect:     6 46
# expect:     at_least:'a':>= less:IntUnequal:int greater at_least:Text:>=
# expect: Real == True 1 1.0 Equal() DerivedEqual() OfMeta Int IntEqual IntUnequal Real ONE | not != True 1 1.0 Equal() DerivedEqual() OfMeta Int IntEqual IntUnequal Real ONE
# expect:     ('Unequal()', False, 'unequal') ('DerivedEqual()', 'derived', False) ('OfMeta', 'meta', False)
# expect:     11 40
# expect:     at_least:True:>= at_least:1:>= at_least:0:>= less:big:True at_least:1.0:>= at_least:Int:>= at_least:IntEqual:>= at_least:IntUnequal:>= at_least:Real:>= at_least:ONE:>= less:TWO:True
# expect: RED == Equal() DerivedEqual() OfMeta IntEqual RED | not != Equal() DerivedEqual() OfMeta RED
# expect:     ('Unequal()', False, 'unequal') ('DerivedEqual()', 'derived', False) ('OfMeta', 'meta', False) ('IntEqual', 'int equal', True) ('IntUnequal', False, 'int unequal')
# expect:     5 47
# expect:     less:IntUnequal:int greater
# expect: BLUE == Equal() DerivedEqual() OfMeta IntEqual BLUE | not != Equal() DerivedEqual() OfMeta BLUE
# expect:     ('Unequal()', False, 'unequal') ('DerivedEqual()', 'derived', False) ('OfMeta', 'meta', False) ('IntEqual', 'int equal', True) ('IntUnequal', False, 'int unequal')
# expect:     5 47
# expect:     less:IntUnequal:int greater
# expect: ONE == True 1 1.0 Equal() DerivedEqual() OfMeta Int IntEqual IntUnequal Real ONE | not != True 1 1.0 Equal() DerivedEqual() OfMeta Int IntEqual IntUnequal Real ONE
# expect:     ('Unequal()', False, 'unequal') ('DerivedEqual()', 'derived', False) ('OfMeta', 'meta', False)
# expect:     11 40
# expect:     at_least:True:>= at_least:1:>= at_least:0:>= less:big:True at_least:1.0:>= at_least:Int:>= at_least:IntEqual:>= at_least:IntUnequal:>= at_least:Real:>= at_least:ONE:>= less:TWO:True
# expect: TWO == Equal() DerivedEqual() OfMeta TWO | not != Equal() DerivedEqual() OfMeta TWO
# expect:     ('Unequal()', False, 'unequal') ('DerivedEqual()', 'derived', False) ('OfMeta', 'meta', False)
# expect:     4 47
# expect:     at_least:True:>= at_least:1:>= at_least:0:>= less:big:True at_least:1.0:>= at_least:Int:>= at_least:IntEqual:>= at_least:IntUnequal:>= at_least:Real:>= at_least:ONE:>= at_least:TWO:>=
# expect: A == Equal() DerivedEqual() OfMeta IntEqual A | not != Equal() DerivedEqual() OfMeta A
# expect:     ('Unequal()', False, 'unequal') ('DerivedEqual()', 'derived', False) ('OfMeta', 'meta', False) ('IntEqual', 'int equal', True) ('IntUnequal', False, 'int unequal')
# expect:     5 47
# expect:     less:IntUnequal:int greater
# expect: bound == Equal() DerivedEqual() OfMeta IntEqual bound | not != Equal() DerivedEqual() OfMeta bound
# expect:     ('Unequal()', False, 'unequal') ('DerivedEqual()', 'derived', False) ('OfMeta', 'meta', False) ('IntEqual', 'int equal', True) ('IntUnequal', False, 'int unequal')
# expect:     5 47
# expect:     less:IntUnequal:int greater
# expect: enum == Equal() DerivedEqual() OfMeta IntEqual enum | not != Equal() DerivedEqual() OfMeta enum
# expect:     ('Unequal()', False, 'unequal') ('DerivedEqual()', 'derived', False) ('OfMeta', 'meta', False) ('IntEqual', 'int equal', True) ('IntUnequal', False, 'int unequal')
# expect:     5 47
# expect:     less:IntUnequal:int greater
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
