# comparing two lists that contain themselves is a RecursionError
# judge: 3.11
a, b = [], []
a.append(a)
b.append(b)
try:
    a == b
except RecursionError as e:
    print(type(e).__name__)  # expect: RecursionError
raise ValueError(len(a))  # raises: ValueError: 1
