# moving, storing, passing, returning, yielding do not look
# engine: hognose
# tools: ro_echo, log
def ident(x): return x
def gen(x): yield x
class O: pass
a = ro_echo('a', 60)
b = a
o = O()
o.attr = b
t = (a, [b], {'k': a})
c = ident(a)
d = next(gen(a))
e, *f = [a, a]
g = lambda: a
h = g()
(x, y) = (a, b)
z = ro_echo('z', 1)
print(h, c, d, e, f, t, o.attr, x, y, z)  # expect: a a a a ['a'] ('a', ['a'], {'k': 'a'}) a a a z
print(log()[:2])  # expect: ["start ro_echo('a')", "start ro_echo('z')"]
