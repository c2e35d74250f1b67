# operators, truth, is, type, isinstance, id, hash look
# tools: ro_echo, log
def sequential(f):
    before = len(log())
    a = ro_echo(1, 20)
    f(a)
    b = ro_echo(2, 10)
    b + 0
    return [e[:3] for e in log()[before:]] == ['sta', 'end', 'sta', 'end']
def truth(a):
    if a: pass
def call(a):
    try: a()
    except TypeError: pass
looks = [lambda a: a + 1, lambda a: a == 1, lambda a: a is None, lambda a: type(a), lambda a: isinstance(a, int), lambda a: id(a), lambda a: hash(a), lambda a: not a, truth, lambda a: {a: 1}, lambda a: {a}, lambda a: a.real, lambda a: -a, lambda a: f'{a}', lambda a: str(a), lambda a: [0, 1][a], lambda a: a and 1, lambda a: 1 < a, lambda a: range(a), lambda a: a in [1], lambda a: callable(a), lambda a: bool(a), lambda a: a if a else 0, call, lambda a: hasattr(a, 'x'), lambda a: sum([a])]
print([sequential(f) for f in looks])
# expect: [True, True, True, True, True, True, True, True, True, True, True, True, True, True, True, True, True, True, True, True, True, True, True, True, True, True]
