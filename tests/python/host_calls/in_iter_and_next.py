# host calls in __iter__ and __next__, reached by sum
# tools: echo, add
class I:
    def __init__(s, n): s.n = n
    def __iter__(s):
        s.i = echo(0)
        return s
    def __next__(s):
        s.i = add(s.i, 1)
        if s.i > s.n: raise StopIteration
        return s.i
print(sum(I(3)), list(I(2)), max(I(3)), [*I(2)], dict(zip(I(2), 'ab')))
# expect: 6 [1, 2] 3 [1, 2] {1: 'a', 2: 'b'}
print(sorted(I(3), reverse=True), ','.join(map(str, I(3))), 2 in I(3))  # expect: [3, 2, 1] 1,2,3 True
for x in I(2):
    print(x)
# expect: 1
# expect: 2
a, b = I(2)
print(a, b, any(x > 1 for x in I(2)), tuple(enumerate(I(1))))  # expect: 1 2 True ((0, 1),)
class S:
    def __getitem__(s, i):
        if i > 2: raise IndexError
        return echo(i * i)
    def __len__(s): return echo(3)
print(list(S()), sum(S()), len(S()), list(reversed(S())), bool(S()))  # expect: [0, 1, 4] 5 3 [4, 1, 0] True
