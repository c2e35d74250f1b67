# assignment expressions
if (n := len('abc')) > 2:
    print(n)  # expect: 3
print((y := 5) + y, [x := 1, x + 1], (z := (1, 2)), z)  # expect: 10 [1, 2] (1, 2) (1, 2)
while (line := [1, 2, 0].pop()) :
    print(line)
data = [3, 1, 2]
it = iter(data)
while (v := next(it, None)) is not None:
    print(v)
# expect: 3
# expect: 1
# expect: 2
print(any((last := q) > 2 for q in [1, 3, 5]), last)  # expect: True 3
def f(a=(w := 9)): return a
print(f(), w, f(a=(k := 2)), k, f((m := 3)), m)  # expect: 9 9 2 2 3 3
print({(a := 1): (b := 2)}, a, b, (lambda: (c := 5) + c)(), f'{(d := 8)}', d)  # expect: {1: 2} 1 2 10 8 8
print([e for e in range(9) if (sq := e * e) > 30], sq)  # expect: [6, 7, 8] 64
