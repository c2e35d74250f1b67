# very long integers do not become text silently
x = 10 ** 5000
try:
    str(x)
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: ValueError: Exceeds the limit (4300 digits) for integer string conversion; use sys.set_int_max_str_digits() to increase the limit
try:
    int('1' * 5000)
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: ValueError: Exceeds the limit (4300 digits) for integer string conversion: value has 5000 digits; use sys.set_int_max_str_digits() to increase the limit
print(len(hex(x)), x > 0)  # expect: 4155 True
