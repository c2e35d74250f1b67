# What is done most with a stream of bytes, and what takes more than that.
import io

stream = io.BytesIO(b'ab\ncd\ne')
print(stream.read(1), stream.readline(), stream.tell(), list(stream), stream.read(), stream.seek(0), [line for line in stream])
print(stream.seek(-2, 2), stream.read(), stream.seek(10), stream.read(), stream.write(b'z'), stream.getvalue())
stream = io.BytesIO()
print(stream.write(b'abc'), stream.write(bytearray(b'de')), stream.write(memoryview(b'fg')), stream.getvalue())
print(stream.seek(1), stream.write(b'QQQQQQQQ'), stream.getvalue(), stream.truncate(3), stream.getvalue(), stream.readlines())
with stream.getbuffer() as view:
    view[0] = 65
    stream.seek(0)
    try:
        stream.write(b'longer')
    except BufferError as error:
        print(error)
stream.note = 'own'
print(stream.note, stream.getvalue(), stream.read(1))
for call in (lambda: stream.write('text'), lambda: stream.seek(-1), lambda: io.BytesIO('text'), lambda: stream.seek(0, 5)):
    try:
        call()
    except (TypeError, ValueError) as error:
        print(type(error).__name__, error)
stream.close()
for call in (stream.read, stream.getvalue, stream.tell, lambda: list(stream)):
    try:
        call()
    except ValueError as error:
        print(error)


class Marked(io.BytesIO):
    def __init__(self, data):
        super().__init__(data + b'!')
        self.n = 0

    def readline(self, size=-1):
        self.n += 1
        return super().readline(size)


marked = Marked(b'a\nb\n')
print(marked.readline(), list(marked), marked.n)
total = io.BytesIO()
for n in range(300):
    total.write(b'%d,' % n)
print(len(total.getvalue()), total.getvalue()[-8:])
# expect: b'a' b'b\n' 3 [b'cd\n', b'e'] b'' 0 [b'ab\n', b'cd\n', b'e']
# expect: 5 b'\ne' 10 b'' 1 b'ab\ncd\ne\x00\x00\x00z'
# expect: 3 2 2 b'abcdefg'
# expect: 1 8 b'aQQQQQQQQ' 3 b'aQQ' []
# expect: Existing exports of data: object cannot be re-sized
# expect: own b'AQQ' b'A'
# expect: TypeError a bytes-like object is required, not 'str'
# expect: ValueError negative seek value -1
# expect: TypeError a bytes-like object is required, not 'str'
# expect: ValueError invalid whence (5, should be 0, 1 or 2)
# expect: I/O operation on closed file.
# expect: I/O operation on closed file.
# expect: I/O operation on closed file.
# expect: I/O operation on closed file.
# expect: b'a\n' [b'b\n', b'!'] 1
# expect: 1090 b'298,299,'
