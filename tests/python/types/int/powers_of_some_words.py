"""Powers whose result has some words, beside products made one by one."""

bases = [2, 3, 7, 10, 255, 256, 257, 999, 65535, 65536, 10**9 + 7, 2**31 - 1, 2**32, 2**47 - 1, 2**48, 2**63 - 1, 2**63, 2**64 - 1, 2**64, 2**64 + 1,
         2**127 - 1, 2**128, 3**80, 2**200 - 1, 2**256, 2**511 - 1, 2**512 - 1, 10**77]
wrong = []
for base in bases + [-base for base in bases]:
    product = 1
    for exponent in range(45):
        if exponent:
            product *= base
        if base ** exponent != product or pow(base, exponent) != product:
            wrong.append((base, exponent))
print(wrong)  # expect: []
for bits in (1, 2, 31, 32, 33, 63, 64, 65, 127, 128, 129, 255, 256, 257):
    for base in (2**bits - 1, 2**bits, 2**bits + 1):
        n = 1024 // base.bit_length()
        for exponent in (0, 1, n - 1, n, n + 1):
            product = 1
            for _ in range(exponent):
                product *= base
            if base ** exponent != product or (-base) ** exponent != (product if exponent % 2 == 0 else -product):
                print('differs', base, exponent)
print(12345678901234567890 ** 3, (-7) ** 71, 999 ** 20 % 10**15, 2**1000 == 1 << 1000, 16 ** 256 == 1 << 1024, 10**300 == int('1' + '0' * 300))
# expect: 1881676372353657772490265749424677022198701224860897069000 -1004525211269079039999221534496697502180541686174722466474743 843860189980001 True True True
zero = 0
print([pow(base, zero) for base in (0, 1, -1, 2**47, 2**100, -2**127, 2**128, 2**200, -2**500, 2**512, 2**600, -3**1000)])
# expect: [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1]
