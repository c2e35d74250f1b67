# host calls in every operator method
# tools: echo
class N:
    def __init__(s, n): s.n = n
    def __add__(s, o): return echo(s.n + 1)
    def __radd__(s, o): return echo(s.n + 2)
    def __neg__(s): return echo(-s.n)
    def __lt__(s, o): return echo(True)
    def __eq__(s, o): return echo(s.n == 1)
    def __getitem__(s, k): return echo(k)
    def __setitem__(s, k, v): s.got = echo((k, v))
    def __delitem__(s, k): s.deleted = echo(k)
    def __call__(s, *a): return echo(list(a))
    def __bool__(s): return echo(s.n > 0)
    def __index__(s): return echo(s.n)
    def __len__(s): return echo(4)
    def __contains__(s, x): return echo(x == 'in')
    def __iadd__(s, o): s.n = echo(s.n + o); return s
    def __int__(s): return echo(7)
    def __float__(s): return echo(1.5)
n = N(1)
n[1] = 2
del n['k']
print(n + 1, 1 + n, -n, n < 2, n == 1, n != 1, n['a'], n[1:2], n(1, 2), bool(n), not n)
# expect: 2 3 -1 True True False a slice(1, 2, None) [1, 2] True False
print([5, 6][n], len(n), 'in' in n, 'x' in n, int(n), float(n), n.got, n.deleted)
# expect: 6 4 True False 7 1.5 (1, 2) k
print('ab'[n:], range(n), 'yes' if n else 'no', n and 'and', [10, 20, 30][n:])
# expect: b range(0, 1) yes and [20, 30]
n += 5
print(n.n, sum([n, n]))  # expect: 6 8
