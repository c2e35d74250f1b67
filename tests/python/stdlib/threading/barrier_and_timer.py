# Barriers let threads pass together; timers call a function later.
# judge: 3.11
# expect: all here
import threading

barrier = threading.Barrier(3, action=lambda: print("all here"))
places = []
threads = [threading.Thread(target=lambda: places.append(barrier.wait())) for _ in range(3)]
for t in threads:
    t.start()
for t in threads:
    t.join()
print(sorted(places), barrier.parties, barrier.n_waiting, barrier.broken)  # expect: [0, 1, 2] 3 0 False

try:
    barrier.wait(0.01)
except threading.BrokenBarrierError as error:
    print(type(error).__name__, barrier.broken)  # expect: BrokenBarrierError True
try:
    barrier.wait()
except threading.BrokenBarrierError:
    print("still broken")  # expect: still broken
barrier.reset()
print(barrier.broken, barrier.n_waiting)  # expect: False 0

ended = []


def waits():
    try:
        barrier.wait()
    except threading.BrokenBarrierError:
        ended.append("broken")


t = threading.Thread(target=waits)
t.start()
print(barrier.n_waiting)  # expect: 1
barrier.abort()
t.join()
print(ended, barrier.broken)  # expect: ['broken'] True
barrier.reset()
t = threading.Thread(target=waits)
t.start()
barrier.reset()
t.join()
print(ended, barrier.broken)  # expect: ['broken', 'broken'] False


def failing():
    raise KeyError("in the action")


one = threading.Barrier(1, failing)
try:
    one.wait()
except KeyError as error:
    print(repr(error), one.broken)  # expect: KeyError('in the action') True
print(threading.Barrier(1).wait(), issubclass(threading.BrokenBarrierError, RuntimeError))  # expect: 0 True

calls = []
timer = threading.Timer(0.01, lambda *a, **k: calls.append((a, k)), [1], {"b": 2})
timer.start()
timer.join()
print(calls)  # expect: [((1,), {'b': 2})]
timer = threading.Timer(30, calls.append, ["never"])
timer.start()
timer.cancel()
timer.join()
print(calls, timer.is_alive(), timer.finished.is_set())  # expect: [((1,), {'b': 2})] False True
