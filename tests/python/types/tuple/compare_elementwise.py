# comparison stops at the first difference
class N:
    def __init__(s, n): s.n = n
    def __eq__(s, o): print('eq', s.n, o.n); return s.n == o.n
    def __lt__(s, o): print('lt', s.n, o.n); return s.n < o.n
print((N(1), N(2), N(9)) < (N(1), N(3), N(9)))
# expect: eq 1 1
# expect: eq 2 3
# expect: lt 2 3
# expect: True
print((N(1), N(2)) == (N(1), N(2), N(3)))
# expect: eq 1 1
# expect: eq 2 2
# expect: False
x = N(5)
print((x,) == (x,), (x, N(1)) == (x, N(2)))
# expect: eq 1 2
# expect: True False
