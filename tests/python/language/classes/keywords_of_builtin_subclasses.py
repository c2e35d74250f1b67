# a subclass of a builtin with an __init__ of its own takes keyword arguments
class F(float):
    def __init__(self, value, unit=None): self.unit = unit
f = F(1.5, unit='m')
print(f, f.unit)  # expect: 1.5 m
class T(tuple):
    def __init__(self, items, name=None): self.name = name
t = T([1, 2], name='n')
print(t, t.name)  # expect: (1, 2) n
class L(list):
    def __init__(self, items=(), name=None):
        super().__init__(items)
        self.name = name
l = L([1], name='q')
print(l, l.name)  # expect: [1] q
