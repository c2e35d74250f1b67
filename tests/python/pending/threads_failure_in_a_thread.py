# A call that fails in a thread ends that thread alone, with a traceback on stderr that begins in the thread.
# tools: rw_fail, rw_echo
# engine: hognose
import contextlib
import io
import threading


def fails():
    rw_fail("no such city", 5)
    print("never")


def works():
    print(rw_echo("works", 10))


with contextlib.redirect_stderr(io.StringIO()) as stderr:
    threads = [threading.Thread(target=target) for target in (fails, works)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
# expect: works
for line in stderr.getvalue().splitlines():
    if "File" not in line:
        print(line)
# expect: Exception in thread Thread-1 (fails):
# expect: Traceback (most recent call last):
# expect:     rw_fail("no such city", 5)
# expect:     ~~~~~~~^^^^^^^^^^^^^^^^^^^
# expect: ToolError: no such city
