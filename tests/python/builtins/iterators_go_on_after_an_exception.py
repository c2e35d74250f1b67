# map and filter are not ended by an exception of what they call
def odd(x):
    if x == 2: raise ValueError(x)
    return x
def rest(iterator):
    found = []
    while True:
        try: found.append(next(iterator))
        except ValueError: found.append('!')
        except StopIteration: return found
class It:
    def __init__(self): self.n = 0
    def __iter__(self): return self
    def __next__(self):
        self.n += 1
        if self.n > 3: raise StopIteration
        return odd(self.n)
print(rest(map(odd, [1, 2, 3])))  # expect: [1, '!', 3]
print(rest(map(lambda a, b: odd(a) + b, [1, 2, 3], [1, 1, 1])))  # expect: [2, '!', 4]
print(rest(filter(odd, [1, 2, 3])))  # expect: [1, '!', 3]
print(rest(iter(It().__next__, 5)))  # expect: [1, '!', 3]
