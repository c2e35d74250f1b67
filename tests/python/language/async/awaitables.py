# everything that can be awaited
import asyncio
class A:
    def __init__(self, v): self.v = v
    def __await__(self):
        yield from asyncio.sleep(0).__await__()
        return self.v
class Done:
    def __await__(self):
        return 'done'
        yield
async def c(x): return x
async def main():
    print(await A(1), await Done(), await c(2), await asyncio.create_task(c(3)))
    print(await asyncio.sleep(0, 4))
    f = asyncio.get_running_loop().create_future()
    f.set_result(5)
    print(await f, await f, await asyncio.gather(A(6), c(7)))
    print(await asyncio.wait_for(c(8), 1), await (await c(c(9))))
    try: await None
    except TypeError:
        print('not None')
    try: await c
    except TypeError:
        print('not a function')
asyncio.run(main())
# expect: 1 done 2 3
# expect: 4
# expect: 5 5 [6, 7]
# expect: 8 9
# expect: not None
# expect: not a function
import types
@types.coroutine
def old(): 
    x = yield 'y'
    return x
async def uses(): return await old()
u = uses()
print(u.send(None))  # expect: y
try: u.send('sent')
except StopIteration as e:
    print(e.value)  # expect: sent
