# a host call in __eq__, reached by in
# tools: echo
class E:
    def __init__(s, n): s.n = n
    def __eq__(s, o): return echo(s.n) == o
items = [E(1), E(2), E(3)]
print(2 in items, 9 in items, 3 in (0, E(3)), items.index(2), items.count(3), [1] == [E(1)])
# expect: True False True 1 1 True
