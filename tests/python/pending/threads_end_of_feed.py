# The end of a program waits for its threads and their calls, and drops the daemons and theirs.
# tools: rw_echo, log
# compat: threads
import threading


def work():
    print(rw_echo("work", 10))
    print(rw_echo("more", 10))


def idle():
    print(rw_echo("never printed", 1000))


threading.Thread(target=idle, daemon=True).start()
threading.Thread(target=work).start()
print("main ends")
# expect: main ends
# expect: work
# expect: more
