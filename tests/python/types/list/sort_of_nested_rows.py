# rows in rows and named tuples, sorted by themselves and as keys: ties, other lengths, NaN, what does not compare
# since: 3.14
from collections import namedtuple

P = namedtuple('P', 'x y')


class Q(P):
    def __lt__(self, other):
        return self.y < other.y


class R(P):
    pass


print(sorted([P(2, 1), P(1, 2)]), sorted([Q(2, 1), Q(1, 2)]), sorted([R(2, 1), P(1, 2), R(1, 3)]))
# expect: [P(x=1, y=2), P(x=2, y=1)] [Q(x=2, y=1), Q(x=1, y=2)] [P(x=1, y=2), R(x=1, y=3), R(x=2, y=1)]
print(P(1, 2) < (1, 3), (1, 3) > P(1, 2), P(1, 2) == (1, 2), P(1, 2) != R(1, 2), max(P(1, 2), P(1, 3)), Q(2, 1) < Q(1, 2), [Q(2, 1)] < [Q(1, 2)])
# expect: True True True False P(x=1, y=3) True True
for wrong in (lambda: sorted([P(1, 'a'), P(1, 2)]), lambda: P(1, 2) < [1, 2], lambda: sorted([(P(1, 2), 1), (3, 1)])):
    try:
        wrong()
    except TypeError as e:
        print(e)
# expect: '<' not supported between instances of 'int' and 'str'
# expect: '<' not supported between instances of 'P' and 'list'
# expect: '<' not supported between instances of 'int' and 'P'
print(sorted([(P(1, 2), 'b'), (P(1, 1), 'a'), ((1, 1), 'A')]), sorted([[1, (2, [3])], [1, (2, [1])], [1, (1, [9])]]))
# expect: [((1, 1), 'A'), (P(x=1, y=1), 'a'), (P(x=1, y=2), 'b')] [[1, (1, [9])], [1, (2, [1])], [1, (2, [3])]]
print(sorted([((1,), 2), ((1, 2), 1), ((), 3)]), sorted([(((((1,),),),),), (((((0,),),),),)]), sorted([((), 2), ((), 1)]))
# expect: [((), 3), ((1,), 2), ((1, 2), 1)] [(((((0,),),),),), (((((1,),),),),)] [((), 1), ((), 2)]
nan = float('nan')
print(sorted([((nan, 1), 2), ((1, 2), 3), ((0, nan), 1)]))
# expect: [((0, nan), 1), ((nan, 1), 2), ((1, 2), 3)]
counts = {('b', 2): 3, ('a', 9): 3, ('a', 1): 1}
print(sorted(counts.items()), sorted(counts.items(), key=lambda kv: (-kv[1], kv[0])), sorted(counts, reverse=True))
# expect: [(('a', 1), 1), (('a', 9), 3), (('b', 2), 3)] [(('a', 9), 3), (('b', 2), 3), (('a', 1), 1)] [('b', 2), ('a', 9), ('a', 1)]
print(sorted([P(i * 7 % 5, chr(97 + i % 3)) for i in range(12)], key=lambda p: (p.y, p)), min([P(2, 1), P(1, 2)]), max([(1, P(1, 2)), (1, P(1, 3))]))
# expect: [P(x=0, y='a'), P(x=1, y='a'), P(x=2, y='a'), P(x=3, y='a'), P(x=0, y='b'), P(x=2, y='b'), P(x=3, y='b'), P(x=4, y='b'), P(x=0, y='c'), P(x=1, y='c'), P(x=2, y='c'), P(x=4, y='c')] P(x=1, y=2) (1, P(x=1, y=3))
big = [((i * 7919 % 13, str(i % 5)), -i) for i in range(100)]
print(sorted(big)[:4], sorted(big, reverse=True)[:4], [b for _, b in sorted(big, key=lambda r: r[0])][:8])
# expect: [((0, '0'), -65), ((0, '0'), 0), ((0, '1'), -91), ((0, '1'), -26)] [((12, '4'), -19), ((12, '4'), -84), ((12, '3'), -58), ((12, '2'), -32)] [0, -65, -26, -91, -52, -13, -78, -39]
