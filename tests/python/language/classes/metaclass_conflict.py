# the metaclass must derive from those of the bases
class M1(type): pass
class M2(type): pass
class M3(M1, M2): pass
class A(metaclass=M1): pass
class B(metaclass=M2): pass
try:
    type('C', (A, B), {})
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: metaclass conflict: the metaclass of a derived class must be a (non-strict) subclass of the metaclasses of all its bases
class C(A, B, metaclass=M3): pass
print(type(C).__name__)  # expect: M3
def fn(name, bases, ns, **kw): return name, bases, sorted(k for k in ns if k[0] != '_'), kw
class D(metaclass=fn, opt=1): x = 1
print(D)  # expect: ('D', (), ['x'], {'opt': 1})
class E(int, metaclass=fn): pass
print(E)  # expect: ('E', (<class 'int'>,), [], {})
try:
    exec('class F(metaclass=5): pass')
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: 'int' object is not callable
try:
    exec('class G(x=1): pass')
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: G.__init_subclass__() takes no keyword arguments
