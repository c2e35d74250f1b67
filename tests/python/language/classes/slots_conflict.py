# layouts that do not fit together
# since: 3.14
class A: __slots__ = ('a',)
class B: __slots__ = ('b',)
try:
    type('C', (A, B), {})
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: multiple bases have instance lay-out conflict
class E: __slots__ = ()
class F(A, E): __slots__ = ()
print(F().__class__.__name__, hasattr(F(), '__dict__'))  # expect: F False
try:
    setattr(F(), 'zz', 1)
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: AttributeError: 'F' object has no attribute 'zz' and no __dict__ for setting new attributes
try:
    exec("class G(tuple):\n    __slots__ = ('x',)")
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: nonempty __slots__ not supported for subtype of 'tuple'
class H(tuple): __slots__ = ()
print(H((1, 2)), hasattr(H(), '__dict__'))  # expect: (1, 2) False
