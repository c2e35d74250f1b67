# a subclass's reflected method goes first
class A:
    def __add__(s, o): return 'A.add'
    def __radd__(s, o): return 'A.radd'
    def __lt__(s, o): return 'A.lt'
    def __gt__(s, o): return 'A.gt'
    def __eq__(s, o): return 'A.eq'
class B(A):
    def __radd__(s, o): return 'B.radd'
    def __gt__(s, o): return 'B.gt'
    def __eq__(s, o): return 'B.eq'
class C(A): pass
print(A() + B(), B() + A(), A() + C(), A() < B(), A() < C(), A() == B(), B() == A())
# expect: B.radd A.add A.add B.gt A.gt B.eq B.eq
print(A() == C(), A() + A())  # expect: A.eq A.add
class I(int):
    def __radd__(s, o): return 'I.radd'
    def __rsub__(s, o): return 'I.rsub'
print(1 + I(2), I(2) + 1, 5 - I(1), 1.5 + I(1))  # expect: I.radd 3 I.rsub 2.5
