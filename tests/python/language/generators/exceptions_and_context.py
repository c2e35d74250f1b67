# exceptions pass through frames of generators
def g():
    try:
        yield 1
        raise ValueError('own')
    except ValueError: yield 'handled'
    raise KeyError('out')
it = g()
print(next(it), next(it))  # expect: 1 handled
try:
    next(it)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: KeyError: 'out'
try:
    next(it)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: StopIteration:
def ctx():
    try: yield
    except KeyError as e: print('context', repr(e.__context__)); raise ValueError('new')
c = ctx()
next(c)
try: c.throw(KeyError('k'))  # expect: context None
except ValueError as e: print(repr(e.__context__))  # expect: KeyError('k')
def f():
    try: 1 / 0
    except ZeroDivisionError:
        yield 'in handler'
        raise
h = f()
next(h)
try:
    next(h)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: ZeroDivisionError: division by zero
import sys
def info():
    yield sys.exc_info()[0]
i = info()
try: raise OSError
except OSError: print(next(i))  # expect: <class 'OSError'>
