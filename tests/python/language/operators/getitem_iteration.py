# iteration and in by __getitem__ with integers
class Seq:
    def __init__(s, n): s.n = n
    def __getitem__(s, i):
        if i >= s.n: raise IndexError('stop')
        return i * 10
print(list(Seq(3)), 20 in Seq(3), 30 in Seq(3), tuple(Seq(2)), [*Seq(2)])
# expect: [0, 10, 20] True False (0, 10) [0, 10]
print(dict(enumerate(Seq(2))), sum(Seq(4)), max(Seq(3)), sorted(Seq(3), reverse=True))
# expect: {0: 0, 1: 10} 60 20 [20, 10, 0]
print(list(zip(Seq(2), 'ab')), list(map(str, Seq(2))))  # expect: [(0, 'a'), (10, 'b')] ['0', '10']
a, b = Seq(2)
for x in Seq(2):
    print(x)
# expect: 0
# expect: 10
class Bad:
    def __getitem__(s, i): raise KeyError(i)
class Stop:
    def __getitem__(s, i):
        if i == 2: raise StopIteration
        return i
try:
    list(Bad())
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: KeyError: 0
print(list(Stop()))  # expect: [0, 1]
try:
    reversed(Seq(3))
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: object of type 'Seq' has no len()
class Dict:
    def __getitem__(s, k): return {'a': 1}[k]
try:
    list(Dict())
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: KeyError: 0
try:
    'a' in Dict()
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: KeyError: 0
