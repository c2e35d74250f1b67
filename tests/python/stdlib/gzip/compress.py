# gzip.compress and gzip.decompress, with time, levels and several members.
# since: 3.14
import gzip
data = b'hello hello hello'
print(gzip.compress(data))
# expect: b'\x1f\x8b\x08\x00\x00\x00\x00\x00\x02\xff\xcbH\xcd\xc9\xc9W\xc8@\x90\x00\x80\x88\xf9\xe5\x11\x00\x00\x00'
print(gzip.compress(data, 1, mtime=1700000000), gzip.compress(b'', 9, mtime=0))
# expect: b'\x1f\x8b\x08\x00\x00\xf1Se\x04\xff\xcbH\xcd\xc9\xc9W\xc8@\x90\x00\x80\x88\xf9\xe5\x11\x00\x00\x00' b'\x1f\x8b\x08\x00\x00\x00\x00\x00\x02\xff\x03\x00\x00\x00\x00\x00\x00\x00\x00\x00'
print(gzip.decompress(gzip.compress(data)), gzip.decompress(gzip.compress(b'one') + gzip.compress(b'two') + b'\0\0'), gzip.decompress(b''))
# expect: b'hello hello hello' b'onetwo' b''
whole = gzip.compress(data)
for bad in (b'no', whole[:-1], whole[:5], whole[:-8] + b'\0' * 8, whole[:2] + b'\7' + whole[3:], whole[:-1] + b'\7', whole + b'junk'):
    try:
        print(gzip.decompress(bad))
    except Exception as error:
        print(type(error).__name__, error)
# expect: BadGzipFile Not a gzipped file (b'no')
# expect: EOFError Compressed file ended before the end-of-stream marker was reached
# expect: EOFError Compressed file ended before the end-of-stream marker was reached
# expect: BadGzipFile CRC check failed
# expect: BadGzipFile Unknown compression method
# expect: BadGzipFile Incorrect length of data produced
# expect: BadGzipFile Not a gzipped file (b'ju')
print(issubclass(gzip.BadGzipFile, OSError))  # expect: True
