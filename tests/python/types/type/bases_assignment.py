# __bases__ can be replaced
class A:
    def who(s): return 'A'
class B:
    def who(s): return 'B'
class C(A): pass
c = C()
print(c.who())  # expect: A
C.__bases__ = (B,)
print(c.who(), C.__mro__, A.__subclasses__(), B.__subclasses__())
# expect: B (<class '__main__.C'>, <class '__main__.B'>, <class 'object'>) [] [<class '__main__.C'>]
try:
    setattr(C, '__bases__', (C,))
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: a __bases__ item causes an inheritance cycle
try:
    setattr(C, '__bases__', (int,))
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: __bases__ assignment: 'int' deallocator differs from 'B'
