# a tool is a function that can be passed around
# tools: echo, add
f = echo
table = {'e': echo, 'a': add}
print(f(1), table['e'](2), table['a'](1, 2), list(map(f, 'ab')), callable(echo))
# expect: 1 2 3 ['a', 'b'] True
print(echo is f, echo == f, add != echo, [g(1) for g in [echo]])  # expect: True True True [1]
print((lambda h: h(3))(echo), max([1, 2], key=echo))  # expect: 3 2
def wrap(t): return lambda *a: ('wrapped', t(*a))
print(wrap(add)(1, 2))  # expect: ('wrapped', 3)
echo = lambda x: 'rebound'
print(echo(5), f(5))  # expect: rebound 5
