# Locks: Lock, RLock, Condition, Semaphore, Event, without and with threads that wait for them.
# judge: 3.11
import threading
import time

lock = threading.Lock()
print(lock.acquire(), lock.locked(), lock.acquire(False), lock.acquire(blocking=False), lock.acquire(timeout=0.01))
# expect: True True False False False
lock.release()
print(lock.locked())  # expect: False
with lock as value:
    print(value, lock.locked())  # expect: True True
for wrong in (lock.release, lambda: lock.acquire(False, 1), lambda: lock.acquire(timeout=1e15)):
    try:
        wrong()
    except (RuntimeError, ValueError, OverflowError) as error:
        print(type(error).__name__, error)
# expect: RuntimeError release unlocked lock
# expect: ValueError can't specify a timeout for a non-blocking call
# expect: OverflowError timestamp out of range for platform time_t
print(type(lock), repr(lock).split(" at ")[0])  # expect: <class '_thread.lock'> <unlocked _thread.lock object

r = threading.RLock()
with r:
    with r:
        print(r.acquire(blocking=False))  # expect: True
        r.release()
try:
    r.release()
except RuntimeError as error:
    print(error)  # expect: cannot release un-acquired lock

order = []


def holder(n):
    with lock:
        order.append(f"in {n}")
        time.sleep(0.01)
        order.append(f"out {n}")


threads = [threading.Thread(target=holder, args=(n,)) for n in range(3)]
for t in threads:
    t.start()
for t in threads:
    t.join()
print(order)  # expect: ['in 0', 'out 0', 'in 1', 'out 1', 'in 2', 'out 2']

other = []
with r:
    t = threading.Thread(target=lambda: other.append(r.acquire(blocking=False)))
    t.start()
    t.join()
print(other)  # expect: [False]

condition = threading.Condition()
items = []
taken = []


def consumer():
    with condition:
        while not items:
            condition.wait()
        taken.append(items.pop(0))


consumers = [threading.Thread(target=consumer) for _ in range(2)]
for t in consumers:
    t.start()
with condition:
    items.extend("ab")
    condition.notify(2)
for t in consumers:
    t.join()
print(sorted(taken))  # expect: ['a', 'b']
with condition:
    print(condition.wait(0.01), condition.wait_for(lambda: False, timeout=0.01), condition.wait_for(lambda: 7))
# expect: False False 7
for wrong in (condition.wait, condition.notify):
    try:
        wrong()
    except RuntimeError as error:
        print(error)
# expect: cannot wait on un-acquired lock
# expect: cannot notify on un-acquired lock
with threading.Condition(threading.Lock()) as value:
    print(value)  # expect: True

event = threading.Event()
print(event.is_set(), event.wait(0.01), event.wait(0))  # expect: False False False
seen = []
waiters = [threading.Thread(target=lambda n=n: seen.append((n, event.wait()))) for n in range(2)]
for t in waiters:
    t.start()
event.set()
for t in waiters:
    t.join()
print(sorted(seen), event.wait(), event.is_set())  # expect: [(0, True), (1, True)] True True
event.clear()
print(event.is_set())  # expect: False

s = threading.Semaphore(2)
print(s.acquire(), s.acquire(), s.acquire(blocking=False), s.acquire(timeout=0.01))
# expect: True True False False
s.release(2)
with s:
    print(s._value)  # expect: 1
b = threading.BoundedSemaphore()
for wrong in (b.release, lambda: threading.Semaphore(-1), lambda: s.release(0), lambda: s.acquire(False, 1)):
    try:
        wrong()
    except ValueError as error:
        print(error)
# expect: Semaphore released too many times
# expect: semaphore initial value must be >= 0
# expect: n must be one or more
# expect: can't specify timeout for non-blocking acquire

running = most = 0
gate = threading.Semaphore(2)


def limited():
    global running, most
    with gate:
        running += 1
        most = max(most, running)
        time.sleep(0.01)
        running -= 1


threads = [threading.Thread(target=limited) for _ in range(5)]
for t in threads:
    t.start()
for t in threads:
    t.join()
print(most, running, gate._value)  # expect: 2 0 2
