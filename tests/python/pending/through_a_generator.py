# yielding does not look
# engine: hognose
# tools: ro_echo, log
def gen():
    for i in range(3):
        yield ro_echo(i, 30 - i * 10)
def outer():
    yield from gen()
r = list(outer())
print(r)  # expect: [0, 1, 2]
print([e[:3] for e in log()])  # expect: ['sta', 'sta', 'sta', 'end', 'end', 'end']
