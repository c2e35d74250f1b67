# outstanding calls finish before an ordinary call starts
# engine: hognose
# tools: ro_echo, rw_echo, log
a = ro_echo('a', 30)
b = ro_echo('b', 10)
c = rw_echo('c', 5)
d = ro_echo('d', 1)
print(a, b, c, d)  # expect: a b c d
for e in log(): print(e)
# expect: start ro_echo('a')
# expect: start ro_echo('b')
# expect: end ro_echo('b')
# expect: end ro_echo('a')
# expect: start rw_echo('c')
# expect: end rw_echo('c')
# expect: start ro_echo('d')
# expect: end ro_echo('d')
