# Large integers whose quotient is short, factors of one word, remainders by small numbers, and powers by moduli of few words.
# since: 3.14

wrong = 0
b = 3 ** 97 + 2
for divisor in (b, b << 64, (1 << 192) - 1, 1 << 191, (1 << 192) + 1, 7 ** 300):
    for quotient in (1, 2, 3, 9, 2 ** 31, 2 ** 58 - 1, 2 ** 59, 2 ** 60 - 1, 2 ** 61 + 5, 2 ** 64):
        for rest in (0, 1, divisor // 3, divisor - 2, divisor - 1):
            n = divisor * quotient + rest
            wrong += divmod(n, divisor) != (quotient, rest) or n // divisor != quotient or n % divisor != rest
            wrong += divmod(-n, divisor) != (-quotient - (rest > 0), (divisor - rest) % divisor)
            wrong += divmod(n, -divisor) != (-quotient - (rest > 0), rest - divisor if rest else 0)
print(wrong)  # expect: 0

big = 10 ** 50 + 7
print(big * 3, big * -3, -big * 3, 3 * -big, big * 0, big * True, big * 1)
# expect: 300000000000000000000000000000000000000000000000021 -300000000000000000000000000000000000000000000000021 -300000000000000000000000000000000000000000000000021 -300000000000000000000000000000000000000000000000021 0 100000000000000000000000000000000000000000000000007 100000000000000000000000000000000000000000000000007
print(big + 1, big - 1, 1 + big, 1 - big, big + -8, -big + 8, big - big, big + -big)
# expect: 100000000000000000000000000000000000000000000000008 100000000000000000000000000000000000000000000000006 100000000000000000000000000000000000000000000000008 -100000000000000000000000000000000000000000000000006 99999999999999999999999999999999999999999999999999 -99999999999999999999999999999999999999999999999999 0 0
print(10 ** 38 * 9 - 10 ** 38 * 8, 10 ** 39 - (10 ** 39 - 5), (2 ** 127) - 1, -(2 ** 127) - 1 + 1, 2 ** 127 - 2 ** 127 + 2 ** 63)
# expect: 100000000000000000000000000000000000000 5 170141183460469231731687303715884105727 -170141183460469231731687303715884105728 9223372036854775808
print(big % 7, -big % 7, big % 4294967295, -big % 4294967296, big % 4294967297, big % -7, big // 7, -big // 7, big % 1)
# expect: 2 5 2013975317 4294967289 3900031720 -5 14285714285714285714285714285714285714285714285715 -14285714285714285714285714285714285714285714285716 0
try:
    big % 0
except ZeroDivisionError as error:
    print(error)  # expect: division by zero

size = 0
for modulus in (10 ** 20 + 39, 10 ** 30 + 57, 10 ** 40 + 121, 2 ** 127 - 1, 2 ** 192 - 237, 2 ** 255 - 19, 2 ** 256 - 189, 2 ** 300 + 157, 2 ** 521 - 1):
    for base in (2, 3, modulus - 1, modulus // 3, 10 ** 60 + 1):
        for exponent in (0, 1, 2, 65537, 2 ** 70 + 12345):
            power = pow(base, exponent, modulus)
            wrong += not 0 <= power < modulus
            size = (size * 31 + power) % (2 ** 61 - 1)
    wrong += pow(3, 40, modulus) != 3 ** 40 % modulus
print(wrong, size, pow(7, -1, 2 ** 255 - 19) * 7 % (2 ** 255 - 19))  # expect: 0 550940587526220647 1
