# `__annotations__` and `__annotate__` of modules: made on demand, set and deleted.
# since: 3.14
import types, sys
m = types.ModuleType('m')
print(sorted(m.__dict__))  # expect: ['__doc__', '__loader__', '__name__', '__package__', '__spec__']
print(m.__annotations__)  # expect: {}
print(sorted(m.__dict__))
# expect: ['__annotations__', '__doc__', '__loader__', '__name__', '__package__', '__spec__']
m.__annotations__ = 5
print(m.__annotations__)  # expect: 5
del m.__annotations__
try:
    del m.__annotations__
except AttributeError as e: print(repr(e))  # expect: AttributeError('__annotations__')
print(m.__annotations__, m.__annotate__)  # expect: {} None
m.__annotate__ = lambda f: {'x': f}
print(sorted(m.__dict__))
# expect: ['__annotate__', '__doc__', '__loader__', '__name__', '__package__', '__spec__']
print(m.__annotations__)  # expect: {'x': 1}
print(sorted(m.__dict__))
# expect: ['__annotate__', '__annotations__', '__doc__', '__loader__', '__name__', '__package__', '__spec__']
try: m.__annotate__ = 3
except TypeError as e: print(repr(e))  # expect: TypeError('__annotate__ must be callable or None')
try: del m.__annotate__
except TypeError as e: print(repr(e))  # expect: TypeError('cannot delete __annotate__ attribute')
m.__annotate__ = None
print(sorted(m.__dict__))
# expect: ['__annotate__', '__annotations__', '__doc__', '__loader__', '__name__', '__package__', '__spec__']
print(m.__annotations__)  # expect: {'x': 1}
m.__annotate__ = lambda f: 3
try: m.__annotations__
except Exception as e: print(repr(e))  # expect: TypeError("__annotate__ returned non-dict of type 'int'")
print(m.__annotate__(3))  # expect: 3
m2 = types.ModuleType('m2')
m2.__dict__['__annotations__'] = 7
print(m2.__annotations__)  # expect: 7
m2.__dict__['__annotate__'] = 8
print(m2.__annotate__)  # expect: 8
del m2.__annotations__
print(sorted(m2.__dict__))  # expect: ['__doc__', '__loader__', '__name__', '__package__', '__spec__']
try: print(m2.__annotations__)  # expect: {}
except Exception as e: print(repr(e))
m3 = types.ModuleType('m3')
m3.__annotations__ = {'a': 1}
print(m3.__annotate__, sorted(m3.__dict__))
# expect: None ['__annotate__', '__annotations__', '__doc__', '__loader__', '__name__', '__package__', '__spec__']
m3.__annotate__ = lambda f: {}
print(m3.__annotations__, sorted(m3.__dict__))
# expect: {} ['__annotate__', '__annotations__', '__doc__', '__loader__', '__name__', '__package__', '__spec__']
m3.__annotations__ = {'a': 1}
print(m3.__annotate__, sorted(m3.__dict__))
# expect: None ['__annotate__', '__annotations__', '__doc__', '__loader__', '__name__', '__package__', '__spec__']
class M(types.ModuleType): pass
m4 = M('m4')
print(m4.__annotations__)  # expect: {}
class Meta(types.ModuleType):
    x: int
m5 = Meta('m5')
print(m5.__annotations__, Meta.__annotations__)  # expect: {} {'x': <class 'int'>}
m6 = M.__new__(M)
try: print(m6.__annotations__)  # expect: {}
except Exception as e: print(repr(e))
try: print(m6.__annotate__)  # expect: None
except Exception as e: print(repr(e))
try: m6.__annotations__ = 3
except Exception as e: print(repr(e))
try: m6.__annotate__ = 3
except Exception as e: print(repr(e))  # expect: TypeError('__annotate__ must be callable or None')
print(types.ModuleType.__dict__['__annotations__'], types.ModuleType.__dict__['__annotate__'])
# expect: <attribute '__annotations__' of 'module' objects> <attribute '__annotate__' of 'module' objects>
print(sys.__annotations__, sys.__annotate__)  # expect: {} None
exec("x: int\ny: str", m4.__dict__)
print(m4.__annotate__.__name__, m4.__annotations__)  # expect: __annotate__ {}
m4.__annotate__ = 'a'.join if False else (lambda f: {'q': f})
print(m4.__annotations__)  # expect: {'q': 1}

x: int = 1
try:
    print(__annotations__)
except NameError as e: print(e)  # expect: name '__annotations__' is not defined
class C:
    a: int
    try:
        print(__annotations__)
    except NameError as e: print(e)
    print(sorted(locals()))
# expect: name '__annotations__' is not defined
# expect: ['__firstlineno__', '__module__', '__qualname__']
print(sorted(C.__dict__))
# expect: ['__annotate_func__', '__dict__', '__doc__', '__firstlineno__', '__module__', '__static_attributes__', '__weakref__']
print(C.__annotations__)  # expect: {'a': <class 'int'>}
print(sorted(C.__dict__))
# expect: ['__annotate_func__', '__annotations_cache__', '__dict__', '__doc__', '__firstlineno__', '__module__', '__static_attributes__', '__weakref__']
print(__annotate__.__name__)  # expect: __annotate__
import sys
m = sys.modules['__main__']
print(m.__annotations__)  # expect: {'x': <class 'int'>}
try: print(__annotations__)  # expect: {'x': <class 'int'>}
except NameError as e: print(e)
print(m.__dict__.get('__annotations__'))  # expect: {'x': <class 'int'>}
