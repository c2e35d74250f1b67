# a call with an unanswered argument waits behind it
# engine: hognose
# tools: ro_echo, log
a = ro_echo('a', 20)
b = ro_echo([a, 'b'], 5)
c = ro_echo('c', 1)
print(b, c)  # expect: ['a', 'b'] c
for e in log(): print(e)
# expect: start ro_echo('a')
# expect: start ro_echo('c')
# expect: end ro_echo('c')
# expect: end ro_echo('a')
# expect: start ro_echo(['a', 'b'])
# expect: end ro_echo(['a', 'b'])
