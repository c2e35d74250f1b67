# generator functions
def g(n):
    print('start')
    for i in range(n): yield i
    print('end')
    return 'result'
it = g(2)
print(type(it).__name__, next(it), next(it))
# expect: start
# expect: generator 0 1
try: next(it)  # expect: end
except StopIteration as e: print(e.value)  # expect: result
try:
    next(it)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: StopIteration:
print(list(g(0)), iter(it) is it, g.__name__, it.__name__, it.__qualname__)
# expect: start
# expect: end
# expect: [] True g g g
def never(): 
    return
    yield
print(list(never()), [x for x in g(1)])
# expect: start
# expect: end
# expect: [] [0]
def infinite():
    n = 0
    while True:
        yield n
        n += 1
for x in infinite():
    if x > 2: break
print(x, dict(zip('abc', infinite())))  # expect: 3 {'a': 0, 'b': 1, 'c': 2}
