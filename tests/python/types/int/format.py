# the integer format specification
print(f'{42:d}|{42:5d}|{42:<5}|{42:^5}|{42:05d}|{-42:06d}|{42:+d}|{42: d}')
# expect: 42|   42|42   | 42  |00042|-00042|+42| 42
print(f'{255:x}|{255:X}|{255:#x}|{255:#X}|{255:b}|{255:#b}|{255:o}|{255:#o}|{65:c}')
# expect: ff|FF|0xff|0XFF|11111111|0b11111111|377|0o377|A
print(f'{1234567:,}|{1234567:_}|{0xdeadbeef:_x}|{1234567:012,}|{-1234567:,d}')
# expect: 1,234,567|1_234_567|dead_beef|0,001,234,567|-1,234,567
print(f'{42:*^10}|{42:*>10}|{-42:=+6d}|{-42:0=6d}|{42:n}')  # expect: ****42****|********42|-   42|-00042|42
print(f'{3:e}|{3:f}|{3:g}|{3:%}|{3:.2f}')  # expect: 3.000000e+00|3.000000|3|300.000000%|3.00
try:
    format(1, 's')
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: ValueError: Unknown format code 's' for object of type 'int'
try:
    format(1, '.2d')
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: ValueError: Precision not allowed in integer format specifier
try:
    format(1, ',x')
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: ValueError: Cannot specify ',' with 'x'.
try:
    format(1, '+c')
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: ValueError: Sign not allowed with integer format specifier 'c'
try:
    format(-1, 'c')
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: OverflowError: %c arg not in range(0x110000)
try:
    format(1, 'q')
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: ValueError: Unknown format code 'q' for object of type 'int'
try:
    format(1, '5 d')
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: ValueError: Invalid format specifier '5 d' for object of type 'int'
