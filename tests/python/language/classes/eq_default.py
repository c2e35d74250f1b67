# default equality is identity
class A: pass
a, b = A(), A()
print(a == a, a == b, a != b, a in [b], [a] == [a], {a: 1}.get(b), a is a)
# expect: True False True False True None True
print(len({a, b, a}), [b, a].index(a), (a, 1) == (a, 1), (a, 1) == (b, 1))  # expect: 2 1 True False
class N:
    def __ne__(self, o): return 'ne'
print(N() != 1, N() == 1)  # expect: ne False
class Eq:
    def __eq__(self, o): return NotImplemented
e = Eq()
print(e == e, e == 1, e != e)  # expect: True False False
