# An executor of processes can be imported and not made; one of threads has 32 workers at most unless it is told otherwise.
# compat: threads
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor

try:
    ProcessPoolExecutor(max_workers=2)
except NotImplementedError as error:
    print(error)
# expect: there are no processes here: use ThreadPoolExecutor, which lets calls of tools overlap
print(ThreadPoolExecutor()._max_workers)  # expect: 32
