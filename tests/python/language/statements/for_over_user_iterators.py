# the iterator protocol in for
class Up:
    def __init__(s, n): s.n = n
    def __iter__(s):
        print('iter')
        s.i = 0
        return s
    def __next__(s):
        s.i += 1
        if s.i > s.n: raise StopIteration
        return s.i
for v in Up(2):
    print(v)
# expect: iter
# expect: 1
# expect: 2
class Bad:
    def __iter__(s): return s
class Failing:
    def __iter__(s): return s
    def __next__(s): raise KeyError('k')
class NotIter:
    def __iter__(s): return 5
def loop(o):
    for v in o: pass
try:
    loop(Bad())
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: iter() returned non-iterator of type 'Bad'
try:
    loop(Failing())
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: KeyError: 'k'
try:
    loop(NotIter())
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: iter() returned non-iterator of type 'int'
try:
    loop(5)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: 'int' object is not iterable
try:
    loop(Up)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: 'type' object is not iterable
try:
    loop(None)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: 'NoneType' object is not iterable
