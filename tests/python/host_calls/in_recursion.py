# a call below many frames
# tools: echo
def f(n): return echo('bottom') if n == 0 else f(n - 1)
print(f(50))  # expect: bottom
def g(n):
    if n == 0: return echo(0)
    return g(n - 1) + echo(1)
print(g(20))  # expect: 20
class Node:
    def __init__(s, v, kids=()): s.v, s.kids = v, kids
    def total(s): return echo(s.v) + sum(k.total() for k in s.kids)
print(Node(1, [Node(2), Node(3, [Node(4)])]).total())  # expect: 10
