# Producers and consumers: who gets from an empty queue and who puts into a full one waits for the other.
# judge: 3.11
import queue
import threading
import time

q = queue.Queue(maxsize=2)
out = []


def produce():
    for n in range(5):
        q.put(n)
    q.put(None)


def consume():
    while (item := q.get()) is not None:
        out.append(item)
        q.task_done()
    q.task_done()


threads = [threading.Thread(target=produce), threading.Thread(target=consume)]
for t in threads:
    t.start()
q.join()
for t in threads:
    t.join()
print(out, q.unfinished_tasks)  # expect: [0, 1, 2, 3, 4] 0

jobs, done = queue.Queue(), queue.SimpleQueue()


def worker():
    while True:
        n = jobs.get()
        time.sleep(0.001)
        done.put(n * n)
        jobs.task_done()


for _ in range(3):
    threading.Thread(target=worker, daemon=True).start()
for n in range(7):
    jobs.put(n)
jobs.join()
print(sorted(done.get() for _ in range(7)), done.empty())  # expect: [0, 1, 4, 9, 16, 25, 36] True

late = []
t = threading.Thread(target=lambda: late.append(q.get(timeout=5)))
t.start()
q.put("in time")
t.join()
print(late)  # expect: ['in time']
