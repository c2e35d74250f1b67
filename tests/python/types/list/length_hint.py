# who asks for a length before filling a list, in which order, and what its errors do
# since: 3.14
class H:
    def __init__(s, **k): s.k = k
    def __iter__(s): print('iter'); return I(s.k)
class L(H):
    def __len__(s): print('len'); return s.k['len']()
class T(H):
    def __length_hint__(s): print('hint'); return s.k['hint']()
class B(L, T): pass
class I:
    def __init__(s, k): s.n = 0; s.k = k
    def __iter__(s): print('iter2'); return s
    def __length_hint__(s): print('hint2'); return 3
    def __next__(s):
        s.n += 1
        if s.n > 2: raise StopIteration
        return s.n
def boom(e):
    def f(): raise e
    return f
def t(name, f):
    print('--', name)
    try: print(f())
    except BaseException as e: print(type(e).__name__, e)
cases = [B(len=lambda: 2, hint=lambda: 3), B(len=boom(TypeError('x')), hint=lambda: 3), B(len=boom(ValueError('x')), hint=lambda: 3),
 B(len=lambda: -1, hint=lambda: 3), B(len=lambda: 'a', hint=lambda: 3), T(hint=boom(TypeError('h'))), T(hint=boom(KeyError('h'))), T(hint=lambda: NotImplemented),
 T(hint=lambda: -1), T(hint=lambda: 2.5), T(hint=lambda: True), T(hint=lambda: 2**80)]
for i, c in enumerate(cases):
    t(f'list {i}', lambda: list(c))
# expect: -- list 0
# expect: iter
# expect: len
# expect: [1, 2]
# expect: -- list 1
# expect: iter
# expect: len
# expect: hint
# expect: [1, 2]
# expect: -- list 2
# expect: iter
# expect: len
# expect: ValueError x
# expect: -- list 3
# expect: iter
# expect: len
# expect: ValueError __len__() should return >= 0
# expect: -- list 4
# expect: iter
# expect: len
# expect: hint
# expect: [1, 2]
# expect: -- list 5
# expect: iter
# expect: hint
# expect: [1, 2]
# expect: -- list 6
# expect: iter
# expect: hint
# expect: KeyError 'h'
# expect: -- list 7
# expect: iter
# expect: hint
# expect: [1, 2]
# expect: -- list 8
# expect: iter
# expect: hint
# expect: ValueError __length_hint__() should return >= 0
# expect: -- list 9
# expect: iter
# expect: hint
# expect: TypeError __length_hint__ must be an integer, not float
# expect: -- list 10
# expect: iter
# expect: hint
# expect: [1, 2]
# expect: -- list 11
# expect: iter
# expect: hint
# expect: OverflowError Python int too large to convert to C ssize_t
c = cases[0]
def ext(x):
    l = [0]; l.extend(x); return l
def iadd(x):
    l = [0]; l += x; return l
def sl(x):
    l = [0]; l[:] = x; return l
def star(x):
    a, *b = x; return a, b
def un(x):
    a, b = x; return a, b
def show(*a): return a
class LL(list): pass
for name, f in dict(ext=ext, iadd=iadd, sl=sl, star=star, un=un, tuple=tuple, disp=lambda x: [*x], disp1=lambda x: (0, *x), setd=lambda x: {*x}, call=lambda x: show(*x), call1=lambda x: show(1, *x), set=set,
  frozenset=frozenset, sorted=sorted, sub=LL, bytes=bytes, bytearray=bytearray, join=lambda x: ','.join(x),
  call2=lambda x: show(*x, 1), zip=lambda x: list(zip(x)), map=lambda x: list(map(str, x)), enum=lambda x: list(enumerate(x)),
  dictfk=dict.fromkeys, sum=sum, max=max, any=any, all=all, inn=lambda x: 2 in x, mapl=lambda x: list(filter(None, x)), rev=lambda x: [i for i in x], bae=lambda x: bytearray(b'a').extend(x)).items():
    t(name, lambda: f(c))
# expect: -- ext
# expect: iter
# expect: len
# expect: [0, 1, 2]
# expect: -- iadd
# expect: iter
# expect: len
# expect: [0, 1, 2]
# expect: -- sl
# expect: iter
# expect: iter2
# expect: hint2
# expect: [1, 2]
# expect: -- star
# expect: iter
# expect: iter2
# expect: hint2
# expect: (1, [2])
# expect: -- un
# expect: iter
# expect: (1, 2)
# expect: -- tuple
# expect: iter
# expect: (1, 2)
# expect: -- disp
# expect: iter
# expect: len
# expect: [1, 2]
# expect: -- disp1
# expect: iter
# expect: len
# expect: (0, 1, 2)
# expect: -- setd
# expect: iter
# expect: {1, 2}
# expect: -- call
# expect: iter
# expect: (1, 2)
# expect: -- call1
# expect: iter
# expect: len
# expect: (1, 1, 2)
# expect: -- set
# expect: iter
# expect: {1, 2}
# expect: -- frozenset
# expect: iter
# expect: frozenset({1, 2})
# expect: -- sorted
# expect: iter
# expect: len
# expect: [1, 2]
# expect: -- sub
# expect: iter
# expect: len
# expect: [1, 2]
# expect: -- bytes
# expect: iter
# expect: len
# expect: b'\x01\x02'
# expect: -- bytearray
# expect: iter
# expect: bytearray(b'\x01\x02')
# expect: -- join
# expect: iter
# expect: iter2
# expect: hint2
# expect: TypeError sequence item 0: expected str instance, int found
# expect: -- call2
# expect: iter
# expect: len
# expect: (1, 2, 1)
# expect: -- zip
# expect: iter
# expect: [(1,), (2,)]
# expect: -- map
# expect: iter
# expect: ['1', '2']
# expect: -- enum
# expect: iter
# expect: [(0, 1), (1, 2)]
# expect: -- dictfk
# expect: iter
# expect: {1: None, 2: None}
# expect: -- sum
# expect: iter
# expect: 3
# expect: -- max
# expect: iter
# expect: 2
# expect: -- any
# expect: iter
# expect: True
# expect: -- all
# expect: iter
# expect: True
# expect: -- inn
# expect: iter
# expect: True
# expect: -- mapl
# expect: iter
# expect: [1, 2]
# expect: -- rev
# expect: iter
# expect: [1, 2]
# expect: -- bae
# expect: iter
# expect: len
# expect: None
t('ext0', lambda: ext(cases[3])); t('ext1', lambda: ext(cases[11])); t('ba hint', lambda: bytearray(T(hint=lambda: -1))); t('by hint', lambda: bytes(T(hint=boom(KeyError('h')))))
# expect: -- ext0
# expect: iter
# expect: len
# expect: ValueError __len__() should return >= 0
# expect: -- ext1
# expect: iter
# expect: hint
# expect: OverflowError Python int too large to convert to C ssize_t
# expect: -- ba hint
# expect: iter
# expect: bytearray(b'\x01\x02')
# expect: -- by hint
# expect: iter
# expect: hint
# expect: KeyError 'h'
class It:
    def __iter__(s): raise KeyError('i')
    def __len__(s): print('len'); return 1
t('it', lambda: list(It()))
# expect: -- it
# expect: KeyError 'i'
class G:
    def __getitem__(s, i): print('get', i); return [1, 2][i]
    def __len__(s): print('len'); return 1
t('G', lambda: list(G()))
# expect: -- G
# expect: len
# expect: get 0
# expect: get 1
# expect: get 2
# expect: [1, 2]
