# Queues without other threads: order, sizes, time-outs, tasks.
# judge: 3.11
import queue

q = queue.Queue(maxsize=2)
q.put("a")
q.put("b")
print(q.qsize(), q.full(), q.empty())  # expect: 2 True False
for attempt in (lambda: q.put_nowait("c"), lambda: q.put("c", timeout=0.01), lambda: q.put("c", block=False)):
    try:
        attempt()
    except queue.Full as error:
        print(repr(error), type(error))
# expect: Full() <class 'queue.Full'>
# expect: Full() <class 'queue.Full'>
# expect: Full() <class 'queue.Full'>
print(q.get(), q.get_nowait(), q.empty())  # expect: a b True
for attempt in (q.get_nowait, lambda: q.get(timeout=0.01), lambda: q.get(False)):
    try:
        attempt()
    except queue.Empty as error:
        print(repr(error), type(error))
# expect: Empty() <class '_queue.Empty'>
# expect: Empty() <class '_queue.Empty'>
# expect: Empty() <class '_queue.Empty'>
q.task_done()
q.task_done()
q.join()
for wrong in (q.task_done, lambda: q.get(timeout=-1)):
    try:
        wrong()
    except ValueError as error:
        print(error)
# expect: task_done() called too many times
# expect: 'timeout' must be a non-negative number
lifo = queue.LifoQueue()
heap = queue.PriorityQueue()
for n in (3, 1, 2):
    lifo.put(n)
    heap.put(n)
print([lifo.get() for _ in range(3)], [heap.get() for _ in range(3)])  # expect: [2, 1, 3] [1, 2, 3]
simple = queue.SimpleQueue()
simple.put(1)
simple.put(2, block=False, timeout=3)
print(simple.qsize(), simple.get(), simple.get(), simple.empty())  # expect: 2 1 2 True
try:
    simple.get(timeout=0.01)
except queue.Empty:
    print("empty")  # expect: empty
with q.mutex:
    q.queue.clear()
print(queue.Queue[int])  # expect: queue.Queue[int]
