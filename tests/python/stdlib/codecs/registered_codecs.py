# since: 3.14
# Codecs that a program registers are found by `str.encode`, `bytes.decode` and the constructors.
import codecs


class Reversed:
    def encode(self, text, errors='strict'):
        return text[::-1].encode(), len(text)

    def decode(self, data, errors='strict'):
        return bytes(data).decode()[::-1], len(data)


def search(name):
    print('search', name)
    if name == 'reversed':
        codec = Reversed()
        return codecs.CodecInfo(codec.encode, codec.decode, name='reversed')
    if name == 'plain':
        return lambda s, e='strict': (e.encode(), 1), lambda b, e='strict': (e, 1), None, None
    if name == 'short':
        return 1, 2
    if name == 'swapped':
        return lambda s, e='strict': ('str', 1), lambda b, e='strict': (b'bytes', 1), None, None
    if name == 'odd':
        return lambda s, e='strict': 'str', lambda b, e='strict': None, None, None


try:
    'abc'.encode('reversed')
except LookupError as e:
    print(e)  # expect: unknown encoding: reversed
codecs.register(search)
for call in (
    lambda: 'abc'.encode('reversed'),
    lambda: b'abc'.decode('reversed'),
    lambda: 'abc'.encode('REVERSED'),
    lambda: str(b'abc', 'reversed'),
    lambda: bytes('abc', 'reversed'),
    lambda: bytearray(b'abc').decode('reversed'),
    lambda: bytearray('abc', 'reversed'),
    lambda: codecs.encode('abc', 'reversed'),
    lambda: codecs.lookup('reversed').name,
    lambda: 'x'.encode('plain', 'some'),
    lambda: b'x'.decode('plain', errors='some'),
    lambda: 'x'.encode('short'),
    lambda: 'x'.encode('swapped'),
    lambda: b'x'.decode('swapped'),
    lambda: codecs.encode('x', 'swapped'),
    lambda: 'x'.encode('odd'),
    lambda: b'x'.decode('odd'),
    lambda: 'x'.encode('absent'),
    lambda: b'x'.decode('absent'),
    lambda: 'x'.encode('hex'),
    lambda: codecs.register(1),
):
    try:
        print(call())
    except Exception as e:
        print(type(e).__name__, e)
# expect: search reversed
# expect: b'cba'
# expect: cba
# expect: b'cba'
# expect: cba
# expect: b'cba'
# expect: cba
# expect: bytearray(b'cba')
# expect: b'cba'
# expect: reversed
# expect: search plain
# expect: b'some'
# expect: some
# expect: search short
# expect: TypeError codec search functions must return 4-tuples
# expect: search swapped
# expect: TypeError 'swapped' encoder returned 'str' instead of 'bytes'; use codecs.encode() to encode to arbitrary types
# expect: TypeError 'swapped' decoder returned 'bytes' instead of 'str'; use codecs.decode() to decode to arbitrary types
# expect: str
# expect: search odd
# expect: TypeError encoder must return a tuple (object, integer)
# expect: TypeError decoder must return a tuple (object,integer)
# expect: search absent
# expect: LookupError unknown encoding: absent
# expect: search absent
# expect: LookupError unknown encoding: absent
# expect: LookupError 'hex' is not a text encoding; use codecs.encode() to handle arbitrary codecs
# expect: TypeError argument must be callable
codecs.unregister(search)
try:
    'abc'.encode('reversed')
except LookupError as e:
    print(e)  # expect: unknown encoding: reversed
