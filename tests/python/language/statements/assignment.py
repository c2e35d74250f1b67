# targets of every kind
a = b = c = []
print(a is b is c)  # expect: True
x, y = 1, 2
x, y = y, x
print(x, y)  # expect: 2 1
(p, q), [r, s] = (1, 2), 'ab'
print(p, q, r, s)  # expect: 1 2 a b
d = {}
d['k'], d['j'] = 1, 2
class O: pass
o = O()
o.a, (o.b, *o.c) = 0, (1, 2, 3)
print(d, o.a, o.b, o.c)  # expect: {'k': 1, 'j': 2} 0 1 [2, 3]
i = 0
l = [0, 0, 0]
i, l[i] = 2, 'here'
print(l)  # expect: [0, 0, 'here']
for o.z in range(3): pass
print(o.z)  # expect: 2
for l[1] in 'xy': pass
print(l)  # expect: [0, 'y', 'here']
