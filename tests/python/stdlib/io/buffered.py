# Buffers before a raw stream: writing reaches it when flushed, reading goes on where it was.
import io

raw = io.BytesIO()
writer = io.BufferedWriter(raw)
print(writer.write(b'abc'), raw.getvalue(), writer.tell())  # expect: 3 b'' 3
writer.flush()
print(raw.getvalue(), writer.raw is raw, writer.readable(), writer.writable())
# expect: b'abc' True False True
text = io.TextIOWrapper(writer, 'utf-8', newline='\n')
text.write('dé\n')
text.flush()
print(text.buffer.raw.getvalue())  # expect: b'abcd\xc3\xa9\n'
try:
    writer.write('text')
except TypeError as error:
    print(error)  # expect: a bytes-like object is required, not 'str'
reader = io.BufferedReader(io.BytesIO(b'one\ntwo\nthree'))
print(reader.read(2), reader.readline(), reader.peek()[:3], reader.tell())  # expect: b'on' b'e\n' b'two' 4
print(list(reader), reader.read())  # expect: [b'two\n', b'three'] b''
print(reader.seek(4), reader.read1(3), reader.readable(), reader.writable())  # expect: 4 b'two' True False
try:
    reader.write(b'x')
except io.UnsupportedOperation as error:
    print(error)  # expect: write
reader.close()
print(reader.closed)  # expect: True
try:
    reader.read()
except ValueError as error:
    print(error)  # expect: read of closed file
