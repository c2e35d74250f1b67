# Named arguments whose names are of a subclass of `str` reach `**kwargs` as they are, and name parameters by their text.
# since: 3.14
class T(str):
    pass
def show(d):
    print([(type(k).__name__, k) for k in d])
show(dict(**{T('a'): 1}))  # expect: [('T', 'a')]
d = {}
d.update(**{T('b'): 1})
show(d)  # expect: [('T', 'b')]
def f(**kw): return kw
show(f(**{T('a'): 1}))  # expect: [('T', 'a')]
import collections
show(collections.OrderedDict(**{T('a'): 1}))  # expect: [('T', 'a')]
show(collections.defaultdict(int, **{T('a'): 1}))  # expect: [('T', 'a')]
show(collections.Counter(**{T('a'): 1}))  # expect: [('T', 'a')]
show(collections.UserDict(**{T('a'): 1}))  # expect: [('T', 'a')]
import types
show(vars(types.SimpleNamespace(**{T('a'): 1})))  # expect: [('T', 'a')]
import functools
p = functools.partial(f, **{T('a'): 1})
show(p.keywords); show(p()); show(p(**{T('c'): 1}))
# expect: [('T', 'a')]
# expect: [('T', 'a')]
# expect: [('T', 'a'), ('T', 'c')]
class D(dict): pass
show(D(**{T('a'): 1}))  # expect: [('T', 'a')]
def g(a, **k): return a, k
print(g(**{T('a'): 1}))  # expect: (1, {})
show(g(**{T('a'): 1, T('b'): 2})[1])  # expect: [('T', 'b')]
class M(type):
    def __new__(m, n, b, ns, **k):
        show(k); return type.__new__(m, n, b, ns)
    def __init__(*a, **k): pass
class C(metaclass=M, **{T('q'): 1}): pass  # expect: [('T', 'q')]
import string
print("{a}".format(**{T('a'): 1}))  # expect: 1
show(collections.ChainMap({}, dict(**{T('z'): 1})))  # expect: [('T', 'z')]
class A:
    def __init__(self, **k): show(k)
    def __call__(self, **k): return k
    @classmethod
    def cm(cls, **k): return k
    @staticmethod
    def sm(**k): return k
a = A(**{T('w'): 1})  # expect: [('T', 'w')]
show(a(**{T('w'): 1})); show(a.cm(**{T('w'): 1})); show(A.sm(**{T('w'): 1}))
# expect: [('T', 'w')]
# expect: [('T', 'w')]
# expect: [('T', 'w')]
show((lambda **k: k)(x=1, **{T('w'): 1}))  # expect: [('str', 'x'), ('T', 'w')]
import copy
P = collections.namedtuple('P', 'x y')
print(P(1, 2)._replace(**{T('x'): 5}), P(**{T('x'): 1, 'y': 2}))  # expect: P(x=5, y=2) P(x=1, y=2)
print(copy.replace(P(1, 2), **{T('x'): 5}))  # expect: P(x=5, y=2)
from dataclasses import dataclass, make_dataclass, replace
@dataclass
class Q:
    x: int
print(replace(Q(1), **{T('x'): 3}), Q(**{T('x'): 3}))  # expect: Q(x=3) Q(x=3)
print(vars(Q(**{T('x'): 3})))  # expect: {'x': 3}
class E(Exception): pass
try: E(**{T('x'): 1})
except TypeError as e: print(e)  # expect: E() takes no keyword arguments
for fn in (print, sorted, int, str, bytes, bool, list, len):
    try: fn(**{T('zz'): 1})
    except TypeError as e: print(e)
# expect: print() got an unexpected keyword argument 'zz'
# expect: sorted expected 1 argument, got 0
# expect: int() got an unexpected keyword argument 'zz'
# expect: str() got an unexpected keyword argument 'zz'
# expect: bytes() got an unexpected keyword argument 'zz'
# expect: bool() takes no keyword arguments
# expect: list() takes no keyword arguments
# expect: len() takes no keyword arguments
print(sorted([3,1], **{T('reverse'): True}), int('11', **{T('base'): 2}))  # expect: [3, 1] 3
import contextvars
print(contextvars.copy_context().run(f, **{T('a'): 1}))  # expect: {'a': 1}
import inspect
show(inspect.signature(f).bind(**{T('a'): 1}).kwargs)  # expect: [('T', 'a')]
from string import Template
print(Template('$a').substitute(**{T('a'): 1}))  # expect: 1
@functools.lru_cache
def h(**k): return list(map(type, k))
print(h(**{T('a'): 1}) == [T])  # expect: True
@functools.wraps(f)
def w(*a, **k): return f(*a, **k)
show(w(**{T('a'): 1}))  # expect: [('T', 'a')]
from operator import methodcaller
class R:
    def m(self, **k): return k
