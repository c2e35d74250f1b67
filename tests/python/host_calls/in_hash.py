# a host call in __hash__
# tools: add
class H:
    def __init__(s, n): s.n = n
    def __hash__(s): return add(s.n, 1)
    def __eq__(s, o): return s.n == o.n
d = {H(1): 'one', H(2): 'two'}
print(d[H(1)], d.get(H(2)), H(3) in d, hash(H(5)), len({H(1), H(1), H(2)}))  # expect: one two False 6 2
print(frozenset([H(1)]) == {H(1)})  # expect: True
d[H(1)] = 'again'
print(list(d.values()), d.pop(H(2)), len(d))  # expect: ['again', 'two'] two 1
