# ranges beyond one word
r = range(10 ** 20, 10 ** 20 + 10, 5)
print(list(r), r[-1], 10 ** 20 + 5 in r, 7 in r, r[0:1])
# expect: [100000000000000000000, 100000000000000000005] 100000000000000000005 True False range(100000000000000000000, 100000000000000000005, 5)
try:
    len(range(10 ** 30))
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: OverflowError: Python int too large to convert to C ssize_t
print(range(10 ** 30)[10 ** 25], range(-5, 5)[::-3], range(1 << 70)[-1])
# expect: 10000000000000000000000000 range(4, -6, -3) 1180591620717411303423
for i in range(2 ** 63 - 1, 2 ** 63 + 2):
    print(i)
# expect: 9223372036854775807
# expect: 9223372036854775808
# expect: 9223372036854775809
