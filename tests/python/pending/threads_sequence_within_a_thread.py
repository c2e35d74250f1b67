# Within a thread ordinary calls stand in a row, as everywhere; only those of different threads overlap.
# tools: rw_echo, log
# engine: hognose
import threading


def two(name):
    rw_echo(name + "1", 10)
    rw_echo(name + "2", 10)


threads = [threading.Thread(target=two, args=(name,)) for name in "ab"]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
print(*log(), sep="\n")
# expect: start rw_echo('a1')
# expect: start rw_echo('b1')
# expect: end rw_echo('a1')
# expect: start rw_echo('a2')
# expect: end rw_echo('b1')
# expect: start rw_echo('b2')
# expect: end rw_echo('a2')
# expect: end rw_echo('b2')
