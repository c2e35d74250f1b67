# batched
# since: 3.12
from itertools import batched
print(list(batched('abcde', 2)), list(batched([], 3)))  # expect: [('a', 'b'), ('c', 'd'), ('e',)] []
try:
    batched('a', 0)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: ValueError: n must be at least one
