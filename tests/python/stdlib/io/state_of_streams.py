# since: 3.14
# __getstate__ and __setstate__ of streams in memory, newlines that were met, buffers that are looked at.
import io


def attempt(function, *args):
    try:
        print(function(*args))
    except Exception as error:
        print(type(error).__name__, error)


s = io.StringIO('abc\n')
s.read(1)
print(s.__getstate__())  # expect: ('abc\n', '\n', 1, None)
s.__setstate__(('xyz', '\n', 1, {'a': 3}))
print(s.read(), s.a, s.__getstate__())  # expect: yz 3 ('xyz', '\n', 3, {'a': 3})
for state in [('',), 3, ('', 'f', 0, None), ('', '', -1, None), (b'', '', 0, None), ('', b'', 0, None), ('', '', 0.0, None), ('', '', 0, 0)]:
    attempt(s.__setstate__, state)
# expect: TypeError _io.StringIO.__setstate__ argument should be 4-tuple, got tuple
# expect: TypeError _io.StringIO.__setstate__ argument should be 4-tuple, got int
# expect: ValueError illegal newline value: 'f'
# expect: ValueError position value cannot be negative
# expect: TypeError initial_value must be str or None, not bytes
# expect: TypeError newline must be str or None, not bytes
# expect: TypeError third item of state must be an integer, got float
# expect: TypeError fourth item of state should be a dict, got a int
b = io.BytesIO(b'abc')
b.read(1)
print(b.__getstate__())  # expect: (b'abc', 1, None)
b.__setstate__((b'xyz', 1, {'a': 3}))
print(b.read(), b.a)  # expect: b'yz' 3
for state in [(b'',), 3, (b'', -1, None), ('', 0, None), (b'', 0.0, None), (b'', 0, 0)]:
    attempt(b.__setstate__, state)
# expect: TypeError _io.BytesIO.__setstate__ argument should be 3-tuple, got tuple
# expect: TypeError _io.BytesIO.__setstate__ argument should be 3-tuple, got int
# expect: ValueError position value cannot be negative
# expect: TypeError a bytes-like object is required, not 'str'
# expect: TypeError second item of state must be an integer, not float
# expect: TypeError third item of state should be a dict, got a int
b = io.BytesIO(b'abc')
view = b.getbuffer()
view[0] = 65
attempt(b.close)  # expect: BufferError Existing exports of data: object cannot be re-sized
attempt(b.write, b'12345')  # expect: BufferError Existing exports of data: object cannot be re-sized
b.seek(0)
attempt(b.truncate)  # expect: BufferError Existing exports of data: object cannot be re-sized
print(b.closed, b.getvalue())  # expect: False b'Abc'
view.release()
b.close()
attempt(b.getbuffer)  # expect: ValueError I/O operation on closed file.
attempt(b.__getstate__)  # expect: ValueError I/O operation on closed file.
s = io.StringIO(newline=None)
print(s.newlines)  # expect: None
for text in ['a\n', 'b\r\n', 'c\rd']:
    s.write(text)
    print(s.newlines)
# expect:
# expect:
# expect: ('\n', '\r\n')
# expect: ('\r', '\n', '\r\n')
