# methods that use super run in __init_subclass__, __set_name__ and a metaclass
class Base:
    def __init_subclass__(cls): cls.made = cls().hello()
    def hello(self): return 'base'
class Sub(Base):
    def hello(self): return 'sub ' + super().hello()
print(Sub.made)  # expect: sub base
class Meta(type):
    def __init__(cls, name, bases, namespace):
        super().__init__(name, bases, namespace)
        print('__classcell__' in namespace, cls().f())
class X(metaclass=Meta):  # expect: True X
    def f(self): return __class__.__name__
class Named:
    def __set_name__(self, owner, name): print(name, owner().hello())
class Y(Base):  # expect: n y base
    n = Named()
    def hello(self): return 'y ' + super().hello()
