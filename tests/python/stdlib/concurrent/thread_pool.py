# ThreadPoolExecutor: results in order, failures, cancelling, initializers, the end.
# judge: 3.11
import threading
import time
from concurrent.futures import (ALL_COMPLETED, FIRST_COMPLETED, FIRST_EXCEPTION, CancelledError, ThreadPoolExecutor, TimeoutError,
                                as_completed, wait)
from concurrent.futures.thread import BrokenThreadPool


def slow(n):
    time.sleep(n / 100)
    return n * n


with ThreadPoolExecutor(max_workers=3) as executor:
    print(list(executor.map(slow, [3, 1, 2])), list(executor.map(pow, [2, 3], [5, 2])), list(executor.map(slow, [])))
    futures = [executor.submit(slow, n) for n in (3, 1, 2)]
    print(sorted(f.result() for f in as_completed(futures)), [f.result() for f in futures])
    f = executor.submit(int, "x")
    print(repr(f.exception()))
    try:
        f.result()
    except ValueError as error:
        print(error)
    try:
        for result in executor.map(lambda n: 6 / n, [3, 2, 0, 1]):
            print(result)
    except ZeroDivisionError as error:
        print(error)
    futures = [executor.submit(slow, n) for n in (1, 20)]
    done, not_done = wait(futures, return_when=FIRST_COMPLETED)
    print(done == {futures[0]}, not_done == {futures[1]})
    done, not_done = wait(futures, timeout=0.01)
    print(len(done), len(not_done))
    try:
        futures[1].result(timeout=0.01)
    except TimeoutError as error:
        print("too late", repr(error))
    print(wait(futures, return_when=ALL_COMPLETED).not_done)
# expect: [9, 1, 4] [32, 9] []
# expect: [1, 4, 9] [9, 1, 4]
# expect: ValueError("invalid literal for int() with base 10: 'x'")
# expect: invalid literal for int() with base 10: 'x'
# expect: 2.0
# expect: 3.0
# expect: division by zero
# expect: True True
# expect: 1 1
# expect: too late TimeoutError()
# expect: set()
try:
    executor.submit(slow, 1)
except RuntimeError as error:
    print(error)  # expect: cannot schedule new futures after shutdown

names = set()
with ThreadPoolExecutor(2, thread_name_prefix="crew") as executor:
    for _ in range(4):
        executor.submit(lambda: (names.add(threading.current_thread().name), time.sleep(0.01)))
print(sorted(names))  # expect: ['crew_0', 'crew_1']

gate = threading.Event()
executor = ThreadPoolExecutor(max_workers=1)
first = executor.submit(gate.wait)
rest = [executor.submit(slow, n) for n in range(3)]
print(first.running(), rest[0].cancel(), rest[0].cancelled(), first.cancel())  # expect: True True True False
executor.shutdown(wait=False, cancel_futures=True)
print([f.cancelled() for f in rest])  # expect: [True, True, True]
gate.set()
print(first.result())  # expect: True
try:
    rest[1].result()
except CancelledError:
    print("cancelled")  # expect: cancelled

ready = []
with ThreadPoolExecutor(2, initializer=lambda name: ready.append(name), initargs=("ready",)) as executor:
    print(executor.submit(lambda: ready[0]).result())  # expect: ready


class Local(threading.local):
    pass


mine = Local()


def set_up():
    mine.count = 0


def count(_):
    mine.count += 1
    return mine.count


with ThreadPoolExecutor(1, initializer=set_up) as executor:
    print(list(executor.map(count, range(3))))  # expect: [1, 2, 3]
for wrong in (lambda: ThreadPoolExecutor(0), lambda: ThreadPoolExecutor(1, initializer=3)):
    try:
        wrong()
    except (ValueError, TypeError) as error:
        print(error)
# expect: max_workers must be greater than 0
# expect: initializer must be a callable
print(issubclass(BrokenThreadPool, RuntimeError))  # expect: True

done = []
with ThreadPoolExecutor(2) as executor:
    f = executor.submit(slow, 2)
    f.add_done_callback(lambda f: done.append(f.result()))
    nested = executor.submit(lambda: executor.submit(slow, 3).result())
    nested.result()
print(done, nested.result())  # expect: [4] 9
results = ThreadPoolExecutor(2).map(slow, [1, 20], timeout=0.1)
print(next(results))  # expect: 1
try:
    next(results)
except TimeoutError:
    print("the rest takes too long")  # expect: the rest takes too long
