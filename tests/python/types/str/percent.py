# the % operator
# since: 3.14
print('%s %r %a' % ('é', 'é', 'é'), '%d %i %u' % (1, 2.9, True))  # expect: é 'é' '\xe9' 1 2 1
print('%x %X %o %#x %#o' % (255, 255, 8, 255, 8))  # expect: ff FF 10 0xff 0o10
print('%5d|%-5d|%05d|%+d|% d' % (1, 2, 3, 4, 5), '%c%c' % ('a', 98), '%%' % ())
# expect:     1|2    |00003|+4| 5 ab %
print('%s' % (1,), '%s' % [1, 2], '%(a)s %(b)d' % {'a': 'x', 'b': 2})  # expect: 1 [1, 2] x 2
print('%.3s|%5.1s|' % ('abcdef', 'xyz'), '%*d|%-*d|' % (5, 1, 5, 2))  # expect: abc|    x|     1|2    |
print('%.*f' % (2, 3.14159), '%s' % None, '%s %s' % ('a', (1, 2)))  # expect: 3.14 None a (1, 2)
print('%5s|%-5s|' % ('ab', 'cd'), '%(x)s' % {'x': {'y': 1}}, 'no' % {}, '%d' % 10**20)
# expect:    ab|cd   | {'y': 1} no 100000000000000000000
print('%.0f %.1f' % (0.5, 0.25), '%g' % 1e20, '%x' % -255, '%.5d' % 42, '%r' % 'a')
# expect: 0 0.2 1e+20 -ff 00042 'a'
print('%s' % ((1,),))  # expect: (1,)
try:
    '%d' % 'a'
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: %d format: a real number is required, not str
try:
    '%s %s' % 'a'
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: not enough arguments for format string
try:
    '%s' % (1, 2)
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: not all arguments converted during string formatting
try:
    'x' % 1
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: not all arguments converted during string formatting
try:
    '%z' % 1
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: ValueError: unsupported format character 'z' (0x7a) at index 1
try:
    '%(a)s' % {}
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: KeyError: 'a'
try:
    '%(a)s' % 1
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: format requires a mapping
try:
    '%x' % 1.5
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: %x format: an integer is required, not float
try:
    '%c' % 'ab'
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: %c requires an int or a unicode character, not a string of length 2
try:
    '%c' % 1.5
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: %c requires an int or a unicode character, not float
try:
    '%' % ()
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: ValueError: incomplete format
try:
    '%d' % None
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: %d format: a real number is required, not NoneType
try:
    '%s' % ()
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: not enough arguments for format string
try:
    '%f' % 'a'
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: must be real number, not str
try:
    '%*d' % ('a', 1)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: * wants int
try:
    '%(a' % {'a': 1}
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: ValueError: incomplete format key
try:
    '%c' % 0x110000
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: OverflowError: %c arg not in range(0x110000)
