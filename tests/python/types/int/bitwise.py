# shifts and bit operators
print(6 & 3, 6 | 3, 6 ^ 3, ~6)  # expect: 2 7 5 -7
print(-6 & 3, -6 | 3, -6 ^ 3)  # expect: 2 -5 -7
print(1 << 10, 1024 >> 3, -1 >> 5, -8 >> 1)  # expect: 1024 128 -1 -4
print(1 << 100)  # expect: 1267650600228229401496703205376
print((1 << 100) >> 98)  # expect: 4
print(5 >> 1000, -5 >> 1000)  # expect: 0 -1
try:
    1 << -1
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: ValueError: negative shift count
try:
    1 >> -1
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: ValueError: negative shift count
print(0 << 10**30)  # expect: 0
print(True & 1, True | False, True ^ True)  # expect: 1 True False
