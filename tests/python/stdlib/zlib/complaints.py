# What is wrong with data that does not decompress.
import zlib
def attempt(function, *args, **options):
    try:
        print(function(*args, **options))
    except (zlib.error, ValueError, TypeError, OverflowError) as error:
        print(f'{type(error).__module__}.{type(error).__name__}: {error}')
good = zlib.compress(b'some text, some text')
attempt(zlib.decompress, good[:-3])
# expect: zlib.error: Error -5 while decompressing data: incomplete or truncated stream
attempt(zlib.decompress, b'')
# expect: zlib.error: Error -5 while decompressing data: incomplete or truncated stream
attempt(zlib.decompress, b'not compressed')
# expect: zlib.error: Error -3 while decompressing data: incorrect header check
attempt(zlib.decompress, good[:-1] + b'\0')
# expect: zlib.error: Error -3 while decompressing data: incorrect data check
attempt(zlib.decompress, b'\x78\x9c\x07')
# expect: zlib.error: Error -3 while decompressing data: invalid block type
attempt(zlib.decompress, b'\x78\x9c\x01\x01\x00\x00\x00')
# expect: zlib.error: Error -3 while decompressing data: invalid stored block lengths
attempt(zlib.decompress, b'\x79\x9c')
# expect: zlib.error: Error -3 while decompressing data: incorrect header check
attempt(zlib.decompress, b'\x78\xbb\0\0\0\1')  # expect: zlib.error: Error 2 while decompressing data
attempt(zlib.decompress, b'\x03\x02', -15)
# expect: zlib.error: Error -3 while decompressing data: invalid distance too far back
attempt(zlib.decompress, b'\x05\xff\xff\xff\xff', -15)
# expect: zlib.error: Error -3 while decompressing data: too many length or distance symbols
attempt(zlib.decompress, good, 31)
# expect: zlib.error: Error -3 while decompressing data: incorrect header check
attempt(zlib.decompress, good, 99)
# expect: zlib.error: Error -2 while preparing to decompress data: inconsistent stream state
attempt(zlib.decompress, good, bufsize=-1)  # expect: builtins.ValueError: bufsize must be non-negative
attempt(zlib.compress, 'text')  # expect: builtins.TypeError: a bytes-like object is required, not 'str'
attempt(zlib.compress, b'x', 10)  # expect: zlib.error: Bad compression level
attempt(zlib.decompressobj().decompress, good, -1)
# expect: builtins.ValueError: max_length must be non-negative
attempt(zlib.decompressobj().flush, 0)  # expect: builtins.ValueError: length must be greater than zero
attempt(zlib.decompressobj, 99)  # expect: builtins.ValueError: Invalid initialization option
attempt(zlib.decompressobj().decompress, b'x' * 10)
# expect: zlib.error: Error -3 while decompressing data: incorrect header check
