# __new__
class A:
    def __new__(cls, *a):
        print('new', cls.__name__, a)
        return super().__new__(cls)
    def __init__(self, *a): print('init', a)
class B:
    def __new__(cls): return 5
    def __init__(self): print('never')
class C(A): pass
class D:
    _one = None
    def __new__(cls):
        if cls._one is None: cls._one = super().__new__(cls)
        return cls._one
print(type(A(1)).__name__, B(), type(C(2)).__name__, D() is D(), type(A.__dict__['__new__']))
# expect: new A (1,)
# expect: init (1,)
# expect: new C (2,)
# expect: init (2,)
# expect: A 5 C True <class 'staticmethod'>
class E:
    def __init__(self): return 5
try:
    E()
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: __init__() should return None, not 'int'
class F:
    def __new__(cls): return A.__new__(A)
    def __init__(self): print('not called')
print(type(F()).__name__)
# expect: new A ()
# expect: A
try:
    object.__new__(int)
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: object.__new__(int) is not safe, use int.__new__()
try:
    int.__new__(str)
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: int.__new__(str): str is not a subtype of int
try:
    int.__new__()
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: int.__new__(): not enough arguments
