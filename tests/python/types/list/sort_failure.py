# a failing comparison leaves all elements
class K:
    def __init__(self, n): self.n = n
    def __lt__(self, other):
        if other.n == 2: raise ValueError('no')
        return self.n < other.n
    def __repr__(self): return f'K{self.n}'
x = [K(3), K(1), K(2), K(0)]
try:
    x.sort()
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: ValueError: no
print(sorted(k.n for k in x))  # expect: [0, 1, 2, 3]
def key(v):
    raise KeyError(v)
y = [3, 1]
try:
    y.sort(key=key)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: KeyError: 3
print(y)  # expect: [3, 1]
