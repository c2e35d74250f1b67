# since: 3.14
# Streams in memory that are closed: a StringIO says so without a full stop.
import io

for stream in (io.StringIO('a'), io.BytesIO(b'a')):
    stream.close()
    for name in ['read', 'readline', 'getvalue', 'tell', 'readlines', '__enter__', '__iter__', 'isatty', 'readable', '__next__', 'flush']:
        try:
            print(name, type(getattr(stream, name)()).__name__)
        except ValueError as error:
            print(name, error)
# expect: read I/O operation on closed file
# expect: readline I/O operation on closed file
# expect: getvalue I/O operation on closed file
# expect: tell I/O operation on closed file
# expect: readlines I/O operation on closed file.
# expect: __enter__ I/O operation on closed file.
# expect: __iter__ I/O operation on closed file.
# expect: isatty I/O operation on closed file.
# expect: readable I/O operation on closed file
# expect: __next__ I/O operation on closed file
# expect: flush NoneType
# expect: read I/O operation on closed file.
# expect: readline I/O operation on closed file.
# expect: getvalue I/O operation on closed file.
# expect: tell I/O operation on closed file.
# expect: readlines I/O operation on closed file.
# expect: __enter__ I/O operation on closed file.
# expect: __iter__ BytesIO
# expect: isatty I/O operation on closed file.
# expect: readable I/O operation on closed file.
# expect: __next__ I/O operation on closed file.
# expect: flush I/O operation on closed file.
