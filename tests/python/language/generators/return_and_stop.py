# how a generator's value travels
def g():
    got = yield from h()
    print('got', got)
    return 'g done'
def h():
    yield 1
    return 'h done'
i = g()
print(next(i))  # expect: 1
try: next(i)  # expect: got h done
except StopIteration as e:
    print(e.value, e.args)  # expect: g done ('g done',)
def empty():
    if False: yield
print(list(empty()), next(empty(), 'default'))  # expect: [] default
def early(n):
    for x in range(n):
        if x == 2: return
        yield x
print(list(early(5)))  # expect: [0, 1]
def collect(gen, out):
    out.append((yield from gen))
out = []
print(list(collect(h(), out)), out)  # expect: [1] ['h done']
print([*g()], max(h()), dict.fromkeys(h()))
# expect: got h done
# expect: [1] 1 {1: None}
