# __new__, __init__, __prepare__ and __call__ of metaclasses
class Meta(type):
    @classmethod
    def __prepare__(mcs, name, bases, **kw):
        print('prepare', name, kw)
        return {'injected': 1}
    def __new__(mcs, name, bases, ns, **kw):
        print('new', name, sorted(k for k in ns if not k.startswith('__')))
        ns['added'] = 2
        return super().__new__(mcs, name, bases, ns)
    def __init__(cls, name, bases, ns, **kw):
        print('init', name, kw)
        super().__init__(name, bases, ns)
    def __call__(cls, *a, **k):
        print('call', cls.__name__, a)
        return super().__call__(*a, **k)
class A(metaclass=Meta, flag=True):
    x = injected
    def __init__(self, v): self.v = v
# expect: prepare A {'flag': True}
# expect: new A ['injected', 'x']
# expect: init A {'flag': True}
class B(A): pass
# expect: prepare B {}
# expect: new B ['injected']
# expect: init B {}
print(A.x, A.added, type(B) is Meta, B(5).v, isinstance(A, Meta), Meta.__mro__)
# expect: call B (5,)
# expect: 1 2 True 5 True (<class '__main__.Meta'>, <class 'type'>, <class 'object'>)
print(Meta('C', (), {}).__name__)
# expect: new C []
# expect: init C {}
# expect: C
