# what stops early closes the generators that it alone holds, and no others
# since: 3.14
from itertools import islice, takewhile, chain
def g(name='g'):
    try:
        yield 1
        yield 2
        yield 3
    finally: print('closed', name)
class T:
    def __init__(self): self.it = g('kept')
    def __iter__(self):
        try: yield from (1, 2)
        finally: print('closed iter')
    def items(self): return self.it
    def fresh(self): return g('fresh')
    def again(self): return self.fresh()
def step(name): print('--', name)
step('in'); print(1 in g(), 9 in g())
# expect: -- in
# expect: closed g
# expect: closed g
# expect: True False
step('any'); print(any(g()), all(x < 2 for x in g()), any(x > 1 for x in g()))
# expect: -- any
# expect: closed g
# expect: closed g
# expect: closed g
# expect: True False True
step('next'); print(next(g()), next(x for x in g() if x == 2), next(g(), None), next((x for x in g() if x > 5), 'none'))
# expect: -- next
# expect: closed g
# expect: closed g
# expect: closed g
# expect: closed g
# expect: 1 2 1 none
step('unpack')  # expect: -- unpack
try: a, b = g()  # expect: closed g
except ValueError as e: print(e)  # expect: too many values to unpack (expected 2)
a, *b = g(); print(a, b)
# expect: closed g
# expect: 1 [2, 3]
step('zip')  # expect: -- zip
for a, b in zip(g('a'), g('b')): break
# expect: closed b
# expect: closed a
print(list(zip(range(2), g())))
# expect: closed g
# expect: [(0, 1), (1, 2)]
print(list(zip(g('a'), range(2), g('b'))))
# expect: closed b
# expect: closed a
# expect: [(1, 0, 1), (2, 1, 2)]
for i, x in zip(range(1), g()): print(i, x)
# expect: 0 1
# expect: closed g
step('map')  # expect: -- map
for x in map(str, g()): break  # expect: closed g
for x in map(lambda a, b: a + b, g('a'), g('b')): break
# expect: closed b
# expect: closed a
for x in filter(None, (y for y in g())): break  # expect: closed g
for i, x in enumerate(g()): break  # expect: closed g
for x in enumerate(map(str, zip(g('in'), g('er')))): break
# expect: closed er
# expect: closed in
print(any(map(bool, g())), next(map(str, g())), 1 in map(int, g()))
# expect: closed g
# expect: closed g
# expect: closed g
# expect: True 1 True
step('itertools')  # expect: -- itertools
for x in islice(g(), 5): break  # expect: closed g
print(list(islice(g(), 2)))
# expect: closed g
# expect: [1, 2]
print(list(takewhile(lambda x: x < 2, g())))
# expect: closed g
# expect: [1]
for x in chain(g('a'), g('b')): break  # expect: closed a
step('functions')  # expect: -- functions
for x in T().fresh(): break  # expect: closed fresh
for x in T().again(): break  # expect: closed fresh
for x in T(): break  # expect: closed iter
for x in g('x') if a else g('y'): break  # expect: closed x
print([x for x in g('list')][:1], {x: y for x, y in zip(g('d'), 'ab')})
# expect: closed list
# expect: closed d
# expect: [1] {1: 'a', 2: 'b'}
def first(it):
    for x in it: return x
def find():
    for x in g('find'):
        if x == 2: return x
print(find())
# expect: closed find
# expect: 2
step('kept')  # expect: -- kept
t = T()
for x in t.items(): break
print(any(t.items()), next(t.items()), 3 in (k := g('k')))  # expect: True 3 True
k4 = g('k4'); z = zip(k4, range(9))
for x in z: break
print(next(k4), next(z))  # expect: 2 (3, 1)
k5 = g('k5')
for x in iter(k5): break
print(any(k5), first(k6 := g('k6')), next(k6))  # expect: True 1 2
m = map(lambda x: 1 // (x - 1), k3 := g('k3'))
try: next(m)
except ZeroDivisionError as e: print(e)  # expect: division by zero
print(next(m), next(k3))  # expect: 1 3
saved = [g('saved')]
for x in saved[0]: break
for x in saved.__getitem__(0): break
for x in (lambda: saved[0])(): break
print('end')  # expect: end
for x in (k, k3, k4, k5, k6, t.it, saved[0]): x.close()
# expect: closed k
# expect: closed k3
# expect: closed k4
# expect: closed k5
# expect: closed k6
# expect: closed kept
# expect: closed saved
