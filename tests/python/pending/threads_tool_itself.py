# A tool can be what a thread or an executor calls; the future has a result when the call has its answer.
# tools: rw_echo, ro_echo, log
# engine: hognose
import threading
from concurrent.futures import ThreadPoolExecutor, as_completed

with ThreadPoolExecutor() as executor:
    print(list(executor.map(rw_echo, "abc", [30, 20, 10])))
    # expect: ['a', 'b', 'c']
    futures = [executor.submit(tool, n, delay_ms=40 - n * 10) for n, tool in enumerate([rw_echo, ro_echo, rw_echo])]
    print([future.done() for future in futures])
    # expect: [False, False, False]
    print([future.result() for future in as_completed(futures)])
    # expect: [2, 1, 0]
thread = threading.Thread(target=rw_echo, args=("t", 5))
thread.start()
print(log()[-1])  # expect: start rw_echo('t')
thread.join()
print(log()[-1])  # expect: end rw_echo('t')
