# contextmanager and friends
from contextlib import contextmanager, suppress, closing, ExitStack, nullcontext, redirect_stdout
@contextmanager
def cm(x):
    print('enter', x)
    try: yield x * 2
    except ValueError as e:
        print('caught', e)
    finally:
        print('exit', x)
with cm(1) as v:
    print(v)
# expect: enter 1
# expect: 2
# expect: exit 1
with cm(2): raise ValueError('v')
# expect: enter 2
# expect: caught v
# expect: exit 2
try:
    exec('with cm(3): raise KeyError("k")')
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: enter 3
# expect: exit 3
# expect: KeyError: 'k'
with suppress(KeyError, IndexError): {}['x']
with ExitStack() as s:
    a = s.enter_context(cm(5))
    s.callback(print, 'callback')
    print(a)
# expect: enter 5
# expect: 10
# expect: callback
# expect: exit 5
with nullcontext(7) as n:
    print(n)  # expect: 7
@contextmanager
def bad(): 
    if 0: yield
try:
    exec('with bad(): pass')
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: RuntimeError: generator didn't yield
@contextmanager
def twice():
    yield 1
    yield 2
try:
    exec('with twice(): pass')
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: RuntimeError: generator didn't stop
@cm('deco')
def f(): print('in f')
f()
# expect: enter deco
# expect: in f
# expect: exit deco
