# Time-outs of locks, queues, events, joins and futures pass while calls are under way, in the order in which they are due.
# tools: rw_echo
# engine: hognose
import queue
import threading
from concurrent.futures import ThreadPoolExecutor

out = []


def waits(what, function):
    out.append((what, function()))


def empty():
    try:
        return queue.Queue().get(timeout=0.02)
    except queue.Empty:
        return "empty"


lock = threading.Lock()
lock.acquire()
slow = threading.Thread(target=rw_echo, args=("slow", 100))
jobs = [
    ("lock", lambda: lock.acquire(timeout=0.03)),
    ("queue", empty),
    ("event", lambda: threading.Event().wait(0.01)),
    ("call", lambda: rw_echo("in between", 25)),
    ("join", lambda: slow.join(timeout=0.04) or slow.is_alive()),
]
slow.start()
with ThreadPoolExecutor() as executor:
    for job in jobs:
        executor.submit(waits, *job)
print(*out, sep="\n")
# expect: ('event', False)
# expect: ('queue', 'empty')
# expect: ('call', 'in between')
# expect: ('lock', False)
# expect: ('join', True)
