# a generator that uses its answer waits for it
# tools: ro_echo, log
def gen():
    for i in range(3):
        yield ro_echo(i, 10) + 1
print(list(gen()), sum(x for x in gen()))  # expect: [1, 2, 3] 6
print([e[:3] for e in log()])
# expect: ['sta', 'end', 'sta', 'end', 'sta', 'end', 'sta', 'end', 'sta', 'end', 'sta', 'end']
