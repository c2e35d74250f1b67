# methods are found along the MRO
class A:
    def f(self): return 'A.f'
    def g(self): return 'A.g ' + self.f()
class B(A):
    def f(self): return 'B.f'
class C(A):
    def f(self): return 'C.f ' + super().f()
class D(B, C): pass
class E(C, B): pass
print(B().g(), D().f(), D().g(), E().f(), [c.__name__ for c in D.__mro__])
# expect: A.g B.f B.f A.g B.f C.f B.f ['D', 'B', 'C', 'A', 'object']
print([c.__name__ for c in E.__mro__], issubclass(D, C), D.__bases__)
# expect: ['E', 'C', 'B', 'A', 'object'] True (<class '__main__.B'>, <class '__main__.C'>)
print(A.__subclasses__())  # expect: [<class '__main__.B'>, <class '__main__.C'>]
print(A.f(D()), super(B, D()).f(), super(C, E()).f())  # expect: A.f C.f A.f B.f
