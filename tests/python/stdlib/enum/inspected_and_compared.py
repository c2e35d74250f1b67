# What `inspect` lists of classes of members, and how an enum of `_simple_enum` is compared with one of `class`.
# since: 3.14
from enum import _test_simple_enum, _simple_enum, Enum, IntEnum, StrEnum, Flag, IntFlag
import enum, inspect
class C(enum.Enum):
    A=1
    def meth(self): pass
    @property
    def prop(self): return 1
    @enum.property
    def eprop(self): return 1
    @enum._magic_enum_property if hasattr(enum, '_magic_enum_property') else property
    def mprop(self): return 1
print([n for n,v in inspect.getmembers(C)])
# expect: ['A', '__class__', '__contains__', '__doc__', '__getitem__', '__init_subclass__', '__iter__', '__len__', '__members__', '__module__', '__name__', '__qualname__', 'name', 'value']
print([n for n,v in inspect.getmembers(C.A)])
# expect: ['__class__', '__doc__', '__eq__', '__hash__', '__module__', 'eprop', 'meth', 'mprop', 'name', 'prop', 'value']
for a in inspect.classify_class_attrs(C):
    print(a.name, a.kind, a.defining_class, type(a.object).__name__ if a.name != '__init_subclass__' else '')
# expect: A data <enum 'C'> C
# expect: __class__ data <class 'object'> type
# expect: __contains__ method <class 'enum.EnumType'> method
# expect: __doc__ data <enum 'C'> NoneType
# expect: __getitem__ method <class 'enum.EnumType'> method
# expect: __init_subclass__ class method <class 'object'>
# expect: __iter__ method <class 'enum.EnumType'> method
# expect: __len__ method <class 'enum.EnumType'> method
# expect: __members__ property <class 'enum.EnumType'> property
# expect: __module__ data <enum 'C'> str
# expect: __name__ data <enum 'C'> str
# expect: __qualname__ data <enum 'C'> str
# expect: eprop data <enum 'C'> property
# expect: name data <enum 'Enum'> property
# expect: value data <enum 'Enum'> property
class I(IntEnum):
    X = 1
    Y = 2
class F(Flag):
    P = 1
    Q = 2
class S(StrEnum):
    V = 'a'
for e in (I, F, S, IntFlag):
    print([n for n,v in inspect.getmembers(e)])
    print([n for n,v in inspect.getmembers(e, lambda v: isinstance(v, e))])
    print([(a.name, a.kind) for a in inspect.classify_class_attrs(e) if a.name in ('name', 'value', '_name_', 'X', 'V', '__members__', '_member_map_')])
# expect: ['X', 'Y', '__abs__', '__add__', '__and__', '__bool__', '__ceil__', '__class__', '__contains__', '__delattr__', '__dir__', '__divmod__', '__doc__', '__eq__', '__float__', '__floor__', '__floordiv__', '__format__', '__ge__', '__getattribute__', '__getitem__', '__getnewargs__', '__getstate__', '__gt__', '__hash__', '__index__', '__init__', '__init_subclass__', '__int__', '__invert__', '__iter__', '__le__', '__len__', '__lshift__', '__lt__', '__members__', '__mod__', '__module__', '__mul__', '__name__', '__ne__', '__neg__', '__new__', '__or__', '__pos__', '__pow__', '__qualname__', '__radd__', '__rand__', '__rdivmod__', '__reduce__', '__reduce_ex__', '__repr__', '__rfloordiv__', '__rlshift__', '__rmod__', '__rmul__', '__ror__', '__round__', '__rpow__', '__rrshift__', '__rshift__', '__rsub__', '__rtruediv__', '__rxor__', '__setattr__', '__sizeof__', '__str__', '__sub__', '__subclasshook__', '__truediv__', '__trunc__', '__xor__', 'as_integer_ratio', 'bit_count', 'bit_length', 'conjugate', 'denominator', 'from_bytes', 'imag', 'is_integer', 'numerator', 'real', 'to_bytes']
# expect: ['X', 'Y']
# expect: [('X', 'data'), ('__members__', 'property'), ('name', 'data'), ('value', 'data')]
# expect: ['P', 'Q', '__class__', '__contains__', '__doc__', '__getitem__', '__init_subclass__', '__iter__', '__len__', '__members__', '__module__', '__name__', '__qualname__']
# expect: ['P', 'Q']
# expect: [('__members__', 'property'), ('name', 'data'), ('value', 'data')]
# expect: ['V', '__add__', '__class__', '__contains__', '__delattr__', '__dir__', '__doc__', '__eq__', '__format__', '__ge__', '__getattribute__', '__getitem__', '__getnewargs__', '__getstate__', '__gt__', '__hash__', '__init__', '__init_subclass__', '__iter__', '__le__', '__len__', '__lt__', '__members__', '__mod__', '__module__', '__mul__', '__name__', '__ne__', '__new__', '__qualname__', '__reduce__', '__reduce_ex__', '__repr__', '__rmod__', '__rmul__', '__setattr__', '__sizeof__', '__str__', '__subclasshook__', 'capitalize', 'casefold', 'center', 'count', 'encode', 'endswith', 'expandtabs', 'find', 'format', 'format_map', 'index', 'isalnum', 'isalpha', 'isascii', 'isdecimal', 'isdigit', 'isidentifier', 'islower', 'isnumeric', 'isprintable', 'isspace', 'istitle', 'isupper', 'join', 'ljust', 'lower', 'lstrip', 'maketrans', 'partition', 'removeprefix', 'removesuffix', 'replace', 'rfind', 'rindex', 'rjust', 'rpartition', 'rsplit', 'rstrip', 'split', 'splitlines', 'startswith', 'strip', 'swapcase', 'title', 'translate', 'upper', 'zfill']
# expect: ['V']
# expect: [('V', 'data'), ('__members__', 'property'), ('name', 'data'), ('value', 'data')]
# expect: ['__abs__', '__add__', '__and__', '__bool__', '__ceil__', '__class__', '__contains__', '__delattr__', '__dir__', '__divmod__', '__doc__', '__eq__', '__float__', '__floor__', '__floordiv__', '__format__', '__ge__', '__getattribute__', '__getitem__', '__getnewargs__', '__getstate__', '__gt__', '__hash__', '__index__', '__init__', '__init_subclass__', '__int__', '__invert__', '__iter__', '__le__', '__len__', '__lshift__', '__lt__', '__members__', '__mod__', '__module__', '__mul__', '__name__', '__ne__', '__neg__', '__new__', '__or__', '__pos__', '__pow__', '__qualname__', '__radd__', '__rand__', '__rdivmod__', '__reduce__', '__reduce_ex__', '__repr__', '__rfloordiv__', '__rlshift__', '__rmod__', '__rmul__', '__ror__', '__round__', '__rpow__', '__rrshift__', '__rshift__', '__rsub__', '__rtruediv__', '__rxor__', '__setattr__', '__sizeof__', '__str__', '__sub__', '__subclasshook__', '__truediv__', '__trunc__', '__xor__', 'as_integer_ratio', 'bit_count', 'bit_length', 'conjugate', 'denominator', 'from_bytes', 'imag', 'is_integer', 'numerator', 'real', 'to_bytes']
# expect: []
# expect: [('__members__', 'property'), ('name', 'data'), ('value', 'data')]
@_simple_enum(Enum)
class Color:
    RED = 1
    GREEN = 2
