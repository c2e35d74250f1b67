# names with two underscores are mangled
# since: 3.14
class A:
    __x = 1
    def __f(self): return self.__x
    def g(self): return self.__f(), [self.__x for _ in range(1)]
    def h(self, __p): return __p
    __dunder__ = 2
class B(A):
    __x = 'B'
    def k(self): return self.__x
print(A().g(), B().k(), A._A__x, sorted(n for n in vars(A) if '__f' in n))
# expect: (1, [1]) B 1 ['_A__f', '__firstlineno__']
print(A.__dunder__, A().h(5))  # expect: 2 5
try:
    A().__x
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: AttributeError: 'A' object has no attribute '__x'
try:
    A.__x
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: AttributeError: type object 'A' has no attribute '__x'
class _C:
    __y = 3
    def get(self): return self.__y
print(_C._C__y, _C().get())  # expect: 3 3
class __: __q = 1
print([n for n in vars(__) if 'q' in n])  # expect: ['__q']
try:
    exec('class D:\n    def f(self): return __glob\nD().f()')
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: NameError: name '_D__glob' is not defined
