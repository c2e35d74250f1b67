# augmented operators
class A:
    def __init__(s, v): s.v = v
    def __iadd__(s, o): s.v += o; return s
    def __imul__(s, o): return 'replaced'
    def __add__(s, o): return 'add'
    def __sub__(s, o): return 'sub'
    def __ior__(s, o): return NotImplemented
    def __or__(s, o): return 'or'
    def __imatmul__(s, o): return 'imatmul'
    def __ipow__(s, o): return ('ipow', o)
a = A(1)
b = a
a += 5
print(a is b, a.v)  # expect: True 6
a -= 1
print(a)  # expect: sub
a = A(1)
a *= 3
print(a)  # expect: replaced
a = A(1)
a |= 2
print(a)  # expect: or
a = A(1)
a @= 1
print(a)  # expect: imatmul
a = A(1)
a **= 3
print(a)  # expect: ('ipow', 3)
a = A(1)
try:
    exec('a /= 1')
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: unsupported operand type(s) for /=: 'A' and 'int'
class R:
    def __rsub__(s, o): return ('rsub', o)
x = 5
x -= R()
print(x)  # expect: ('rsub', 5)
