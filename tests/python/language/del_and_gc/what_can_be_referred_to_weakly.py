# what can have weak references: by its class, its slots and the classes it derives from
# since: 3.14
import weakref, collections, enum, decimal, fractions, datetime, pathlib, uuid
P = collections.namedtuple('P', 'x')
class I(int): __slots__ = ()
class T(tuple): __slots__ = ()
class S(set): __slots__ = ()
class L(list): pass
class D(dict): __slots__ = ('a',)
class Ex(Exception): __slots__ = ()
for o in (P(1), I(1), T(), S(), L(), D(), Ex(), decimal.Decimal(1), fractions.Fraction(1), datetime.date(1,1,1), uuid.UUID(int=1), collections.deque(), collections.Counter(), object(), {}, 1, enum.Enum('X','a').a, len, iter([]), type, range(3), collections.OrderedDict(), collections.ChainMap()):
    try: r = weakref.ref(o); print(type(o).__name__, r() is o)
    except TypeError as e: print(e)
    try: o.zz = 1; print('set')
    except AttributeError as e: print('no', e)
    except TypeError as e: print('no', e)
# expect: cannot create weak reference to 'P' object
# expect: no 'P' object has no attribute 'zz' and no __dict__ for setting new attributes
# expect: cannot create weak reference to 'I' object
# expect: no 'I' object has no attribute 'zz' and no __dict__ for setting new attributes
# expect: cannot create weak reference to 'T' object
# expect: no 'T' object has no attribute 'zz' and no __dict__ for setting new attributes
# expect: S True
# expect: no 'S' object has no attribute 'zz' and no __dict__ for setting new attributes
# expect: L True
# expect: set
# expect: cannot create weak reference to 'D' object
# expect: no 'D' object has no attribute 'zz' and no __dict__ for setting new attributes
# expect: cannot create weak reference to 'Ex' object
# expect: set
# expect: cannot create weak reference to 'decimal.Decimal' object
# expect: no 'decimal.Decimal' object has no attribute 'zz' and no __dict__ for setting new attributes
# expect: cannot create weak reference to 'Fraction' object
# expect: no 'Fraction' object has no attribute 'zz' and no __dict__ for setting new attributes
# expect: cannot create weak reference to 'datetime.date' object
# expect: no 'datetime.date' object has no attribute 'zz' and no __dict__ for setting new attributes
# expect: UUID True
# expect: no UUID objects are immutable
# expect: deque True
# expect: no 'collections.deque' object has no attribute 'zz' and no __dict__ for setting new attributes
# expect: Counter True
# expect: set
# expect: cannot create weak reference to 'object' object
# expect: no 'object' object has no attribute 'zz' and no __dict__ for setting new attributes
# expect: cannot create weak reference to 'dict' object
# expect: no 'dict' object has no attribute 'zz' and no __dict__ for setting new attributes
# expect: cannot create weak reference to 'int' object
# expect: no 'int' object has no attribute 'zz' and no __dict__ for setting new attributes
# expect: X True
# expect: set
# expect: builtin_function_or_method True
# expect: no 'builtin_function_or_method' object has no attribute 'zz' and no __dict__ for setting new attributes
# expect: cannot create weak reference to 'list_iterator' object
# expect: no 'list_iterator' object has no attribute 'zz' and no __dict__ for setting new attributes
# expect: type True
# expect: no cannot set 'zz' attribute of immutable type 'type'
# expect: cannot create weak reference to 'range' object
# expect: no 'range' object has no attribute 'zz' and no __dict__ for setting new attributes
# expect: OrderedDict True
# expect: set
# expect: ChainMap True
# expect: set
class E2(Exception): pass
class I2(int): pass
class N(P): pass
class A: __slots__ = ('__weakref__',)
class B(A): __slots__ = ('x',)
class C: __slots__ = ('y',)
class D(C, A): __slots__ = ()
class E(C): __slots__ = '__weakref__'
class F(C): pass
for c in (A, B, D, E, C, F, E2, I2, lambda: N(1), ValueError):
    try: o = c(); r = weakref.ref(o); print(r() is o)
    except TypeError as e: print(e)
# expect: True
# expect: True
# expect: True
# expect: True
# expect: cannot create weak reference to 'C' object
# expect: True
# expect: True
# expect: cannot create weak reference to 'I2' object
# expect: cannot create weak reference to 'N' object
# expect: cannot create weak reference to 'ValueError' object
