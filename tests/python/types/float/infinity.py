# arithmetic with infinities
i = float('inf')
print(i + 1, i - i, i * 0, i / i, -i, 1 / i, i // 2, i % 2, 2 % i, -2 % i)
# expect: inf nan nan nan -inf 0.0 nan nan 2.0 inf
print(i > 10 ** 300, -i < -10 ** 300, i == i, i ** 0, 0 * -i, i ** -1, 1 ** i, 2 ** i, 0.5 ** i)
# expect: True True True 1.0 nan 0.0 1.0 inf 0.0
print(max(i, 5), min(-i, 5), abs(-i), round(2.0 * 3, 1))  # expect: inf -inf inf 6.0
