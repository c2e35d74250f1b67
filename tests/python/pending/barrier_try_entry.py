# entering a try waits for outstanding calls
# engine: hognose
# tools: ro_echo, log
a = ro_echo('a', 30)
try:
    b = ro_echo('b', 10)
finally:
    pass
c = ro_echo('c', 1)
print(c)  # expect: c
for e in log(): print(e)
# expect: start ro_echo('a')
# expect: end ro_echo('a')
# expect: start ro_echo('b')
# expect: end ro_echo('b')
# expect: start ro_echo('c')
# expect: end ro_echo('c')
