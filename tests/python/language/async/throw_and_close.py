# coroutines can be thrown into and closed
class Aw:
    def __await__(s): return (yield 'w')
async def f():
    try: return await Aw()
    except ValueError as e: return f'caught {e}'
    finally:
        print('finally')
c = f()
c.send(None)
try: c.throw(ValueError('v'))  # expect: finally
except StopIteration as e: print(e.value)  # expect: caught v
d = f()
d.send(None)
d.close()  # expect: finally
try:
    d.send(None)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: RuntimeError: cannot reuse already awaited coroutine
e = f()
e.send(None)
try:
    e.throw(KeyError('k'))  # expect: finally
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: KeyError: 'k'
g = f()
g.close()
try:
    g.send(None)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: RuntimeError: cannot reuse already awaited coroutine
async def again(c): return await c
h = f()
h.close()
try:
    again(h).send(None)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: RuntimeError: cannot reuse already awaited coroutine
