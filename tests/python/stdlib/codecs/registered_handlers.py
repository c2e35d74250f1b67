# Error handlers that a program registers are asked by `str.encode`, `bytes.decode` and the constructors.
import codecs


def marked(error):
    return '<%d>' % (error.end - error.start), error.end


def refused(error):
    raise ValueError('refused')


codecs.register_error('marked', marked)
codecs.register_error('refused', refused)
codecs.register_error('bytes', lambda error: (b'??', error.end))
codecs.register_error('wrong', lambda error: 'x')
codecs.register_error('far', lambda error: ('x', 99))
codecs.register_error('back', lambda error: ('x', -1))
codecs.register_error('wide', lambda error: ('\u6f22', error.end))
codecs.register_error('ignored', codecs.ignore_errors)
for call in (
    lambda: 'a\xe9\u6f22b'.encode('ascii', 'marked'),
    lambda: 'a\xe9\u6f22b'.encode('latin-1', errors='marked'),
    lambda: b'a\xff\xfeb'.decode('ascii', 'marked'),
    lambda: b'a\xff\xfeb'.decode('utf-8', 'marked'),
    lambda: '\ud800x'.encode('utf-8', 'marked'),
    lambda: str(b'\xff', 'utf-8', 'marked'),
    lambda: bytes('\xe9', 'ascii', 'marked'),
    lambda: codecs.encode('\xe9', 'ascii', 'marked'),
    lambda: codecs.decode(b'\xff', 'ascii', 'marked'),
    lambda: bytearray(b'\xff').decode('utf-8', 'marked'),
    lambda: bytearray('\xe9', 'ascii', 'marked'),
    lambda: '\xe9'.encode('ascii', 'bytes'),
    lambda: b'\xff'.decode('ascii', 'bytes'),
    lambda: '\xe9'.encode('ascii', 'wrong'),
    lambda: b'\xff'.decode('ascii', 'wrong'),
    lambda: '\xe9'.encode('ascii', 'far'),
    lambda: '\xe9a'.encode('ascii', 'back'),
    lambda: b'\xffa'.decode('ascii', 'back'),
    lambda: '\xe9'.encode('ascii', 'refused'),
    lambda: '\xe9'.encode('ascii', 'wide'),
    lambda: 'a\xe9b'.encode('ascii', 'ignored'),
    lambda: '\xe9'.encode('ascii', 'nobody'),
    lambda: 'e'.encode('ascii', 'nobody'),
    lambda: str(b'\xff', 'utf-8', 'nobody'),
    lambda: bytes('\xe9', 'ascii', 'nobody'),
    lambda: codecs.lookup_error('nobody'),
    lambda: codecs.lookup_error('marked') is marked,
    lambda: codecs.register_error('x', 1),
    lambda: codecs.register_error(1, marked),
):
    try:
        print(ascii(call()))
    except Exception as e:
        print(type(e).__name__, ascii(str(e)))
# expect: b'a<2>b'
# expect: b'a\xe9<1>b'
# expect: 'a<1><1>b'
# expect: 'a<1><1>b'
# expect: b'<1>x'
# expect: '<1>'
# expect: b'<1>'
# expect: b'<1>'
# expect: '<1>'
# expect: '<1>'
# expect: bytearray(b'<1>')
# expect: b'??'
# expect: TypeError 'decoding error handler must return (str, int) tuple'
# expect: TypeError 'encoding error handler must return (str/bytes, int) tuple'
# expect: TypeError 'decoding error handler must return (str, int) tuple'
# expect: IndexError 'position 99 from error handler out of bounds'
# expect: b'xa'
# expect: 'xa'
# expect: ValueError 'refused'
# expect: UnicodeEncodeError "'ascii' codec can't encode character '\\xe9' in position 0: ordinal not in range(128)"
# expect: b'ab'
# expect: LookupError "unknown error handler name 'nobody'"
# expect: b'e'
# expect: LookupError "unknown error handler name 'nobody'"
# expect: LookupError "unknown error handler name 'nobody'"
# expect: LookupError "unknown error handler name 'nobody'"
# expect: True
# expect: TypeError 'handler must be callable'
# expect: TypeError 'register_error() argument 1 must be str, not int'
