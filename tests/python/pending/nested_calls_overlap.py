# convert(get(x)) in a comprehension overlaps
# engine: hognose
# tools: ro_echo, log
r = [ro_echo([ro_echo(i, 10)], 10) for i in range(2)]
print(r)  # expect: [[0], [1]]
for e in log(): print(e)
# expect: start ro_echo(0)
# expect: start ro_echo(1)
# expect: end ro_echo(0)
# expect: start ro_echo([0])
# expect: end ro_echo(1)
# expect: start ro_echo([1])
# expect: end ro_echo([0])
# expect: end ro_echo([1])
