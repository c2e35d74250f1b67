# a cache of limited size
class LRU:
    def __init__(self, n): self.n, self.d, self.hits = n, {}, 0
    def get(self, k, make):
        if k in self.d:
            self.hits += 1
            self.d[k] = v = self.d.pop(k)
            return v
        v = self.d[k] = make(k)
        if len(self.d) > self.n: del self.d[next(iter(self.d))]
        return v
c = LRU(2)
print([c.get(k, str.upper) for k in 'abacab'], c.d, c.hits)
# expect: ['A', 'B', 'A', 'C', 'A', 'B'] {'a': 'A', 'b': 'B'} 2
