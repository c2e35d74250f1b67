# An unanswered value can go to another thread: whoever looks waits for it.
# tools: ro_echo, ro_fail
# engine: hognose
import queue
import threading

values = queue.Queue()
out = []


def look():
    out.append(values.get() + 1)
    failing = values.get()
    try:
        failing + 1
    except ToolError as error:
        out.append(repr(error))


thread = threading.Thread(target=look)
thread.start()
values.put(ro_echo(1, 10))
values.put(ro_fail("shared", 20))
thread.join()
print(out)  # expect: [2, "ToolError('shared')"]
