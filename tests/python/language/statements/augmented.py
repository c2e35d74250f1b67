# augmented assignment evaluates its target once
calls = []
def idx():
    calls.append('i')
    return 0
l = [1]
l[idx()] += 5
print(l, calls)  # expect: [6] ['i']
class A:
    def __init__(s): s.log = []
    def __iadd__(s, o):
        s.log.append(('iadd', o))
        return s
    def __add__(s, o): return 'added'
    def __isub__(s, o): return NotImplemented
    def __sub__(s, o): return 'sub'
a = A()
b = a
a += 1
print(a is b, a.log)  # expect: True [('iadd', 1)]
a -= 1
print(a)  # expect: sub
x = 5
x **= 2; x //= 3; x <<= 2; x |= 1; x ^= 8; x &= 0xFF; x >>= 1; x %= 7; x *= 3; x -= 1; x /= 2
print(x)  # expect: 8.5
t = ([],)
try: t[0] += [1]
except TypeError as e: print(e, t)  # expect: 'tuple' object does not support item assignment ([1],)
try:
    undefined_name
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: NameError: name 'undefined_name' is not defined
def f():
    n += 1
try:
    f()
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: UnboundLocalError: cannot access local variable 'n' where it is not associated with a value
