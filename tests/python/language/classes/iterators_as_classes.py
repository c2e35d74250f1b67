# iterator and iterable are two things
class Range:
    def __init__(s, n): s.n = n
    def __iter__(s): return RangeIter(s.n)
class RangeIter:
    def __init__(s, n): s.i, s.n = 0, n
    def __iter__(s): return s
    def __next__(s):
        if s.i >= s.n: raise StopIteration
        s.i += 1
        return s.i - 1
r = Range(3)
print(list(r), list(r), [(a, b) for a in r for b in r][:4], sum(r), list(zip(r, r)))
# expect: [0, 1, 2] [0, 1, 2] [(0, 0), (0, 1), (0, 2), (1, 0)] 3 [(0, 0), (1, 1), (2, 2)]
print(max(r), dict.fromkeys(r))  # expect: 2 {0: None, 1: None, 2: None}
it = iter(r)
print(next(it), list(it), list(it), next(it, 'end'))  # expect: 0 [1, 2] [] end
a, *b = r
print(a, b, *r)  # expect: 0 [1, 2] 0 1 2
class Once:
    def __iter__(s):
        yield from 'xyz'
print(''.join(Once()), [*Once()], 'y' in Once(), sorted(Once(), reverse=True))
# expect: xyz ['x', 'y', 'z'] True ['z', 'y', 'x']
