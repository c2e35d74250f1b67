# What threading says without any thread: texts of errors and of objects.
# since: 3.14
import threading

lock = threading.Lock()
r = threading.RLock()
data = threading.local()
for wrong in (
    lock.release,
    lambda: lock.acquire(False, 1),
    lambda: lock.acquire(timeout=-2),
    lambda: lock.acquire(timeout=1e15),
    lambda: threading.Lock(1),
    r.release,
    lambda: threading.local(1),
    lambda: setattr(data, "__dict__", {}),
    lambda: threading.stack_size(-1),
    lambda: threading.stack_size(5),
    lambda: threading.Barrier(0),
    lambda: threading.Semaphore(-1),
    lambda: threading.excepthook(3),
    lambda: threading.ExceptHookArgs((1,)),
):
    try:
        print(wrong())
    except Exception as error:
        print(type(error).__name__, error)
# expect: RuntimeError release unlocked lock
# expect: ValueError can't specify a timeout for a non-blocking call
# expect: ValueError timeout value must be a non-negative number
# expect: OverflowError timestamp out of range for platform time_t
# expect: TypeError lock expected 0 arguments, got 1
# expect: RuntimeError cannot release un-acquired lock
# expect: TypeError Initialization arguments are not supported
# expect: AttributeError '_thread._local' object attribute '__dict__' is read-only
# expect: ValueError size must be 0 or a positive value
# expect: ValueError size not valid: 5 bytes
# expect: ValueError parties must be >= 1
# expect: ValueError semaphore initial value must be >= 0
# expect: TypeError _thread.excepthook argument type must be ExceptHookArgs
# expect: TypeError _thread._ExceptHookArgs() takes a 4-sequence (1-sequence given)
print(type(lock), type(r), type(data), r.locked(), lock.locked())
# expect: <class '_thread.lock'> <class '_thread.RLock'> <class '_thread._local'> False False
for thing in (lock, r, threading.Condition(), threading.Event(), threading.Semaphore(), threading.BoundedSemaphore(2), threading.Barrier(2)):
    print(str(thing).partition(" at ")[0])
# expect: <unlocked _thread.lock object
# expect: <unlocked _thread.RLock object owner=0 count=0
# expect: <Condition(<unlocked _thread.RLock object owner=0 count=0
# expect: <threading.Event
# expect: <threading.Semaphore
# expect: <threading.BoundedSemaphore
# expect: <threading.Barrier
print(threading.Thread(), threading.Thread(target=len), threading.Thread(name="n", daemon=True))
# expect: <Thread(Thread-1, initial)> <Thread(Thread-2 (len), initial)> <Thread(n, initial daemon)>
print(threading.ExceptHookArgs((ValueError, ValueError("x"), None, None)))
# expect: _thread._ExceptHookArgs(exc_type=<class 'ValueError'>, exc_value=ValueError('x'), exc_traceback=None, thread=None)
print(threading.current_thread().name, threading.active_count())  # expect: MainThread 1
