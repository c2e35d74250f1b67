# What becomes of an exception that ends a thread: the hook gets it, the others go on, SystemExit is silent.
# judge: 3.11
import threading


seen = []


def bad(n):
    raise ValueError(n)


def hook(args):
    seen.append((args.exc_type.__name__, args.exc_value.args, args.exc_traceback is not None, args.thread.name, len(args)))


def leave():
    raise SystemExit(3)


threading.excepthook = hook
t = threading.Thread(target=bad, args=(1,))
t.start()
t.join()
print(seen, t.is_alive())  # expect: [('ValueError', (1,), True, 'Thread-1 (bad)', 4)] False
threading.excepthook = threading.__excepthook__
t = threading.Thread(target=leave)
t.start()
t.join()
print("the main thread goes on")  # expect: the main thread goes on
args = threading.ExceptHookArgs((ValueError, ValueError("x"), None, None))
print(args.exc_type, args.thread, type(args).__name__)  # expect: <class 'ValueError'> None _ExceptHookArgs
try:
    threading.excepthook(3)
except TypeError as error:
    print(error)  # expect: _thread.excepthook argument type must be ExceptHookArgs
