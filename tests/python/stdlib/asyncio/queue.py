# queues between tasks
import asyncio
async def producer(q, n):
    for i in range(n):
        await q.put(i)
        print('put', i)
async def consumer(q, name):
    while True:
        x = await q.get()
        print(name, x)
        q.task_done()
async def main():
    q = asyncio.Queue(maxsize=2)
    c = asyncio.create_task(consumer(q, 'c'))
    await producer(q, 4)
    await q.join()
    c.cancel()
    print(q.empty(), q.full(), q.qsize(), q.maxsize)
    try: q.get_nowait()
    except asyncio.QueueEmpty:
        print('empty')
    q.put_nowait(1); q.put_nowait(2)
    try: q.put_nowait(3)
    except asyncio.QueueFull:
        print('full')
    p = asyncio.PriorityQueue()
    for x in (3, 1, 2): p.put_nowait(x)
    l = asyncio.LifoQueue()
    for x in (3, 1, 2): l.put_nowait(x)
    print([p.get_nowait() for _ in range(3)], [l.get_nowait() for _ in range(3)])
    try: q.task_done(); q.task_done(); q.task_done()
    except ValueError as e: print(e)
asyncio.run(main())
# expect: put 0
# expect: put 1
# expect: c 0
# expect: c 1
# expect: put 2
# expect: put 3
# expect: c 2
# expect: c 3
# expect: True False 0 2
# expect: empty
# expect: full
# expect: [1, 2, 3] [2, 1, 3]
# expect: task_done() called too many times
