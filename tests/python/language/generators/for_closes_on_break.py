# a loop closes the fresh generator that it alone holds
# compat: generators-and-finalizers
def g():
    try:
        yield 1
        yield 2
    finally: print('closed')
for x in g():
    print(x)  # expect: 1
    break
# expect: closed
print('after')  # expect: after
kept = g()
for x in kept: break
print('not closed', next(kept))  # expect: not closed 2
def f():
    for x in g(): return x
print(f())
# expect: closed
# expect: 1
try:
    for x in g(): raise KeyError('k')
except KeyError as e:
    print('caught', e)
# expect: closed
# expect: caught 'k'
print(any(x == 1 for x in g()))
# expect: closed
# expect: True
