# GzipFile over a stream in memory: writing, reading, seeking, members one after the other.
import gzip, io
raw = io.BytesIO()
with gzip.GzipFile('notes.txt', 'wb', 6, raw, mtime=1) as f:
    print(f.write(b'first line\n'), f.write(b'second line\n'), f.tell(), f.writable(), f.readable(), f.name)
    f.writelines([b'third\n', b'fourth'])
# expect: 11 12 23 True False notes.txt
print(raw.getvalue(), f.closed)
# expect: b'\x1f\x8b\x08\x08\x01\x00\x00\x00\x00\xffnotes.txt\x00K\xcb,*.Q\xc8\xc9\xccK\xe5*NM\xce\xcfK\x81\xb0K22\x8bR\xb8\xd2\xf2K\x8bJ2\x00\xb0\xf2=\x0f#\x00\x00\x00' True
with gzip.GzipFile(fileobj=raw, mode='ab', mtime=2) as f:
    f.write(b' and more')
raw.seek(0)
with gzip.open(raw) as f:
    print(f.readline(), f.mtime, f.read(6), f.tell(), f.peek(4)[:4], f.read1(3))
    print(f.seek(0), f.readlines())
    print(f.seek(-3, io.SEEK_END) if False else f.seek(3), f.read(4), f.read(), f.mtime, f.read())
# expect: b'first line\n' 1 b'second' 17 b' lin' b' li'
# expect: 0 [b'first line\n', b'second line\n', b'third\n', b'fourth and more']
# expect: 3 b'st l' b'ine\nsecond line\nthird\nfourth and more' 2 b''
raw.seek(0)
with gzip.open(raw, 'rt', encoding='utf-8') as f:
    print([line for line in f])  # expect: ['first line\n', 'second line\n', 'third\n', 'fourth and more']
text = io.BytesIO()
with gzip.open(text, 'wt', 1) as f:
    f.write('h\xe9llo\n')
print(gzip.decompress(text.getvalue()))  # expect: b'h\xc3\xa9llo\n'
for mode in ('rtb', 'x!', 'q'):
    try:
        gzip.open(io.BytesIO(), mode)
    except ValueError as error:
        print(error)
# expect: Invalid mode: 'rtb'
# expect: Invalid mode: 'qb'
