# a change of size stops the iteration
s = {1, 2, 3}
try:
    for v in s: s.add(v + 10)
except RuntimeError as e: print(e)  # expect: Set changed size during iteration
s = {1}
try:
    for v in s: s.discard(v)
except RuntimeError as e: print(e)  # expect: Set changed size during iteration
print(s)  # expect: set()
