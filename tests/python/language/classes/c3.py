# the method resolution order and its conflicts
# since: 3.14
class O: pass
class A(O): pass
class B(O): pass
class C(A, B): pass
class D(B): pass
class E(C, D): pass
print([c.__name__ for c in E.__mro__])  # expect: ['E', 'C', 'A', 'D', 'B', 'O', 'object']
class X(A, B): pass
class Y(B, A): pass
try:
    type('Z', (X, Y), {})
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: Cannot create a consistent method resolution order (MRO) for bases A, B
try:
    type('W', (A, A), {})
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: duplicate base class A
try:
    type('V', (O, A), {})
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: Cannot create a consistent method resolution order (MRO) for bases O, A
try:
    type('U', (int, str), {})
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: multiple bases have instance lay-out conflict
try:
    type('T', (bool,), {})
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: type 'bool' is not an acceptable base type
try:
    type('S', (type(None),), {})
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: type 'NoneType' is not an acceptable base type
try:
    type('R', (5,), {})
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: metaclass conflict: the metaclass of a derived class must be a (non-strict) subclass of the metaclasses of all its bases
try:
    exec('class Q(type(lambda: 0)): pass')
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: type 'function' is not an acceptable base type
try:
    exec('class P(range): pass')
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: type 'range' is not an acceptable base type
