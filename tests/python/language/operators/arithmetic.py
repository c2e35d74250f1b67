# every binary operator and its reflected method
class N:
    def __init__(s, n): s.n = n
names = ['add', 'sub', 'mul', 'truediv', 'floordiv', 'mod', 'pow', 'matmul', 'and', 'or', 'xor', 'lshift', 'rshift', 'divmod']
for name in names:
    setattr(N, f'__{name}__', lambda s, o, name=name: f'{s.n} {name} {o}')
    setattr(N, f'__r{name}__', lambda s, o, name=name: f'{o} r{name} {s.n}')
a = N('a')
print(a + 1, a - 1, a * 1, a / 1, a // 1, a % 1, a ** 1, a @ 1, a & 1, a | 1, a ^ 1)
# expect: a add 1 a sub 1 a mul 1 a truediv 1 a floordiv 1 a mod 1 a pow 1 a matmul 1 a and 1 a or 1 a xor 1
print(a << 1, a >> 1, divmod(a, 1))  # expect: a lshift 1 a rshift 1 a divmod 1
print(1 + a, 1 - a, 1 * a, 1 / a, 1 // a, 1 % a, 1 ** a, 1 @ a, 1 & a, 1 | a, 1 ^ a)
# expect: 1 radd a 1 rsub a 1 rmul a 1 rtruediv a 1 rfloordiv a 1 rmod a 1 rpow a 1 rmatmul a 1 rand a 1 ror a 1 rxor a
print(1 << a, 1 >> a, divmod(1, a))  # expect: 1 rlshift a 1 rrshift a 1 rdivmod a
print('x' + a, [1] + a, 'x%s' % a != '', (1,) * a, None + a, 1.5 - a, {} | a, {1} & a)
# expect: x radd a [1] radd a True (1,) rmul a None radd a 1.5 rsub a {} ror a {1} rand a
