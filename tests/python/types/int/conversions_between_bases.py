# text in many bases and back
for n in (0, 7, 255, -255, 10 ** 15, 2 ** 70):
    print(n, bin(n), oct(n), hex(n), int(bin(n), 2) == int(hex(n), 16) == int(oct(n), 0) == n)
# expect: 0 0b0 0o0 0x0 True
# expect: 7 0b111 0o7 0x7 True
# expect: 255 0b11111111 0o377 0xff True
# expect: -255 -0b11111111 -0o377 -0xff True
# expect: 1000000000000000 0b11100011010111111010100100110001101000000000000000 0o34327724461500000 0x38d7ea4c68000 True
# expect: 1180591620717411303424 0b10000000000000000000000000000000000000000000000000000000000000000000000 0o200000000000000000000000 0x400000000000000000 True
def base(n, b):
    digits = ''
    while n: n, r = divmod(n, b); digits = '0123456789abcdefghijklmnopqrstuvwxyz'[r] + digits
    return digits or '0'
print(base(10 ** 9, 36), int(base(10 ** 9, 36), 36))  # expect: gjdgxs 1000000000
print([int(base(99, b), b) for b in range(2, 37)] == [99] * 35, f'{10 ** 6:x}')  # expect: True f4240
print(int('DeadBeef', 16), int('-0b11', 0), int(' 0o17 ', 8))  # expect: 3735928559 -3 15
