# Steps of tasks in loops of several threads: each result goes to the task that made it.
# judge: 3.11
import asyncio
import threading


async def value(n):
    await asyncio.sleep(0)
    return n


found = {}


def run(n):
    async def work():
        return sum(await asyncio.gather(*[value(n * i) for i in range(5)]))
    found[n] = asyncio.run(work())


threads = [threading.Thread(target=run, args=(n,)) for n in range(3)]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
print(sorted(found.items()))  # expect: [(0, 0), (1, 10), (2, 20)]
