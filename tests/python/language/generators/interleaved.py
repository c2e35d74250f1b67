# several generators at once
def g(name, n):
    for i in range(n): yield f'{name}{i}'
a, b = g('a', 3), g('b', 2)
print(next(a), next(b), next(a), list(zip(a, b)), list(b))  # expect: a0 b0 a1 [('a2', 'b1')] []
def round_robin(*gens):
    gens = list(gens)
    while gens:
        for x in list(gens):
            try: yield next(x)
            except StopIteration: gens.remove(x)
print(list(round_robin(g('x', 3), g('y', 1), g('z', 2))))  # expect: ['x0', 'y0', 'z0', 'x1', 'z1', 'x2']
def scheduler(tasks):
    from collections import deque
    q, log = deque(tasks), []
    while q:
        t = q.popleft()
        try:
            log.append(t.send(None))
            q.append(t)
        except StopIteration: pass
    return log
print(scheduler([g('p', 2), g('q', 3)]))  # expect: ['p0', 'q0', 'p1', 'q1', 'q2']
it = iter(g('s', 4))
print([(x, next(it)) for x in it])  # expect: [('s0', 's1'), ('s2', 's3')]
