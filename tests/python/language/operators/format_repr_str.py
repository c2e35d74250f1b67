# text conversions of user classes
class A:
    def __repr__(s): return 'A-repr'
class B(A):
    def __str__(s): return 'B-str'
class C(B):
    def __format__(s, spec): return f'C-fmt({spec})'
    def __bytes__(s): return b'C'
print(A(), str(A()), repr(B()), str(B()), [B()], {'k': B()})
# expect: A-repr A-repr A-repr B-str [A-repr] {'k': A-repr}
print(f'{A()} {B()} {C()} {C():x} {B()!r} {B()!a:>8}', '%s %r' % (B(), B()))
# expect: A-repr B-str C-fmt() C-fmt(x) A-repr   A-repr B-str A-repr
print('{} {!r} {:y}'.format(B(), B(), C()), bytes(C()), format(C(), 'z'), (B(),))
# expect: B-str A-repr C-fmt(y) b'C' C-fmt(z) (A-repr,)
print(str([C()]))  # expect: [A-repr]
class D:
    def __repr__(s): return 5
class E:
    def __str__(s): return None
class F:
    def __repr__(s): raise ValueError('in repr')
try:
    repr(D())
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: __repr__ returned non-string (type int)
try:
    str(D())
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: __str__ returned non-string (type int)
try:
    str(E())
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: __str__ returned non-string (type NoneType)
try:
    [F()].__repr__()
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: ValueError: in repr
try:
    print(F())
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: ValueError: in repr
try:
    f'{E()}'
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: __str__ returned non-string (type NoneType)
try:
    '%s' % D()
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: __str__ returned non-string (type int)
class G:
    def __str__(s): return type('S', (str,), {})('sub')
print(type(str(G())).__name__, str(G()))  # expect: S sub
