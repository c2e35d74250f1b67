# ordinary calls of a sync body run one at a time
# tools: rw_echo, log
a = rw_echo('a', 30)
b = rw_echo('b', 10)
r = [rw_echo(i, 30 - i * 10) for i in range(2)]
print(a, b, r)  # expect: a b [0, 1]
for e in log():
    print(e)
# expect: start rw_echo('a')
# expect: end rw_echo('a')
# expect: start rw_echo('b')
# expect: end rw_echo('b')
# expect: start rw_echo(0)
# expect: end rw_echo(0)
# expect: start rw_echo(1)
# expect: end rw_echo(1)
