# Threads: making, starting, joining, names, and what goes wrong with them.
# judge: 3.11
import threading


def work(results, n, *, factor=1):
    results.append((threading.current_thread().name, n * factor))


results = []
threads = [threading.Thread(target=work, args=(results, n), kwargs={"factor": 10}) for n in range(3)]
print([t.name for t in threads])  # expect: ['Thread-1 (work)', 'Thread-2 (work)', 'Thread-3 (work)']
print([t.is_alive() for t in threads], threads[0].ident is None, threads[0].daemon)
# expect: [False, False, False] True False
for t in threads:
    t.start()
for t in threads:
    t.join()
print(results)  # expect: [('Thread-1 (work)', 0), ('Thread-2 (work)', 10), ('Thread-3 (work)', 20)]
print([t.is_alive() for t in threads], threads[0].ident > 0, type(threads[0].native_id))
# expect: [False, False, False] True <class 'int'>

named = threading.Thread(target=results.append, args=("from the thread",), name="appender", daemon=True)
print(named.name, named.daemon)  # expect: appender True
named.start()
named.join(timeout=5)
print(results[-1])  # expect: from the thread
named.name = 7
print(repr(named.name))  # expect: '7'


class Sum(threading.Thread):
    def __init__(self, items):
        super().__init__()
        self.items = items
        self.total = None

    def run(self):
        self.total = sum(self.items)


s = Sum([1, 2, 3])
s.start()
s.join()
print(s.total, s.name)  # expect: 6 Thread-4

for wrong in (
    lambda: s.start(),
    lambda: threading.Thread().join(),
    lambda: threading.current_thread().join(),
    lambda: setattr(s, "daemon", 1) or "ended threads too",
    lambda: threading.Thread(group=1),
):
    try:
        print(wrong())
    except (RuntimeError, AssertionError) as error:
        print(type(error).__name__, error)
# expect: RuntimeError threads can only be started once
# expect: RuntimeError cannot join thread before it is started
# expect: RuntimeError cannot join current thread
# expect: RuntimeError cannot set daemon status of active thread
# expect: AssertionError group argument must be None for now


class Forgot(threading.Thread):
    def __init__(self):
        pass


try:
    Forgot().start()
except RuntimeError as error:
    print(error)  # expect: thread.__init__() not called

print(threading.current_thread() is threading.main_thread(), threading.main_thread().name)
# expect: True MainThread
print(threading.active_count(), threading.enumerate() == [threading.main_thread()])  # expect: 1 True
print(threading.get_ident() == threading.main_thread().ident)  # expect: True


def inner():
    child = threading.Thread(target=lambda: results.append(threading.current_thread().daemon))
    child.start()
    child.join()


t = threading.Thread(target=inner, daemon=True)
t.start()
t.join()
print("the child of a daemon is one:", results[-1])  # expect: the child of a daemon is one: True
print(issubclass(threading.ThreadError, RuntimeError), threading.TIMEOUT_MAX > 1e6, threading.stack_size())
# expect: True True 0
