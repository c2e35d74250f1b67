# Executor.map with a buffer asks its iterable for more only when results are taken.
# since: 3.14
# engine: hognose
from concurrent.futures import ThreadPoolExecutor

asked = []


def numbers():
    for n in range(6):
        asked.append(n)
        yield n


with ThreadPoolExecutor(4) as executor:
    results = executor.map(lambda n: n * n, numbers(), buffersize=2)
    print(asked)
    # expect: [0, 1]
    print(next(results), asked)
    # expect: 0 [0, 1, 2]
    print(list(results), asked)
    # expect: [1, 4, 9, 16, 25] [0, 1, 2, 3, 4, 5]
    for wrong in (0, "2"):
        try:
            executor.map(abs, [1], buffersize=wrong)
        except (ValueError, TypeError) as error:
            print(error)
# expect: buffersize must be None or > 0
# expect: buffersize must be an integer or None
