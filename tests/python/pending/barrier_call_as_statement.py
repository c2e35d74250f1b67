# a call that stands as a statement waits for all outstanding calls
# compat: pending-values
# tools: ro_echo, log
a = ro_echo('a', 30)
ro_echo('s', 10)
b = ro_echo('b', 5)
print(b)  # expect: b
for e in log(): print(e)
# expect: start ro_echo('a')
# expect: start ro_echo('s')
# expect: end ro_echo('s')
# expect: end ro_echo('a')
# expect: start ro_echo('b')
# expect: end ro_echo('b')
