# since: 3.14
# Managers made of functions that yield once, never, twice, or are no generators; used twice; as decorators.
import contextlib


@contextlib.contextmanager
def m(*a):
    print('in',a)
    try:
        yield a
    except ValueError as e: print('caught',e)
    finally: print('out')
with m(1,2) as x: print(x)
# expect: in (1, 2)
# expect: (1, 2)
# expect: out
with m() as x: raise ValueError('v')
# expect: in ()
# expect: caught v
# expect: out
cm=m()
with cm: pass
# expect: in ()
# expect: out
try:
    with cm: pass
except AttributeError as e: print(e)  # expect: '_GeneratorContextManager' object has no attribute 'args'
@contextlib.contextmanager
def none(): return; yield
@contextlib.contextmanager
def two(): yield 1; yield 2
@contextlib.contextmanager
def plain(): return 5
@contextlib.contextmanager
def lst(): return iter([1])
@contextlib.contextmanager
def boom(): raise KeyError('k'); yield
@contextlib.contextmanager
def late():
    yield
    raise KeyError('late')
@contextlib.contextmanager
def stop():
    raise StopIteration('s'); yield
for f in (none,two,plain,lst,boom,late,stop):
    try:
        with f() as v: print('body',v)
    except BaseException as e: print(type(e).__name__,e,repr(e.__cause__),repr(e.__context__))
# expect: RuntimeError generator didn't yield None StopIteration()
# expect: body 1
# expect: RuntimeError generator didn't stop None None
# expect: TypeError 'int' object is not an iterator None None
# expect: body 1
# expect: KeyError 'k' None None
# expect: body None
# expect: KeyError 'late' None None
# expect: RuntimeError generator raised StopIteration StopIteration('s') StopIteration('s')
@m('deco')
def deco(): return 5
print(deco(),deco())
# expect: in ('deco',)
# expect: out
# expect: in ('deco',)
# expect: out
# expect: 5 5
