"""Shell-like splitting and quoting of texts.

Promises CPython 3.14's `split`, `join`, `quote` and the class `shlex`.
Deliberately absent: reading of included files.
"""

__all__ = ["shlex", "split", "quote", "join"]

from collections import deque


class shlex:
    """A lexical analyser for simple shell-like syntaxes."""

    def __init__(self, instream=None, infile=None, posix=False, punctuation_chars=False):
        from io import StringIO
        if isinstance(instream, str):
            instream = StringIO(instream)
        if instream is None:
            import sys
            instream = sys.stdin
        self.instream = instream
        self.infile = infile
        self.posix = posix
        self.eof = None if posix else ''
        self.commenters = '#'
        self.wordchars = 'abcdfeghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_'
        if posix:
            self.wordchars += ('ßàáâãäåæçèéêëìíîïðñòóôõöøùúûüýþÿ'
                               'ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖØÙÚÛÜÝÞ')
        self.whitespace = ' \t\r\n'
        self.whitespace_split = False
        self.quotes = '\'"'
        self.escape = '\\'
        self.escapedquotes = '"'
        self.state = ' '
        self.pushback = deque()
        self.lineno = 1
        self.debug = 0
        self.token = ''
        self.filestack = deque()
        self.source = None
        if not punctuation_chars:
            punctuation_chars = ''
        elif punctuation_chars is True:
            punctuation_chars = '();<>|&'
        self._punctuation_chars = punctuation_chars
        if punctuation_chars:
            self._pushback_chars = deque()
            self.wordchars += '~-./*?='
            self.wordchars = ''.join([char for char in self.wordchars
                                      if char not in punctuation_chars])

    @property
    def punctuation_chars(self):
        return self._punctuation_chars

    def push_token(self, tok):
        """Puts a token back."""
        self.pushback.appendleft(tok)

    def push_source(self, newstream, newfile=None):
        """Goes on with another stream, then with this one."""
        from io import StringIO
        if isinstance(newstream, str):
            newstream = StringIO(newstream)
        self.filestack.appendleft((self.infile, self.instream, self.lineno))
        self.infile = newfile
        self.instream = newstream
        self.lineno = 1

    def pop_source(self):
        """Goes back to the stream before."""
        self.instream.close()
        self.infile, self.instream, self.lineno = self.filestack.popleft()
        self.state = ' '

    def get_token(self):
        """The next token, or `eof`."""
        if self.pushback:
            return self.pushback.popleft()
        raw = self.read_token()
        if self.source is not None:
            while raw == self.source:
                spec = self.sourcehook(self.read_token())
                if spec:
                    self.push_source(spec[1], spec[0])
                raw = self.get_token()
        while raw == self.eof:
            if not self.filestack:
                return self.eof
            self.pop_source()
            raw = self.get_token()
        return raw

    def read_token(self):
        """The next token from the stream alone."""
        quoted = False
        escaped_state = ' '
        while True:
            if self.punctuation_chars and self._pushback_chars:
                char = self._pushback_chars.pop()
            else:
                char = self.instream.read(1)
            if char == '\n':
                self.lineno += 1
            state = self.state
            if state is None:
                self.token = ''
                break
            if state == ' ':
                if not char:
                    self.state = None
                    break
                if char in self.whitespace:
                    if self.token or (self.posix and quoted):
                        break
                elif char in self.commenters:
                    self.instream.readline()
                    self.lineno += 1
                elif self.posix and char in self.escape:
                    escaped_state = 'a'
                    self.state = char
                elif char in self.wordchars:
                    self.token = char
                    self.state = 'a'
                elif char in self.punctuation_chars:
                    self.token = char
                    self.state = 'c'
                elif char in self.quotes:
                    if not self.posix:
                        self.token = char
                    self.state = char
                elif self.whitespace_split:
                    self.token = char
                    self.state = 'a'
                else:
                    self.token = char
                    if self.token or (self.posix and quoted):
                        break
            elif state in self.quotes:
                quoted = True
                if not char:
                    raise ValueError("No closing quotation")
                if char == state:
                    if not self.posix:
                        self.token += char
                        self.state = ' '
                        break
                    self.state = 'a'
                elif self.posix and char in self.escape and state in self.escapedquotes:
                    escaped_state = state
                    self.state = char
                else:
                    self.token += char
            elif state in self.escape:
                if not char:
                    raise ValueError("No escaped character")
                # Inside quotes only the quote and the escape itself lose their backslash.
                if escaped_state in self.quotes and char != state and char != escaped_state:
                    self.token += state
                self.token += char
                self.state = escaped_state
            else:
                if not char:
                    self.state = None
                    break
                if char in self.whitespace:
                    self.state = ' '
                    if self.token or (self.posix and quoted):
                        break
                elif char in self.commenters:
                    self.instream.readline()
                    self.lineno += 1
                    if self.posix:
                        self.state = ' '
                        if self.token or (self.posix and quoted):
                            break
                elif state == 'c':
                    if char in self.punctuation_chars:
                        self.token += char
                    else:
                        if char not in self.whitespace:
                            self._pushback_chars.append(char)
                        self.state = ' '
                        break
                elif self.posix and char in self.quotes:
                    self.state = char
                elif self.posix and char in self.escape:
                    escaped_state = 'a'
                    self.state = char
                elif (char in self.wordchars or char in self.quotes
                      or (self.whitespace_split and char not in self.punctuation_chars)):
                    self.token += char
                else:
                    if self.punctuation_chars:
                        self._pushback_chars.append(char)
                    else:
                        self.pushback.appendleft(char)
                    self.state = ' '
                    if self.token or (self.posix and quoted):
                        break
        result = self.token
        self.token = ''
        if self.posix and not quoted and result == '':
            result = None
        return result

    def sourcehook(self, newfile):
        """Opens a file that the source names."""
        if newfile[0] == '"':
            newfile = newfile[1:-1]
        return newfile, open(newfile, "r")

    def error_leader(self, infile=None, lineno=None):
        """The beginning of an error message: file and line."""
        return "\"%s\", line %d: " % (self.infile if infile is None else infile,
                                      self.lineno if lineno is None else lineno)

    def __iter__(self):
        return self

    def __next__(self):
        token = self.get_token()
        if token == self.eof:
            raise StopIteration
        return token


def split(s, comments=False, posix=True):
    """A text in words as a shell would see them."""
    if s is None:
        raise ValueError("s argument must not be None")
    lexer = shlex(s, posix=posix)
    lexer.whitespace_split = True
    if not comments:
        lexer.commenters = ''
    return list(lexer)


def join(split_command):
    """Words as a text that `split` takes apart again."""
    return ' '.join([quote(arg) for arg in split_command])


_SAFE = frozenset('%+,-./0123456789:=@ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz')


def quote(s):
    """A text as one word of a shell."""
    if not s:
        return "''"
    if not isinstance(s, str):
        raise TypeError(f"expected string object, got {type(s).__name__!r}")
    if _SAFE.issuperset(s):
        return s
    return "'" + s.replace("'", "'\"'\"'") + "'"
