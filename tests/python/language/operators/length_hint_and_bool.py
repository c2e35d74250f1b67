# what consumers ask of an object
class A:
    def __iter__(s): print('iter'); return iter([1, 2])
    def __len__(s): print('len'); return 2
    def __bool__(s): print('bool'); return True
print(bool(A()), not A(), [*A()] == [1, 2])
# expect: bool
# expect: bool
# expect: iter
# expect: len
# expect: True False True
if A():  # expect: bool
    print('true')  # expect: true
class B:
    def __length_hint__(s): return 'bad'
    def __iter__(s): return s
    def __next__(s): raise StopIteration
try:
    list(B())
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: __length_hint__ must be an integer, not str
class C:
    def __bool__(s): raise ValueError('bool')
try:
    bool(C())
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: ValueError: bool
try:
    not C()
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: ValueError: bool
try:
    C() and 1
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: ValueError: bool
try:
    [x for x in [C()] if x]
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: ValueError: bool
try:
    any([C()])
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: ValueError: bool
try:
    list(filter(None, [C()]))
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: ValueError: bool
def f():
    while C(): pass
try:
    f()
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: ValueError: bool
try:
    1 if C() else 2
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: ValueError: bool
