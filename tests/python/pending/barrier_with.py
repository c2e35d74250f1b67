# entering and leaving a with block waits
# engine: hognose
# tools: ro_echo, log
from contextlib import nullcontext
a = ro_echo('a', 30)
with nullcontext():
    b = ro_echo('b', 20)
    c = ro_echo('c', 10)
d = ro_echo('d', 1)
print(d)  # expect: d
for e in log(): print(e)
# expect: start ro_echo('a')
# expect: end ro_echo('a')
# expect: start ro_echo('b')
# expect: start ro_echo('c')
# expect: end ro_echo('c')
# expect: end ro_echo('b')
# expect: start ro_echo('d')
# expect: end ro_echo('d')
