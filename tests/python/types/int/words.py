# Integers of some words: sums, products, quotients and texts at the borders of words.
# since: 3.14
import random

r = random.Random(5)
EDGES = [0, 1, 2**63 - 1, 2**63, 2**64 - 1]


def number():
    words = [r.choice(EDGES) if r.random() < 0.6 else r.getrandbits(64) for _ in range(r.randrange(1, 10))]
    value = sum(word << 64 * i for i, word in enumerate(words))
    return -value if r.random() < 0.5 else value


total = 0
for _ in range(60):
    a, b = number(), number() or 1
    q, m = divmod(a, b)
    assert q * b + m == a and (0 <= m < b or b < m <= 0)
    assert a // b == q and a % b == m and (a + b) - b == a and (a - b) + b == a
    assert a * b // b == a and a * b % b == 0 and (a * b + m) % b == m
    for value in (a, b, q, m, a * b):
        assert int(str(value)) == value
        assert int.from_bytes(value.to_bytes(160, "big", signed=True), "big", signed=True) == value
    total = (total * 31 + (a + b) * (a - b) - q + m) % (2**521 - 1)
print(total)
# expect: 2743195452622497681845888453594358817224294178928939390808691883532946700948417611302775965797754312444486160629215818110797962375578664771292172244907056964
for text in ("9" * 38, "9" * 39, "9" * 152, "9" * 153, "-" + "0" * 60 + "5", "1_000_" + "0" * 30):
    print(int(text) % 1000003, len(str(int(text))))
# expect: 72899 38
# expect: 728999 39
# expect: 241520 152
# expect: 415203 153
# expect: 999998 2
# expect: 757003 34
for text in ("1" * 30 + "x", "1__0", "_1", "+", "1" * 30 + " 1"):
    try:
        int(text)
    except ValueError as error:
        print(error)
# expect: invalid literal for int() with base 10: '111111111111111111111111111111x'
# expect: invalid literal for int() with base 10: '1__0'
# expect: invalid literal for int() with base 10: '_1'
# expect: invalid literal for int() with base 10: '+'
# expect: invalid literal for int() with base 10: '111111111111111111111111111111 1'
for a in (2**200, -(2**200), 2**64, 7):
    for operation in (lambda: a // 0, lambda: a % 0, lambda: divmod(a, 0)):
        try:
            operation()
        except ZeroDivisionError as error:
            print(error, end="; ")
    print()
# expect: division by zero; division by zero; division by zero;
# expect: division by zero; division by zero; division by zero;
# expect: division by zero; division by zero; division by zero;
# expect: division by zero; division by zero; division by zero;
print(2**127 + 2**127 == 2**128, -(2**127) - 1 + 2**127, -(2**127) * -1 == 2**127, 2**300 - 2**300, (2**300) * 0)
# expect: True -1 True 0 0
