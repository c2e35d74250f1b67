# class and static methods
class A:
    @classmethod
    def make(cls, *a): return cls.__name__, a
    @staticmethod
    def add(a, b): return a + b
    cm = classmethod(lambda cls: cls)
    sm = staticmethod(len)
    @classmethod
    def alt(cls): return cls()
class B(A): pass
print(A.make(1), B.make(), B().make(2), A.add(1, 2), A().add(3, 4), B.cm() is B)
# expect: ('A', (1,)) ('B', ()) ('B', (2,)) 3 7 True
print(A.sm('abc'), type(B.alt()).__name__, A.__dict__['add'](5, 6))  # expect: 3 B 11
print(A.make.__self__ is A, A.make.__func__.__name__, type(A.__dict__['make']))
# expect: True make <class 'classmethod'>
print(A.__dict__['make'].__func__.__name__)  # expect: make
try:
    A.__dict__['make']()
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: 'classmethod' object is not callable
try:
    A.add(1)
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: A.add() missing 1 required positional argument: 'b'
try:
    A.make.__func__()
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: A.make() missing 1 required positional argument: 'cls'
print(B.make == B().make, A.add is A.add)  # expect: True True
