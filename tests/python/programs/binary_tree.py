# insertion, traversal, height
class Tree:
    def __init__(self, v): self.v, self.l, self.r = v, None, None
    def add(self, v):
        side = 'l' if v < self.v else 'r'
        child = getattr(self, side)
        if child is None: setattr(self, side, Tree(v))
        else: child.add(v)
        return self
    def __iter__(self):
        if self.l: yield from self.l
        yield self.v
        if self.r: yield from self.r
    def height(self): return 1 + max((t.height() for t in (self.l, self.r) if t), default=0)
t = Tree(5)
for v in (3, 8, 1, 4, 9, 7): t.add(v)
print(list(t), t.height(), t.l.v, [*map(str, t.r)], sum(t), 4 in t, t.add(0) is t)
# expect: [1, 3, 4, 5, 7, 8, 9] 3 3 ['7', '8', '9'] 37 True True
