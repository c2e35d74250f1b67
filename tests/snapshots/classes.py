# Classes, instances and a call inside a special method.
class Base:
    def __init__(self, v):
        self.v = v
    def __eq__(self, other):
        return fetch(self.v == other.v)
class Derived(Base):
    __slots__ = ("w",)
    @property
    def twice(self):
        return self.v * 2
one = Derived(4)
one.w = 5
print(one in [Base(3), Base(4)], one.twice, one.w)
# prints: True 8 5
