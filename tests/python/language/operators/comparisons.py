# rich comparison methods
class A:
    def __init__(s, n): s.n = n
    def __lt__(s, o): return ('lt', s.n)
    def __le__(s, o): return ('le', s.n)
    def __eq__(s, o): return ('eq', s.n)
    def __ne__(s, o): return ('ne', s.n)
    def __gt__(s, o): return ('gt', s.n)
    def __ge__(s, o): return ('ge', s.n)
    __hash__ = None
a = A(1)
print(a < 2, a <= 2, a == 2, a != 2, a > 2, a >= 2, 2 < a, 2 <= a, 2 == a, 2 != a)
# expect: ('lt', 1) ('le', 1) ('eq', 1) ('ne', 1) ('gt', 1) ('ge', 1) ('gt', 1) ('ge', 1) ('eq', 1) ('ne', 1)
print(2 > a, 2 >= a, not a == 1)  # expect: ('lt', 1) ('le', 1) False
class E:
    def __eq__(s, o): return False
print(E() != E(), E() == E(), [E()] == [E()], (lambda e: e in [e])(E()))  # expect: True False False True
print((lambda e: [e].count(e))(E()))  # expect: 1
class B:
    def __eq__(s, o): raise ValueError('eq')
try:
    B() == 1
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: ValueError: eq
try:
    1 in [B()]
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: ValueError: eq
try:
    B() != 1
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: ValueError: eq
try:
    [B()].index(3)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: ValueError: eq
