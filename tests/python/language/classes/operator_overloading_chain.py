# expressions over user operators
class S:
    def __init__(s, t): s.t = t
    def __add__(s, o): return S(f'({s.t}+{getattr(o, "t", o)})')
    def __radd__(s, o): return S(f'({o}+{s.t})')
    def __mul__(s, o): return S(f'({s.t}*{getattr(o, "t", o)})')
    def __pow__(s, o): return S(f'({s.t}**{getattr(o, "t", o)})')
    def __neg__(s): return S(f'(-{s.t})')
    def __getitem__(s, k): return S(f'{s.t}[{k}]')
    def __getattr__(s, n): return S(f'{s.t}.{n}')
    def __call__(s, *a): return S(f'{s.t}({",".join(str(getattr(x, "t", x)) for x in a)})')
    def __invert__(s): return S(f'(~{s.t})')
    def __rshift__(s, o): return S(f'({s.t}>>{getattr(o, "t", o)})')
a, b = S('a'), S('b')
print((a + b * 2).t, (1 + a + b).t, (-a ** 2).t, (a[1].x(b, 3) + 1).t, (~a * b >> 4).t)
# expect: (a+(b*2)) ((1+a)+b) (-(a**2)) (a[1].x(b,3)+1) (((~a)*b)>>4)
print((a ** b ** 2).t, sum([a, b]).t)  # expect: (a**(b**2)) ((0+a)+b)
