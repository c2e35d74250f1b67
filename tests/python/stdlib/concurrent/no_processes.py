# An executor of processes can be imported and not made; one of threads has 32 workers at most unless it is told otherwise.
# compat: threads
import threading
import time
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor

try:
    ProcessPoolExecutor(max_workers=2)
except NotImplementedError as error:
    print(error)
# expect: there are no processes here: use ThreadPoolExecutor, which lets calls of tools overlap
with ThreadPoolExecutor() as executor:
    names = set(executor.map(lambda n: time.sleep(0.01) or threading.current_thread().name, range(40)))
print(len(names), sorted(names)[0])  # expect: 32 ThreadPoolExecutor-0_0
