# Positions in a stream of text: seek, tell, truncate, sizes; what print writes there.
import io

stream = io.StringIO()
print(stream.write('h\xe9llo'), stream.tell(), stream.write(' w'), stream.getvalue(), stream.seek(2), stream.read(2), stream.tell())
print(stream.truncate(3), stream.getvalue(), stream.tell(), stream.write('x'), repr(stream.getvalue()))
print(stream.seek(0, 2), stream.write('!'), stream.truncate(0), stream.seek(0), repr(stream.getvalue()))
print('a', 1, None, [2], '\ud800', file=stream, sep='-', end='!\n')
print(file=stream)
print(ascii(stream.getvalue()))
print(io.StringIO('a\nb\nc').readlines(), list(io.StringIO('a\nb')), io.StringIO('a\nb\nc').readlines(2), io.StringIO('abc').readline(2))
print(io.StringIO('a\r\nb', newline='').readlines(), io.StringIO('a\r\nb', newline=None).newlines, io.StringIO('a\nb').newlines)
for call in (lambda: stream.seek(-1), lambda: stream.seek(1, 1), lambda: stream.truncate(-1), lambda: stream.write(1), lambda: io.StringIO(1)):
    try:
        call()
    except (TypeError, ValueError, OSError) as error:
        print(type(error).__name__, error)


class Loud:
    pieces = 0

    def write(self, text):
        Loud.pieces += 1


print('a', 'b', file=Loud())
print(Loud.pieces)


class Text(io.StringIO):
    def write(self, text):
        return super().write(text.upper())


text = Text()
print('a', 'b', file=text)
print(repr(text.getvalue()))
# expect: 5 5 2 héllo w 2 ll 4
# expect: 3 hél 4 1 'hél\x00x'
# expect: 5 1 0 0 ''
# expect: 'a-1-None-[2]-\ud800!\n\n'
# expect: ['a\n', 'b\n', 'c'] ['a\n', 'b'] ['a\n', 'b\n'] ab
# expect: ['a\r\n', 'b'] 
# expect:  None
# expect: ValueError Negative seek position -1
# expect: OSError Can't do nonzero cur-relative seeks
# expect: ValueError Negative size value -1
# expect: TypeError string argument expected, got 'int'
# expect: TypeError initial_value must be str or None, not int
# expect: 4
# expect: 'A B\n'
