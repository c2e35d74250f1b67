# data and non-data descriptors
class Data:
    def __set_name__(s, owner, name): s.name = name; print('set_name', owner.__name__, name)
    def __get__(s, obj, cls):
        return ('get', s.name, obj is None, cls.__name__)
    def __set__(s, obj, v): obj.__dict__[s.name] = ('stored', v)
    def __delete__(s, obj): print('delete', s.name)
class NonData:
    def __get__(s, obj, cls=None): return 'nondata'
class SetOnly:
    def __set__(s, obj, v): obj.__dict__['w'] = v
class A:  # expect: set_name A d
    d = Data()
    n = NonData()
    w = SetOnly()
a = A()
print(a.d, A.d, a.n, A.n)  # expect: ('get', 'd', False, 'A') ('get', 'd', True, 'A') nondata nondata
a.d = 1
a.n = 'shadowed'
a.w = 7
print(a.d, a.n, a.w, a.__dict__, A.__dict__['w'] is not None)
# expect: ('get', 'd', False, 'A') shadowed 7 {'d': ('stored', 1), 'n': 'shadowed', 'w': 7} True
del a.d  # expect: delete d
try:
    delattr(a, 'w')
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: AttributeError: __delete__
A.d = 'replaced'
print(a.d)  # expect: ('stored', 1)
class B(A): pass
print(B().n, Data.__get__(A.__dict__.get('x', type('D', (Data,), {'name': 'q'})()), None, A))
# expect: nondata ('get', 'q', True, 'A')
class R:
    def __get__(s, o, c): raise AttributeError('from descriptor')
class C:
    r = R()
    def __getattr__(s, n): return 'fallback ' + n
print(C().r)  # expect: fallback r
try:
    C.r
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: AttributeError: from descriptor
class E:
    def __get__(s, o, c): raise ValueError('other')
class F(C): r = E()
try:
    F().r
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: ValueError: other
