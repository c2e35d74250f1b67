# What GzipFile says of data that is no gzip, of damage, and of the wrong mode.
# since: 3.14
import gzip, io
whole = gzip.compress(b'some data')
def attempt(function, *args):
    try:
        print(function(*args))
    except Exception as error:
        print(type(error).__name__, getattr(error, 'strerror', None) or error)
for bad in (b'plain text', whole[:-4], whole[:15], whole[:-8] + b'abcdefgh', whole[:-4] + b'\1\2\3\4', whole[:2] + b'\1' + whole[3:]):
    attempt(gzip.GzipFile(fileobj=io.BytesIO(bad)).read)
# expect: BadGzipFile Not a gzipped file (b'pl')
# expect: EOFError Compressed file ended before the end-of-stream marker was reached
# expect: EOFError Compressed file ended before the end-of-stream marker was reached
# expect: BadGzipFile CRC check failed 0x64636261 != 0xd9c2e91e
# expect: BadGzipFile Incorrect length of data produced
# expect: BadGzipFile Unknown compression method
attempt(gzip.GzipFile(fileobj=io.BytesIO(), mode='wb').read)
# expect: OSError read() on write-only GzipFile object
attempt(gzip.GzipFile(fileobj=io.BytesIO(whole)).write, b'x')
# expect: OSError write() on read-only GzipFile object
attempt(gzip.GzipFile(fileobj=io.BytesIO(), mode='wb').write, 'text')
# expect: TypeError a bytes-like object is required, not 'str'
attempt(gzip.GzipFile(fileobj=io.BytesIO(), mode='wb').seek, 5, 2)
# expect: ValueError Seek from end not supported
attempt(gzip.GzipFile(fileobj=io.BytesIO(), mode='wb').rewind)  # expect: OSError Can't rewind in write mode
closed = gzip.GzipFile(fileobj=io.BytesIO(whole))
closed.close()
attempt(closed.read)  # expect: ValueError I/O operation on closed file
attempt(closed.tell)  # expect: ValueError I/O operation on closed file
attempt(gzip.open, 5)  # expect: TypeError filename must be a str or bytes object, or a file
attempt(gzip.open, io.BytesIO(), 'rb', 9, 'utf-8')
# expect: ValueError Argument 'encoding' not supported in binary mode
attempt(gzip.GzipFile, None, 'rt', 9, io.BytesIO())  # expect: ValueError Invalid mode: 'rt'
