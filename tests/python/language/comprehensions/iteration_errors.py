# errors inside a comprehension leave it
def g():
    yield 1
    raise KeyError('inside')
try:
    [x for x in g()]
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: KeyError: 'inside'
try:
    list(x for x in g())
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: KeyError: 'inside'
def stop(): raise StopIteration
try:
    [stop() for _ in [1]]
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: StopIteration:
try:
    list(stop() for _ in [1])
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: RuntimeError: generator raised StopIteration
try:
    {x: undefined for x in [1]}
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: NameError: name 'undefined' is not defined
print([x for x in []], 'ok')  # expect: [] ok
