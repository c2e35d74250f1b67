# close raises GeneratorExit inside
def g():
    try: yield 1
    except GeneratorExit:
        print('exit')
        raise
    finally:
        print('cleanup')
it = g()
next(it)
print(it.close(), it.close())
# expect: exit
# expect: cleanup
# expect: None None
try:
    next(it)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: StopIteration:
print(g().close())  # expect: None
def stubborn():
    try: yield 1
    except GeneratorExit: yield 2
s = stubborn()
next(s)
try:
    s.close()
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: RuntimeError: generator ignored GeneratorExit
def quiet():
    try: yield 1
    except GeneratorExit: return
q = quiet()
next(q)
print(q.close())  # expect: None
def other():
    try: yield 1
    finally: raise KeyError('while closing')
o = other()
next(o)
try:
    o.close()
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: KeyError: 'while closing'
