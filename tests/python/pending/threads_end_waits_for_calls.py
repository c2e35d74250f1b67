# The end of a thread is the end of a task: calls that nobody looked at are waited for, and the earliest failure is the thread's.
# tools: ro_echo, ro_fail, log
# engine: hognose
import threading
from concurrent.futures import ThreadPoolExecutor


def forget():
    kept = [ro_fail("first", 20), ro_fail("second", 10), ro_echo("x", 30)]


def told(args):
    failures.append((args.thread.name, repr(args.exc_value)))


failures = []
threading.excepthook = told
thread = threading.Thread(target=forget)
thread.start()
thread.join()
print(failures)  # expect: [('Thread-1 (forget)', "ToolError('first')")]
print(log()[3:])
# expect: ["end ro_fail('second')", "end ro_fail('first')", "end ro_echo('x')"]
with ThreadPoolExecutor() as executor:
    print(repr(executor.submit(forget).exception()))
# expect: ToolError('first')


def leave():
    kept = ro_echo("given up", 50)
    raise KeyError("k")


with ThreadPoolExecutor() as executor:
    print(repr(executor.submit(leave).exception()))
# expect: KeyError('k')
