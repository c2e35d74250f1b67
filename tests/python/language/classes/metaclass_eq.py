# classes compare and match as their metaclass says
class M(type):
    def __eq__(cls, other): return other == 3
    def __hash__(cls): return 3
class C(metaclass=M): pass
print(C == 3, 3 == C, C != 4, C in [3], {3: 'x'}[C])  # expect: True True True True x
