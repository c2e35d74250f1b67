# ord and chr
print(ord('a'), ord('é'), ord('😀'), chr(97), chr(0x10FFFF) == '\U0010ffff', ord(b'a'))
# expect: 97 233 128512 a True 97
print(chr(0) == '\0')  # expect: True
try:
    ord('ab')
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: ord() expected a character, but string of length 2 found
try:
    ord('')
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: ord() expected a character, but string of length 0 found
try:
    ord(1)
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: ord() expected string of length 1, but int found
try:
    chr(-1)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: ValueError: chr() arg not in range(0x110000)
try:
    chr(0x110000)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: ValueError: chr() arg not in range(0x110000)
try:
    chr('a')
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: 'str' object cannot be interpreted as an integer
try:
    chr(1.5)
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: 'float' object cannot be interpreted as an integer
