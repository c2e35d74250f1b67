# for, break, continue, else
for i in range(3):
    if i == 1: continue
    print(i)
else:
    print('else', i)
# expect: 0
# expect: 2
# expect: else 2
for c in 'abc':
    if c == 'b': break
else:
    print('no')
print(c)  # expect: b
for x, (y, *z) in [(1, (2, 3, 4)), (5, [6])]:
    print(x, y, z)
# expect: 1 2 [3, 4]
# expect: 5 6 []
for _ in []: pass
else:
    print('empty')  # expect: empty
for i in range(3):
    for j in range(3):
        if j == 1: break
    else: continue
    print(i, j)
# expect: 0 1
# expect: 1 1
# expect: 2 1
for k in (1, 2): k = k * 10
print(k)  # expect: 20
for t in 1, 2, *[3]:
    print(t)
# expect: 1
# expect: 2
# expect: 3
try:
    exec('for q in 5: pass')
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: 'int' object is not iterable
