# a list that is sorted looks empty to its key function
x = [3, 1, 2]
seen = []
x.sort(key=lambda v: seen.append(len(x)) or v)
print(seen, x)  # expect: [0, 0, 0] [1, 2, 3]
def bad(v):
    x.append(9)
    return v
try:
    x.sort(key=bad)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: ValueError: list modified during sort
