# return of a call does not look
# engine: hognose
# tools: ro_echo, log
def get(x):
    return ro_echo(x, 30 - x * 10)
def twice(x):
    return get(x)
print([twice(i) for i in range(3)])  # expect: [0, 1, 2]
print([e[:3] for e in log()])  # expect: ['sta', 'sta', 'sta', 'end', 'end', 'end']
