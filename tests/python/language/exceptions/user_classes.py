# exception classes with their own constructor
class Base(Exception):
    code = 1
class Detail(Base):
    def __init__(self, msg, *, code):
        super().__init__(msg)
        self.code = code
    def __str__(self): return f'[{self.code}] {self.args[0]}'
class NoSuper(Exception):
    def __init__(self, a, b): self.a = a
class Kw(Exception):
    def __init__(self, **kw): self.kw = kw
for e in (Base(), Base('m'), Base('m', 2), Detail('d', code=5), NoSuper(1, 2), Kw(x=1)):
    try: raise e
    except Base as x:
        print('Base', x, repr(x), x.args, x.code)
    except Exception as x:
        print('Exc', x, repr(x), x.args)
# expect: Base  Base() () 1
# expect: Base m Base('m') ('m',) 1
# expect: Base ('m', 2) Base('m', 2) ('m', 2) 1
# expect: Base [5] d Detail('d') ('d',) 5
# expect: Exc (1, 2) NoSuper(1, 2) (1, 2)
# expect: Exc  Kw() ()
try:
    Detail('x')
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: Detail.__init__() missing 1 required keyword-only argument: 'code'
try:
    Base(x=1)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: Base() takes no keyword arguments
print(isinstance(Detail('m', code=1), Base), Base.__mro__, str(Base()))
# expect: True (<class '__main__.Base'>, <class 'Exception'>, <class 'BaseException'>, <class 'object'>)
print(str(Base(None)), str(Base((1, 2))), str(Base('a', 'b')), repr(Base('a',)))
# expect: None (1, 2) ('a', 'b') Base('a')
