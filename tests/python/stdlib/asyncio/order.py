# the order in which tasks run
import asyncio
async def w(n, k):
    for i in range(k):
        print(n, i)
        await asyncio.sleep(0)
async def main():
    ts = [asyncio.create_task(w(n, k)) for n, k in (('a', 3), ('b', 1), ('c', 2))]
    print('before')
    await asyncio.sleep(0)
    print('after one turn')
    await ts[0]
    print('end', [t.done() for t in ts])
asyncio.run(main())
# expect: before
# expect: a 0
# expect: b 0
# expect: c 0
# expect: after one turn
# expect: a 1
# expect: c 1
# expect: a 2
# expect: end [True, True, True]
async def sleeper(n, d):
    await asyncio.sleep(d)
    print(n)
async def main2():
    await asyncio.gather(sleeper('late', 0.3), sleeper('soon', 0.1), sleeper('same', 0.1), sleeper('zero', 0), sleeper('negative', -1))
asyncio.run(main2())
# expect: zero
# expect: negative
# expect: soon
# expect: same
# expect: late
