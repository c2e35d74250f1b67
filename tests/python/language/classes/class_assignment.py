# __class__ can be assigned
class A:
    def f(s): return 'A'
class B:
    def f(s): return 'B'
class S: __slots__ = ('x',)
a = A()
a.v = 1
a.__class__ = B
print(a.f(), a.v, type(a) is B, isinstance(a, A))  # expect: B 1 True False
try:
    setattr(a, '__class__', 5)
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: __class__ must be set to a class, not 'int' object
try:
    setattr(a, '__class__', int)
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: __class__ assignment only supported for mutable types or ModuleType subclasses
try:
    setattr(a, '__class__', S)
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: __class__ assignment: 'S' object layout differs from 'B'
try:
    setattr(5, '__class__', bool)
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: __class__ assignment only supported for mutable types or ModuleType subclasses
