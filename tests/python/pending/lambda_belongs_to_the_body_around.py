# lambdas and comprehensions belong to the body around them
# engine: hognose
# tools: ro_echo, log
f = lambda x: ro_echo(x, 30 - x * 10)
print(list(map(f, range(3))))  # expect: [0, 1, 2]
print([e[:3] for e in log()])  # expect: ['sta', 'sta', 'sta', 'end', 'end', 'end']
print([[ro_echo((i, j), 10) for j in range(2)] for i in range(2)])  # expect: [[(0, 0), (0, 1)], [(1, 0), (1, 1)]]
print([e[:3] for e in log()[6:]])  # expect: ['sta', 'sta', 'sta', 'sta', 'end', 'end', 'end', 'end']
