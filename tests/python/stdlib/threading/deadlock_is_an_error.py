# When nothing is left that could wake any thread, the main thread's wait raises; without it, that of the others.
# compat: threads
import queue
import threading
from concurrent.futures import Future, ThreadPoolExecutor


def attempt(function, *args):
    try:
        function(*args)
    except RuntimeError as error:
        print(error)


lock = threading.Lock()
lock.acquire()
attempt(lock.acquire)
# expect: deadlock: a thread waits for a lock that no running thread can release; use `with lock:`, and do not acquire a Lock twice (an RLock can be)
attempt(queue.Queue().get)
# expect: deadlock: a thread waits for an item, and no running thread can put one; end consumers with a sentinel or shutdown(), or use get_nowait() or a timeout
full = queue.Queue(1)
full.put(1)
attempt(full.put, 2)
# expect: deadlock: a thread waits for room in a queue, and no running thread can get an item from it
attempt(full.join)
# expect: deadlock: Queue.join() waits for items, and no running thread can finish them; task_done() is called once for each item
attempt(threading.Event().wait)
# expect: deadlock: Event.wait() waits, and no running thread can set the event
attempt(threading.Semaphore(0).acquire)
# expect: deadlock: a thread waits for a semaphore that no running thread can release
attempt(threading.Barrier(2).wait)
# expect: deadlock: Barrier.wait() waits for more threads than there are
condition = threading.Condition()
with condition:
    attempt(condition.wait)
# expect: deadlock: Condition.wait() waits, and no running thread can notify it
attempt(Future().result)
# expect: deadlock: a thread waits for a future that no running thread can finish

# A pool of one worker whose function waits for another one.
executor = ThreadPoolExecutor(1)
attempt(executor.submit(lambda: executor.submit(len, "abc").result()).result)
# expect: deadlock: a thread waits for a future that no running thread can finish


def told(args):
    print(args.thread.name, args.exc_type.__name__, str(args.exc_value)[:35])


threading.excepthook = told
for name in ("first", "second"):
    thread = threading.Thread(target=threading.Event().wait, name=name)
    thread.start()
attempt(thread.join)
# expect: deadlock: join() waits for 'second', which waits for something that no running thread does


# Two threads that take two locks in different order: one is broken off, the other goes on.
def both(first, second):
    with first:
        barrier.wait()
        with second:
            print(threading.current_thread().name, "has both")


barrier = threading.Barrier(2)
locks = [threading.Lock(), threading.Lock()]
for name, pair in (("a", locks), ("b", locks[::-1])):
    threading.Thread(target=both, args=pair, name=name).start()
print("the main thread ends")
# expect: the main thread ends
# expect: first RuntimeError deadlock: Event.wait() waits, and n
# expect: second RuntimeError deadlock: Event.wait() waits, and n
# expect: b RuntimeError deadlock: a thread waits for a lock
# expect: a has both