print(list(Color), Color.RED, type(Color))
# expect: [<Color.RED: 1>, <Color.GREEN: 2>] Color.RED <class 'enum.EnumType'>
class CheckedColor(Enum):
    RED = 1
    GREEN = 2
print(_test_simple_enum(CheckedColor, Color))  # expect: None
class Other(Enum):
    RED = 1
    BLUE = 3
try: _test_simple_enum(Other, Color)
except TypeError as e: print(e)
# expect: enum mismatch:
# expect:    '_hashable_values_':
# expect:          checked -> [1, 3]
# expect:          simple  -> [1, 2]
# expect:    '_member_names_':
# expect:          checked -> ['RED', 'BLUE']
# expect:          simple  -> ['RED', 'GREEN']
# expect:    missing member from simple enum: 'BLUE'
# expect:    extra member in simple enum: 'GREEN'
@_simple_enum(IntEnum, boundary=None)
class K:
    "doc"
    A = 1
    B = enum.auto()
print(list(K), K.__doc__, K.B + 1)  # expect: [<K.A: 1>, <K.B: 2>] doc 3
import types
print(enum.DynamicClassAttribute if hasattr(enum, 'DynamicClassAttribute') else None, types.DynamicClassAttribute)
# expect: <class 'types.DynamicClassAttribute'> <class 'types.DynamicClassAttribute'>
print(dir(C))
# expect: ['A', '__class__', '__contains__', '__doc__', '__getitem__', '__init_subclass__', '__iter__', '__len__', '__members__', '__module__', '__name__', '__qualname__']
print(dir(C.A))
# expect: ['__class__', '__doc__', '__eq__', '__hash__', '__module__', 'eprop', 'meth', 'mprop', 'name', 'prop', 'value']

def check(a, b):
    try: print(_test_simple_enum(a, b))
    except TypeError as e: print(e)
class P(Enum):
    A = 1
    B = 2
    def meth(self): pass
class R(Enum):
    A = 1
    B = 3
    def other(self): pass
check(P, R)
# expect: enum mismatch:
# expect:    '_hashable_values_':
# expect:          checked -> [1, 2]
# expect:          simple  -> [1, 3]
# expect:    extra key:   'other'
# expect:    missing key: 'meth'
# expect:    'B' member mismatch:
# expect:       '_value_':
# expect:          checked member -> 2
# expect:          simple member  -> 3
check(R, P)
# expect: enum mismatch:
# expect:    '_hashable_values_':
# expect:          checked -> [1, 3]
# expect:          simple  -> [1, 2]
# expect:    extra key:   'meth'
# expect:    missing key: 'other'
# expect:    'B' member mismatch:
# expect:       '_value_':
# expect:          checked member -> 3
# expect:          simple member  -> 2
