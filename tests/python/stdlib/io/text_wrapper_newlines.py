# Text over bytes: which ends of lines are ends, and which are translated.
import io
for newline in (None, '', '\n', '\r', '\r\n'):
    wrapper = io.TextIOWrapper(io.BytesIO(b'a\r\nb\rc\nd'), 'utf-8', newline=newline)
    print(repr(newline), list(wrapper))
# expect: None ['a\n', 'b\n', 'c\n', 'd']
# expect: '' ['a\r\n', 'b\r', 'c\n', 'd']
# expect: '\n' ['a\r\n', 'b\rc\n', 'd']
# expect: '\r' ['a\r', '\nb\r', 'c\nd']
# expect: '\r\n' ['a\r\n', 'b\rc\nd']
