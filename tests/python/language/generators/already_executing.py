# a generator cannot enter itself
def g():
    try: next(it)
    except ValueError as e: yield str(e)
    try: it.send(1)
    except ValueError as e: yield str(e)
    try: it.close()
    except ValueError as e: yield str(e)
it = g()
print(list(it))
# expect: ['generator already executing', 'generator already executing', 'generator already executing']
def rec():
    yield from r
r = rec()
try:
    next(r)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: ValueError: generator already executing
