# calls in a comprehension overlap
# engine: hognose
# tools: ro_echo, log
r = [ro_echo(i, 30 - i * 10) for i in range(3)]
print(r)  # expect: [0, 1, 2]
print([e[:5] for e in log()])  # expect: ['start', 'start', 'start', 'end r', 'end r', 'end r']
d = {k: ro_echo(k, 5) for k in 'ab'}
print(d)  # expect: {'a': 'a', 'b': 'b'}
print([e for e in log()[6:]])
# expect: ["start ro_echo('a')", "start ro_echo('b')", "end ro_echo('a')", "end ro_echo('b')"]
