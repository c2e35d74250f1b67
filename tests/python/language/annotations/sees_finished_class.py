# annotations, bounds and aliases in a class see what the class has when they are evaluated
# since: 3.14
class X:
    kind = int
    def f[U: kind](self, a: kind): ...
    type Alias = kind
    late: added

X.kind = float
X.added = "later"
print(X.f.__annotations__, X.f.__type_params__[0].__bound__, X.Alias.__value__, X.__annotations__)
# expect: {'a': <class 'float'>} <class 'float'> <class 'float'> {'late': 'later'}
print("__classdictcell__" in X.__dict__)  # expect: False

class Meta(type):
    def __new__(mcs, name, bases, namespace):
        print(name, "__classdictcell__" in namespace)
        return super().__new__(mcs, name, bases, namespace)

class Plain(metaclass=Meta): pass  # expect: Plain False
class Annotated(metaclass=Meta):  # expect: Annotated True
    x: int
    def f(self, a: int): ...
print(Annotated.f.__annotations__)  # expect: {'a': <class 'int'>}
