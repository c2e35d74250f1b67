# % formatting of bytes
print(b'%s %d %x' % (b'a', 5, 255), b'%r' % 'a', b'%c%c' % (65, b'B'), b'%b' % b'x')
# expect: b'a 5 ff' b"'a'" b'AB' b'x'
print(b'%5d|' % 3, b'%(k)s' % {b'k': b'v'}, b'%.1f' % 2.55, b'%%' % (), b'%a' % 'é')
# expect: b'    3|' b'v' b'2.5' b'%' b"'\\xe9'"
try:
    b'%s' % 'a'
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: %b requires a bytes-like object, or an object that implements __bytes__, not 'str'
try:
    b'%d' % b'a'
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: %d format: a real number is required, not bytes
try:
    b'%s %s' % b'a'
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: not enough arguments for format string
try:
    b'%c' % 256
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: OverflowError: %c arg not in range(256)
