# __prepare__ may give any mapping
class Log(dict):
    def __setitem__(s, k, v):
        if not k.startswith('__'): print('set', k)
        super().__setitem__(k, v)
    def __missing__(s, k):
        if k.startswith('auto'): return k.upper()
        raise KeyError(k)
class M(type):
    @classmethod
    def __prepare__(m, n, b): return Log()
class A(metaclass=M):
    x = auto_one
    def f(self): pass
    x = 2
# expect: set x
# expect: set f
# expect: set x
print(A.x)  # expect: 2
try:
    exec('class B(metaclass=M): y = unknown')
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: NameError: name 'unknown' is not defined
class N(type):
    @classmethod
    def __prepare__(m, n, b): return 5
try:
    exec('class C(metaclass=N): pass')
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: N.__prepare__() must return a mapping, not int
