# callable
class A:
    def __call__(self): pass
class B: pass
b = B()
b.__call__ = lambda: 1
print(callable(len), callable(A), callable(A()), callable(B()), callable(b))
# expect: True True True False False
print(callable(lambda: 0), callable(5), callable('a'.upper))  # expect: True False True
try:
    b()
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: 'B' object is not callable
try:
    callable()
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: callable() takes exactly one argument (0 given)
