# judge: 3.11
"""Threads: pools, queues, locks, events, barriers and futures, with output that does not depend on their order."""

import concurrent.futures as cf
import queue
import threading
import time
from collections import Counter
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial


@dataclass
class Account:
    balance: int = 0
    lock: threading.Lock = field(default_factory=threading.Lock, repr=False)

    def deposit(self, amount):
        with self.lock:
            current = self.balance
            time.sleep(0)
            self.balance = current + amount


def slow_square(n):
    time.sleep(0.001 * (5 - n))
    if n == 3:
        raise ValueError(f"cannot square {n}")
    return n * n


account = Account()
threads = [threading.Thread(target=account.deposit, args=(n,), name=f"t{n}", daemon=True) for n in range(10)]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join(timeout=5)
print(account, threads[3].name, threads[3].is_alive(), threads[3].daemon, threading.current_thread().name, threading.main_thread() is threading.current_thread())

with cf.ThreadPoolExecutor(max_workers=3, thread_name_prefix="pool") as pool:
    print(list(pool.map(lambda n: n + 1, range(5))), list(pool.map(pow, [2, 3], [3, 2])))
    futures = {pool.submit(slow_square, n): n for n in range(5)}
    results = {}
    for future in cf.as_completed(futures, timeout=10):
        n = futures[future]
        error = future.exception()
        results[n] = f"error: {error}" if error else future.result()
    print(dict(sorted(results.items())))
    done, pending = cf.wait(futures, return_when=cf.ALL_COMPLETED)
    print(len(done), len(pending), all(f.done() and not f.cancelled() for f in done))
    try:
        list(pool.map(slow_square, [1, 3]))
    except ValueError as error:
        print("map raised", error)
    log = []
    future = pool.submit(sum, [1, 2, 3])
    future.add_done_callback(lambda f: log.append(f.result()))
    print(future.result(timeout=1), log)
    gate = threading.Event()
    waiting = pool.submit(gate.wait)
    try:
        waiting.result(timeout=0.01)
    except cf.TimeoutError as error:
        print("timeout", type(error).__name__, isinstance(error, TimeoutError))
    print(waiting.running(), waiting.cancel())
    gate.set()
    print(waiting.result())
try:
    pool.submit(print)
except RuntimeError as error:
    print(error)

tasks, out = queue.Queue(maxsize=2), queue.PriorityQueue()


def worker():
    while True:
        item = tasks.get()
        try:
            if item is None:
                return
            out.put((-item, f"job-{item}"))
        finally:
            tasks.task_done()


workers = [threading.Thread(target=worker) for _ in range(2)]
for w in workers:
    w.start()
for n in [3, 1, 2, 5]:
    tasks.put(n)
for _ in workers:
    tasks.put(None)
tasks.join()
for w in workers:
    w.join()
print([out.get_nowait() for _ in range(out.qsize())], tasks.empty(), tasks.full(), tasks.unfinished_tasks)
for action in (tasks.get_nowait, partial(tasks.get, timeout=0.01), partial(queue.Queue(-1).get, False)):
    try:
        action()
    except queue.Empty as error:
        print("Empty", error.args)
full = queue.LifoQueue(1)
full.put("a")
try:
    full.put_nowait("b")
except queue.Full:
    print("Full", full.get())

local, seen = threading.local(), Counter()
barrier = threading.Barrier(3, action=lambda: seen.update(["barrier"]))
condition, ready = threading.Condition(), []
semaphore = threading.BoundedSemaphore(2)


def meet(n):
    local.value = n
    barrier.wait(timeout=5)
    with semaphore:
        seen[local.value] += 1
    with condition:
        ready.append(n)
        condition.notify_all()


for n in range(3):
    threading.Thread(target=meet, args=(n,)).start()
with condition:
    print(condition.wait_for(lambda: len(ready) == 3, timeout=5))
print(sorted(seen.items(), key=str), hasattr(local, "value"), barrier.parties, barrier.broken)
try:
    semaphore.release()
except ValueError as error:
    print(error)
timer = threading.Timer(0.005, ready.append, args=["tick"])
timer.start()
timer.join()
rlock = threading.RLock()
with rlock, rlock:
    print(ready[-1], rlock.acquire(blocking=False))
errors = []
threading.excepthook = lambda args: errors.append((args.exc_type.__name__, str(args.exc_value), args.thread.name))
broken = threading.Thread(target=lambda: 1 / 0, name="broken")
broken.start()
broken.join()
print(errors, threading.active_count() >= 1, threading.Lock().locked())
future = cf.Future()
future.set_result(5)
print(future.result(), future.done(), cf.FIRST_COMPLETED, future.cancel())
