# a host call in a generator inside a comprehension
# tools: echo, add
def gen(n):
    for i in range(n):
        x = echo(i)
        yield add(x, x)
print([x for x in gen(3)], {x: echo(x) for x in gen(2)}, sum(x for x in gen(4)))
# expect: [0, 2, 4] {0: 0, 2: 2} 12
print([y for x in gen(2) for y in gen(x)], list(gen(echo(2))))  # expect: [0, 2] [0, 2]
def outer(): 
    r = yield from gen(2)
    yield echo('last')
print(list(outer()))  # expect: [0, 2, 'last']
g = gen(2)
print(next(g), echo('between'), next(g), next(g, 'end'))  # expect: 0 between 2 end
