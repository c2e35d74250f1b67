# A queue that is shut down: nobody puts any more, who waits is woken.
# since: 3.14
# engine: hognose
import queue
import threading

ended = []


def get():
    try:
        while True:
            ended.append(q.get())
    except queue.ShutDown:
        ended.append("shut down")


def put():
    try:
        full.put(2)
    except queue.ShutDown:
        ended.append("put is refused")


q = queue.Queue()
t = threading.Thread(target=get)
t.start()
q.put(1)
q.shutdown()
t.join()
print(ended)
# expect: [1, 'shut down']
full = queue.Queue(1)
full.put(1)
t = threading.Thread(target=put)
t.start()
full.shutdown(immediate=True)
t.join()
print(ended, full.qsize(), full.unfinished_tasks, full.is_shutdown)
# expect: [1, 'shut down', 'put is refused'] 0 0 True
full.join()
for attempt in (full.get, lambda: full.put(1)):
    try:
        attempt()
    except queue.ShutDown as error:
        print(repr(error))
# expect: ShutDown()
# expect: ShutDown()
