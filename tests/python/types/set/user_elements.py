# elements with __eq__ and __hash__
class E:
    def __init__(s, n): s.n = n
    def __hash__(s): return s.n % 2
    def __eq__(s, o): return isinstance(o, E) and s.n == o.n
    def __repr__(s): return f'E{s.n}'
s = {E(1), E(1), E(2)}
print(len(s), E(2) in s, E(3) in s, sorted(e.n for e in s), s - {E(1)}, s == {E(2), E(1)})
# expect: 2 True False [1, 2] {E2} True
