# what except clauses accept
class Meta(type):
    def __instancecheck__(c, o): return True
    def __subclasscheck__(c, o): return True
class Any(Exception, metaclass=Meta): pass
def f(exc, *types):
    for t in types:
        try: raise exc
        except t: return t
    return None
try:
    f(ValueError(), 5)
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: catching classes that do not inherit from BaseException is not allowed
try:
    f(ValueError(), int)
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: catching classes that do not inherit from BaseException is not allowed
try:
    f(ValueError(), (KeyError, 'x'))
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: catching classes that do not inherit from BaseException is not allowed
try: raise ValueError
except (KeyError, ValueError): print('tuple')  # expect: tuple
try:
    try: raise ValueError('v')
    except Any: print('hooks are not used')
except ValueError: print('passed on')  # expect: passed on
def names():
    yield KeyError
def make(t):
    print('evaluated', t.__name__)
    return t
try: raise IndexError
except make(KeyError): pass  # expect: evaluated KeyError
except make(LookupError):  # expect: evaluated LookupError
    print('lookup')  # expect: lookup
except make(ValueError): pass
try: raise ValueError
except ():
    print('no')
except Exception:
    print('empty tuple matches nothing')  # expect: empty tuple matches nothing
