# Threads are switched where they wait and nowhere else, in an order that is the same in every run.
# compat: threads
import threading
import time

out = []
total = 0


def work(name):
    global total
    for n in range(200):
        before = total
        total = before + 1
    out.append(f"{name} has counted")
    time.sleep(0.01)
    out.append(f"{name} has slept")


threads = [threading.Thread(target=work, args=(name,)) for name in "ab"]
for thread in threads:
    thread.start()
    out.append("started")
for thread in threads:
    thread.join()
print(total, out)
# expect: 400 ['a has counted', 'started', 'b has counted', 'started', 'a has slept', 'b has slept']

lock = threading.Lock()
out.clear()


def take_turns(name):
    for _ in range(2):
        with lock:
            time.sleep(0.01)
            out.append(name)


threads = [threading.Thread(target=take_turns, args=(name,)) for name in "abc"]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
print(*out)  # expect: a b c a b c
print(threading.get_ident(), threads[0].ident < threads[1].ident)  # expect: 1 True
