# StringIO line by line: what was written is read again, from wherever the position is.
import copy
import io


def show(*values):
    print(*[repr(value) for value in values])


stream = io.StringIO('one\ntwo\n\nlast')
show(*stream, stream.tell())  # expect: 'one\n' 'two\n' '\n' 'last' 13
show(stream.readline(), next(stream, 'none'), stream.read(), stream.getvalue())
# expect: '' 'none' '' 'one\ntwo\n\nlast'
stream.seek(4)
for line in stream:
    show(line, stream.tell())  # expect: 'two\n' 8
    break
show(stream.read(), stream.read())  # expect: '\nlast' ''
stream.seek(100)
show(stream.readline(), list(stream), stream.read(), stream.tell())  # expect: '' [] '' 100

stream = io.StringIO()
show(stream.write('a\nb'), stream.write(''), stream.write('é\n漢字\n'), stream.tell(), stream.readline())
# expect: 3 0 5 8 ''
stream.seek(0)
show(stream.readline(), stream.readline(2), stream.readline(None), stream.readline(-1), stream.readline())
# expect: 'a\n' 'bé' '\n' '漢字\n' ''
stream.seek(2)
show(stream.write('XYZ\n'), stream.getvalue(), stream.tell())  # expect: 4 'a\nXYZ\n字\n' 6
stream.write('!')
show(stream.getvalue(), stream.readlines())  # expect: 'a\nXYZ\n!\n' ['\n']
stream.seek(20)
stream.write('far')
show(stream.getvalue())  # expect: 'a\nXYZ\n!\n\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00far'

# Strings themselves are given back where they are all there is.
text = 'a text that is longer than what is inline\n'
show(io.StringIO(text).getvalue() == text, io.StringIO(text).readline() == text, next(io.StringIO(text)) == text)

# Other line ends take another way, and so do subclasses and streams with attributes.
# expect: True True True
show(list(io.StringIO('a\r\nb\rc\n', newline=None)), list(io.StringIO('a\r\nb\rc\n', newline='')), list(io.StringIO('a\nb\n', '\r\n')))
# expect: ['a\n', 'b\n', 'c\n'] ['a\r\n', 'b\r', 'c\n'] ['a\r\n', 'b\r\n']
stream = io.StringIO('a\r\nb', newline=None)
show(stream.newlines, io.StringIO('a\n').newlines)  # expect: '\r\n' None


class Upper(io.StringIO):
    def write(self, s):
        return super().write(s.upper())

    def readline(self, size=-1):
        return '<' + super().readline(size) + '>'


stream = Upper()
show(stream.write('abc\ndef'), stream.getvalue(), stream.seek(0), stream.readline(), next(stream))
# expect: 7 'ABC\nDEF' 0 '<ABC\n>' '<DEF>'
stream = io.StringIO('x\ny')
stream.name = 'named'
show(next(stream), stream.readline(), stream.write('z'), stream.getvalue(), stream.name, vars(stream), vars(io.StringIO()))
# expect: 'x\n' 'y' 1 'x\nyz' 'named' {'name': 'named'} {}

for stream in (io.StringIO('x\ny\nz'), copy.copy(io.StringIO('x\ny')), copy.deepcopy(io.StringIO('x\ny'))):
    show(stream.readline(), stream.write('more'), stream.getvalue())
# expect: 'x\n' 4 'x\nmore'
# expect: 'x\n' 4 'x\nmore'
# expect: 'x\n' 4 'x\nmore'

stream.close()
for use in ('stream.readline()', 'next(stream)', 'iter(stream)', 'stream.read()', 'stream.write("x")', 'stream.getvalue()', 'list(stream)'):
    try:
        eval(use)
    except ValueError as error:
        print(use, '-', error)
# expect: stream.readline() - I/O operation on closed file
# expect: next(stream) - I/O operation on closed file
# expect: iter(stream) - I/O operation on closed file.
# expect: stream.read() - I/O operation on closed file
# expect: stream.write("x") - I/O operation on closed file
# expect: stream.getvalue() - I/O operation on closed file
# expect: list(stream) - I/O operation on closed file.
stream.__init__('again\n')
show(stream.closed, stream.read())  # expect: False 'again\n'

stream = io.StringIO('a\nb\n')
for use in ('stream.write(b"x")', 'stream.write(1)', 'stream.write()', 'stream.readline("x")', 'io.StringIO(b"x")', 'io.StringIO("", "x")', 'stream.readline(1, 2)'):
    try:
        eval(use)
    except (TypeError, ValueError) as error:
        print(use, '-', type(error).__name__)
# expect: stream.write(b"x") - TypeError
# expect: stream.write(1) - TypeError
# expect: stream.write() - TypeError
# expect: stream.readline("x") - TypeError
# expect: io.StringIO(b"x") - TypeError
# expect: io.StringIO("", "x") - ValueError
# expect: stream.readline(1, 2) - TypeError
show(list(zip(stream, 'xyz')), stream.tell(), io.StringIO(None).read(), io.StringIO(initial_value='k').read())
# expect: [('a\n', 'x'), ('b\n', 'y')] 4 '' 'k'
