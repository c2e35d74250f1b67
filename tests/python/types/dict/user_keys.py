# keys with __hash__ and __eq__
class K:
    def __init__(s, n): s.n = n
    def __hash__(s): return 1
    def __eq__(s, o): print(f'{s.n} eq {getattr(o, "n", o)}'); return isinstance(o, K) and s.n == o.n
    def __repr__(s): return f'K{s.n}'
d = {}
d[K(1)] = 'a'
d[K(2)] = 'b'  # expect: 1 eq 2
d[K(1)] = 'c'  # expect: 1 eq 1
print(d, K(2) in d, K(3) in d, d.get(K(2)), 1 in d)
# expect: 1 eq 2
# expect: 2 eq 2
# expect: 1 eq 3
# expect: 2 eq 3
# expect: 1 eq 2
# expect: 2 eq 2
# expect: 1 eq 1
# expect: 2 eq 1
# expect: {K1: 'c', K2: 'b'} True False b False
k = K(9)
d[k] = 1
# expect: 1 eq 9
# expect: 2 eq 9
print(d[k])
# expect: 1 eq 9
# expect: 2 eq 9
# expect: 1
