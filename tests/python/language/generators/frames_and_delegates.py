# gi_frame and the like while a generator lives, and what it waits for
# since: 3.14
import inspect
def g(n):
    yield n
    yield from [1, 2]
    if n:
        yield from g(0)

it = g(1)
def show(it):
    frame = it.gi_frame
    print(inspect.getgeneratorstate(it), it.gi_running, it.gi_suspended, frame and (frame.f_lineno - frame.f_code.co_firstlineno, frame.f_code == it.gi_code, frame.f_back, inspect.isframe(frame)),
          type(it.gi_yieldfrom).__name__)
show(it)  # expect: GEN_CREATED False False (0, True, None, True) NoneType
for x in it: show(it)
# expect: GEN_SUSPENDED False True (1, True, None, True) NoneType
# expect: GEN_SUSPENDED False True (2, True, None, True) list_iterator
# expect: GEN_SUSPENDED False True (2, True, None, True) list_iterator
# expect: GEN_SUSPENDED False True (4, True, None, True) generator
# expect: GEN_SUSPENDED False True (4, True, None, True) generator
# expect: GEN_SUSPENDED False True (4, True, None, True) generator
show(it)  # expect: GEN_CLOSED False False None NoneType
failing = (1 // x for x in [1, 0])
show(failing)  # expect: GEN_CREATED False False (0, True, None, True) NoneType
print(next(failing))  # expect: 1
try: next(failing)
except ZeroDivisionError: show(failing)  # expect: GEN_CLOSED False False None NoneType
def me():
    print(inspect.getgeneratorstate(own), own.gi_running, own.gi_frame.f_lineno - own.gi_code.co_firstlineno, own.gi_yieldfrom)
    yield
own = me()
next(own)  # expect: GEN_RUNNING True 1 None
closed = g(1); closed.close(); show(closed)  # expect: GEN_CLOSED False False None NoneType
print(next(it, 'end'))  # expect: end
class Await:
    def __await__(self): yield 'waits'
async def inner(): return await Await()
async def outer():
    print(inspect.getcoroutinestate(c), c.cr_running)
    return await inner()
c = outer()
print(inspect.getcoroutinestate(c), c.cr_frame.f_lineno - c.cr_code.co_firstlineno, c.cr_await)
# expect: CORO_CREATED 0 None
print(c.send(None), inspect.getcoroutinestate(c), c.cr_frame.f_lineno - c.cr_code.co_firstlineno, c.cr_await.cr_code.co_name, type(c.cr_await.cr_await).__name__)
# expect: CORO_RUNNING True
# expect: waits CORO_SUSPENDED 2 inner generator
c.close()
print(inspect.getcoroutinestate(c), c.cr_frame, c.cr_await, c.cr_running, c.cr_suspended)
# expect: CORO_CLOSED None None False False
async def agen(): yield 1
a = agen()
print(inspect.getasyncgenstate(a), a.ag_frame.f_lineno - a.ag_code.co_firstlineno, a.ag_running, a.ag_await)
# expect: AGEN_CREATED 0 False None
try: a.asend(None).send(None)
except StopIteration as e: print(e.value, inspect.getasyncgenstate(a), a.ag_frame.f_lineno - a.ag_code.co_firstlineno)
# expect: 1 AGEN_SUSPENDED 0
try: a.aclose().send(None)
except StopIteration as e: print(e.value, inspect.getasyncgenstate(a), a.ag_frame)
# expect: None AGEN_CLOSED None
print(g.__code__ == it.gi_code, g.__code__ != agen.__code__, {g.__code__: 1}[g.__code__], inspect.isframe(g), g(1).gi_frame.f_globals is globals())
# expect: True True 1 False True
