# Archives in memory: entries are written, listed and read.
# since: 3.14
import io, zipfile
def info(name, method=zipfile.ZIP_STORED):
    made = zipfile.ZipInfo(name, (2024, 5, 6, 7, 8, 10))
    made.compress_type = method
    return made
raw = io.BytesIO()
with zipfile.ZipFile(raw, 'w') as z:
    z.writestr(info('a.txt'), 'text')
    z.writestr(info('folder/b.txt', zipfile.ZIP_DEFLATED), b'again and again and again and again')
    with z.open(info('caf\xe9.bin', zipfile.ZIP_DEFLATED), 'w') as f:
        print(f.write(b'\0' * 100), f.name, f.writable())  # expect: 100 café.bin True
    z.comment = b'about it'
    print(z.namelist(), z.mode)  # expect: ['a.txt', 'folder/b.txt', 'café.bin'] w
print(len(raw.getvalue()), raw.getvalue()[:34], raw.getvalue()[-30:])
# expect: 335 b'PK\x03\x04\x14\x00\x00\x00\x00\x00\x059\xa6X\xc7\xa7\x8b;\x04\x00\x00\x00\x04\x00\x00\x00\x05\x00\x00\x00a.tx' b'PK\x05\x06\x00\x00\x00\x00\x03\x00\x03\x00\xa4\x00\x00\x00\x8d\x00\x00\x00\x08\x00about it'
print(zipfile.is_zipfile(raw), zipfile.is_zipfile(io.BytesIO(b'no')))  # expect: True False
with zipfile.ZipFile(raw) as z:
    print(z.comment, z.testzip(), z.read('a.txt'), z.read('caf\xe9.bin') == bytes(100))
    for entry in z.infolist():
        print(entry, entry.date_time, entry.CRC, entry.header_offset, entry.flag_bits, entry.is_dir())
    with z.open('folder/b.txt') as f:
        print(f.read(5), f.tell(), f.peek(3)[:3], f.read1(4), f.seek(0), f.readline(), f.read(), f.seekable())
    print(f)
# expect: b'about it' None b'text' True
# expect: <ZipInfo filename='a.txt' filemode='?rw-------' file_size=4> (2024, 5, 6, 7, 8, 10) 999008199 0 0 False
# expect: <ZipInfo filename='folder/b.txt' compress_type=deflate filemode='?rw-------' file_size=35 compress_size=15> (2024, 5, 6, 7, 8, 10) 3349970333 39 0 False
# expect: <ZipInfo filename='café.bin' compress_type=deflate filemode='?rw-------' file_size=100 compress_size=6> (2024, 5, 6, 7, 8, 10) 2575877834 96 2048 False
# expect: b'again' 5 b' an' b' and' 0 b'again and again and again and again' b'' True
# expect: <zipfile.ZipExtFile [closed]>
with zipfile.ZipFile(raw, 'a') as z:
    z.writestr(info('last'), b'')
print(zipfile.ZipFile(raw).namelist())  # expect: ['a.txt', 'folder/b.txt', 'café.bin', 'last']
