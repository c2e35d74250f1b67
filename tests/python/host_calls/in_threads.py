# Calls in threads: answers, failures and what they catch are those of the thread.
# tools: echo, add, fail, fail_value
# judge: 3.11
import threading
from concurrent.futures import ThreadPoolExecutor

results = []


def work(n):
    try:
        results.append(add(echo(n), 1))
        fail(f"failed {n}")
    except Exception as error:
        results.append(str(error))
    finally:
        echo("finally")


threads = [threading.Thread(target=work, args=(n,)) for n in range(2)]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
print(sorted(results, key=str))  # expect: [1, 2, 'failed 0', 'failed 1']
with ThreadPoolExecutor(2) as executor:
    print(list(executor.map(add, [1, 2], [10, 20])))  # expect: [11, 22]
    print(repr(executor.submit(fail_value, "wrong").exception()))  # expect: ValueError('wrong')
    print(sum(future.result() for future in [executor.submit(echo, n) for n in range(5)]))  # expect: 10
lock = threading.Lock()
total = 0


def count():
    global total
    for n in range(3):
        with lock:
            before = total
            total = add(before, n)


threads = [threading.Thread(target=count) for _ in range(3)]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
print(total)  # expect: 9