show(methodcaller('m', **{T('a'): 1})(R()))  # expect: [('T', 'a')]
print(eval('f(**q)', {'f': f, 'q': {T('a'): 1}}))  # expect: {'a': 1}
import contextlib
@contextlib.contextmanager
def cm(**k):
    yield k
with cm(**{T('a'): 1}) as k: show(k)  # expect: [('T', 'a')]
def gen(**k): yield k
show(next(gen(**{T('a'): 1})))  # expect: [('T', 'a')]
import asyncio
async def co(**k): return k
show(asyncio.run(co(**{T('a'): 1})))  # expect: [('T', 'a')]
show(functools.partialmethod(R.m, **{T('a'): 1}).keywords)  # expect: [('T', 'a')]
import weakref
show(weakref.WeakValueDictionary(**{T('a'): R}))   # expect: [('T', 'a')]
from typing import TypedDict
class TD(TypedDict): a: int
show(TD(**{T('a'): 1}))  # expect: [('T', 'a')]
try: raise ImportError('x', **{T('name'): 'n'})
except ImportError as e: print(e.name)  # expect: n
try: AttributeError(**{T('nam'): 'n'})
except TypeError as e: print(e)
# expect: AttributeError() got an unexpected keyword argument 'nam'. Did you mean 'name'?
class E2(ImportError):
    def __init__(self, *a, **k):
        show(k)
        super().__init__(*a, **k)
print(E2('x', **{T('path'): 'n'}).path)
# expect: [('T', 'path')]
# expect: n
print("{a} {b[0]}".format(**{T('a'): 1, T('b'): [2]}), "{a}".format_map({T('a'): 3}))  # expect: 1 2 3
print(dict.fromkeys, dict.__init__) if 0 else None
d = {}; d.__init__(**{T('a'): 1}); show(d)  # expect: [('T', 'a')]
show(f.__call__(**{T('a'): 1}))  # expect: [('T', 'a')]
show(type.__call__(A, **{T('a'): 1}).cm(**{T('b'): 1}))
# expect: [('T', 'a')]
# expect: [('T', 'b')]
class NoArgs: pass
try: NoArgs(**{T('a'): 1})
except TypeError as e: print(e)  # expect: NoArgs() takes no arguments
class IS:
    def __init_subclass__(cls, **k): show(k)
class IS2(IS, **{T('opt'): 1}): pass  # expect: [('T', 'opt')]
type('IS3', (IS,), {}, **{T('opt'): 1})  # expect: [('T', 'opt')]
try: type('IS4', (), {}, **{T('opt'): 1})
except TypeError as e: print(e)  # expect: IS4.__init_subclass__() takes no keyword arguments
print(property(**{T('doc'): 'x'}).__doc__, set(), bytearray(**{T('source'): b'q'}))
# expect: x set() bytearray(b'q')
class EqT(str):
    def __eq__(self, o): return str.__eq__(self, o)
    __hash__ = str.__hash__
print(int('11', **{EqT('base'): 2}), f(**{EqT('a'): 1}))  # expect: 3 {'a': 1}
print(sorted([2, 1], **{T('key'): lambda x: -x}), max([1, 2], **{T('default'): 0}), print(1, 2, **{T('sep'): '-'}))
# expect: 1-2
# expect: [2, 1] 2 None
for c in ImportError, NameError, AttributeError:
    for n in 'nam', 'pth', 'obi', 'q':
        try: c(**{n: 1})
        except TypeError as e: print(e)
# expect: ImportError() got an unexpected keyword argument 'nam'. Did you mean 'name'?
# expect: ImportError() got an unexpected keyword argument 'pth'. Did you mean 'path'?
# expect: ImportError() got an unexpected keyword argument 'obi'
# expect: ImportError() got an unexpected keyword argument 'q'
# expect: NameError() got an unexpected keyword argument 'nam'. Did you mean 'name'?
# expect: NameError() got an unexpected keyword argument 'pth'
# expect: NameError() got an unexpected keyword argument 'obi'
# expect: NameError() got an unexpected keyword argument 'q'
# expect: AttributeError() got an unexpected keyword argument 'nam'. Did you mean 'name'?
# expect: AttributeError() got an unexpected keyword argument 'pth'
# expect: AttributeError() got an unexpected keyword argument 'obi'. Did you mean 'obj'?
# expect: AttributeError() got an unexpected keyword argument 'q'
