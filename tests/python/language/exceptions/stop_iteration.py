# StopIteration inside generators becomes RuntimeError
def g():
    yield 1
    raise StopIteration('x')
it = g()
next(it)
try: next(it)
except RuntimeError as e: print(e, repr(e.__cause__))
# expect: generator raised StopIteration StopIteration('x')
def h(): yield next(iter([]))
try:
    list(h())
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: RuntimeError: generator raised StopIteration
def normal(): return next(iter([]))
try:
    normal()
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: StopIteration:
print(list(x for x in [1]), [next(i, 'd') for i in [iter([])]])  # expect: [1] ['d']
async def c(): raise StopIteration
try: c().send(None)
except RuntimeError as e: print(e)  # expect: coroutine raised StopIteration
