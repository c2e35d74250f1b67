# a host call in __lt__, reached by sorted
# tools: echo
class L:
    def __init__(s, n): s.n = n
    def __lt__(s, o): return echo(s.n) < o.n
    def __repr__(s): return f'L{s.n}'
print(sorted([L(3), L(1), L(2)]), max([L(1), L(5)], key=lambda x: x.n))  # expect: [L1, L2, L3] L5
print(sorted([L(1), L(2)], reverse=True), min(L(2), L(1)))  # expect: [L2, L1] L1
x = [L(2), L(1)]
x.sort()
print(x)  # expect: [L1, L2]
