# next with a default
g = (x for x in [1])
print(next(g, 'd'), next(g, 'd'), next(iter([]), None))  # expect: 1 d None
class Count:
    n = 0
    def __iter__(s): return s
    def __next__(s):
        s.n += 1
        if s.n > 2: raise StopIteration('done')
        return s.n
c = Count()
print(next(c), next(c), next(c, 'end'))  # expect: 1 2 end
try:
    next(c)
except StopIteration as e:
    print(e.value, e.args)  # expect: done ('done',)
print(list(Count()), [*Count()], sum(Count()), dict(zip(Count(), 'ab')), max(Count()))
# expect: [1, 2] [1, 2] 3 {1: 'a', 2: 'b'} 2
