# super(class) as an attribute of a class is bound to the instance.
# since: 3.14
class A:
    def meth(self, a): return "A(%r)" % a
class B(A):
    def __init__(self): self.__super = super(B, self)
    def meth(self, a): return "B(%r)" % a + self.__super.meth(a)
class C(A):
    def meth(self, a): return "C(%r)" % a + self.__super.meth(a)
C._C__super = super(C)
class D(C, B):
    def meth(self, a): return "D(%r)" % a + super().meth(a)
print(B().meth(2), C().meth(3), D().meth(4))  # expect: B(2)A(2) C(3)A(3) D(4)C(4)B(4)A(4)
s = super(C)
print(s.__get__(C()).__self__.__class__, s.__get__(None, C) is s, s.__thisclass__, s.__self__)
# expect: <class '__main__.C'> True <class '__main__.C'> None
try: s.__get__(5)
except TypeError as e: print(e)
# expect: super(type, obj): obj (instance of int) is not an instance or subtype of type (C).
try: s.meth
except AttributeError as e: print(e)  # expect: 'super' object has no attribute 'meth'
