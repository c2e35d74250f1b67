# ciphers over text
def caesar(s, k): return ''.join(chr((ord(c) - b + k) % 26 + b) if c.isalpha() and (b := 65 if c.isupper() else 97) else c for c in s)
print(caesar('Hello, World!', 3), caesar(caesar('Hello', 3), -3))  # expect: Khoor, Zruog! Hello
print('Hello'.translate(str.maketrans('abcdefghijklmnopqrstuvwxyz', 'nopqrstuvwxyzabcdefghijklm')))
# expect: Hryyb
from itertools import cycle
def vig(s, key, sign=1): return ''.join(chr((ord(c) - 65 + sign * (ord(k) - 65)) % 26 + 65) for c, k in zip(s, cycle(key)))
print(vig('ATTACKATDAWN', 'LEMON'), vig(vig('SECRET', 'KEY'), 'KEY', -1))  # expect: LXFOPVEFRNHR SECRET
