# throw exceptions into a generator
def g():
    while True:
        try: x = yield 'ready'
        except ValueError as e: yield f'caught {e}'
        finally:
            print('finally')
it = g()
print(next(it), it.throw(ValueError('v')), next(it))
# expect: finally
# expect: ready caught v ready
try:
    it.throw(KeyError('k'))  # expect: finally
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: KeyError: 'k'
try:
    next(it)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: StopIteration:
def h(): yield 1
i = h()
try:
    i.throw(ValueError('before start'))
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: ValueError: before start
try:
    next(i)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: StopIteration:
j = h()
next(j)
try:
    j.throw(ValueError)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: ValueError:
try:
    h().throw(5)
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: exceptions must be classes or instances deriving from BaseException, not int
try:
    h().throw(int)
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: exceptions must be classes or instances deriving from BaseException, not type
try:
    h().throw()
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: throw expected at least 1 argument, got 0
k = h()
for _ in k: pass
try:
    k.throw(KeyError('after end'))
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: KeyError: 'after end'
def swallow():
    try: yield 1
    except ValueError: pass
    return 'r'
s = swallow()
next(s)
try: s.throw(ValueError())
except StopIteration as e: print(e.value)  # expect: r
