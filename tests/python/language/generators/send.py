# send values into a generator
def g():
    x = yield 'first'
    while x is not None:
        x = yield ('got', x)
    return 'done'
it = g()
try:
    it.send(1)
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: can't send non-None value to a just-started generator
print(next(it), it.send(1), it.send('two'))  # expect: first ('got', 1) ('got', 'two')
try: it.send(None)
except StopIteration as e: print(e.value)  # expect: done
try:
    it.send(1)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: StopIteration:
try:
    it.send()
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: generator.send() takes exactly one argument (0 given)
def avg():
    total = n = 0
    value = None
    while True:
        x = yield value
        total += x
        n += 1
        value = total / n
a = avg()
a.send(None)
print(a.send(10), a.send(20), a.send(30))  # expect: 10.0 15.0 20.0
def expr():
    y = 1 + (yield 1) + (yield 2)
    print([(yield 3), (yield 4)], y)
e = expr()
print(next(e), e.send(10), e.send(100), e.send('a'), next(e, 'end'))
# expect: ['a', None] 111
# expect: 1 2 3 4 end
