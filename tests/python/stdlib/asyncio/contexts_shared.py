# contexts are copies: what one of them changes the others do not see, whichever changes first
import asyncio
import contextvars

a, b = contextvars.ContextVar('a', default=0), contextvars.ContextVar('b')
a.set(1)
one = contextvars.copy_context()
two = one.copy()
token = a.set(2)
print(a.get(), one[a], two[a], b in one)  # expect: 2 1 1 False
one.run(b.set, 'x')
print(one[b], b in two, b.get('none'), len(one), len(two))  # expect: x False none 2 1
two.run(a.set, 9)
print(one[a], two[a], a.get())  # expect: 1 9 2
a.reset(token)
print(a.get(), one[a], sorted(v for v in one.values() if v != 'x'))  # expect: 1 1 [1]


async def child(n):
    b.set(n)
    await asyncio.sleep(0)
    return b.get(), a.get()


async def main():
    a.set('main')
    tasks = [asyncio.create_task(child(i)) for i in range(3)]
    a.set('later')
    print(await asyncio.gather(*tasks, child(7)), b.get('unset'), a.get())
    done = []
    task = asyncio.create_task(child(1), name='t')
    task.add_done_callback(lambda t: done.append((t.get_name(), a.get(), t.result())))
    a.set('after')
    await task
    await asyncio.sleep(0)
    other = asyncio.create_task(child(2))
    other.set_name('renamed')
    print(done, other.get_name(), (await other), other.done(), asyncio.current_task().get_name().startswith('Task-'))


asyncio.run(main())
# expect: [(0, 'main'), (1, 'main'), (2, 'main'), (7, 'later')] unset later
# expect: [('t', 'later', (1, 'later'))] renamed (2, 'after') True True
print(a.get())  # expect: 1
