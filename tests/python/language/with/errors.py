# objects that are no context managers
# since: 3.14
class A: pass
class E:
    def __enter__(s): pass
class X:
    def __exit__(s, *a): pass
def use(o):
    with o: pass
try:
    use(A())
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: 'A' object does not support the context manager protocol (missed __exit__ method)
try:
    use(E())
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: 'E' object does not support the context manager protocol (missed __exit__ method)
try:
    use(X())
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: 'X' object does not support the context manager protocol (missed __enter__ method)
try:
    use(5)
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: 'int' object does not support the context manager protocol (missed __exit__ method)
try:
    use(None)
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: 'NoneType' object does not support the context manager protocol (missed __exit__ method)
class FailEnter:
    def __enter__(s): raise ValueError('enter')
    def __exit__(s, *a): print('never')
class FailExit:
    def __enter__(s): pass
    def __exit__(s, *a): raise KeyError('exit')
class BadArgs:
    def __enter__(s): pass
    def __exit__(s): pass
try:
    use(FailEnter())
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: ValueError: enter
try:
    use(FailExit())
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: KeyError: 'exit'
try:
    use(BadArgs())
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: BadArgs.__exit__() takes 1 positional argument but 4 were given
try:
    with FailExit(): raise ValueError('body')
except KeyError as e: print(repr(e.__context__))  # expect: ValueError('body')
e = E()
e.__exit__ = lambda *a: None
try:
    use(e)
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: 'E' object does not support the context manager protocol (missed __exit__ method)
class Order:
    def __init__(s, n): s.n = n
    def __enter__(s):
        if s.n == 2: raise ValueError('second')
        print('enter', s.n)
    def __exit__(s, *a): print('exit', s.n, a[0].__name__)
def two():
    with Order(1), Order(2), Order(3): print('body')
try:
    two()
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: enter 1
# expect: exit 1 ValueError
# expect: ValueError: second
