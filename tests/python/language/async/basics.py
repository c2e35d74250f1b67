# coroutines and await without an event loop
# since: 3.14
async def f(x): return x + 1
c = f(1)
print(type(c).__name__)  # expect: coroutine
try: c.send(None)
except StopIteration as e: print(e.value)  # expect: 2
try:
    c.send(None)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: RuntimeError: cannot reuse already awaited coroutine
async def g(): return await f(1) + await f(2)
try: g().send(None)
except StopIteration as e: print(e.value)  # expect: 5
class Aw:
    def __init__(s, v): s.v = v
    def __await__(s):
        got = yield ('waiting', s.v)
        return got
async def h():
    a = await Aw(1)
    b = await Aw(2)
    return a, b
k = h()
print(k.send(None), k.send('A'))  # expect: ('waiting', 1) ('waiting', 2)
try: k.send('B')
except StopIteration as e: print(e.value)  # expect: ('A', 'B')
async def bad(): await 5
try:
    bad().send(None)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: 'int' object can't be awaited
class NotIter:
    def __await__(s): return 5
async def bad2(): await NotIter()
try:
    bad2().send(None)
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: __await__() returned non-iterator of type 'int'
x = f(1)
try:
    iter(x)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: 'coroutine' object is not iterable
try:
    [*x]
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: Value after * must be an iterable, not coroutine
x.close()
import inspect
print(inspect.iscoroutine(x), inspect.iscoroutinefunction(f))  # expect: True True
print(inspect.isawaitable(Aw(1)), f.__name__)  # expect: True f
