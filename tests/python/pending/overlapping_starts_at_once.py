# overlapping calls of a sync body start at once
# engine: hognose
# tools: ro_echo, log
a = ro_echo('a', 30)
b = ro_echo('b', 20)
c = ro_echo('c', 10)
print(a, b, c)  # expect: a b c
for e in log(): print(e)
# expect: start ro_echo('a')
# expect: start ro_echo('b')
# expect: start ro_echo('c')
# expect: end ro_echo('c')
# expect: end ro_echo('b')
# expect: end ro_echo('a')
