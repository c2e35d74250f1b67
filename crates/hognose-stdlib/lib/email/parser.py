"""Messages from text and from bytes."""

from email.feedparser import BytesFeedParser, FeedParser

__all__ = ['Parser', 'HeaderParser', 'BytesParser', 'BytesHeaderParser', 'FeedParser', 'BytesFeedParser']


class Parser:
    def __init__(self, _class=None, *, policy=None):
        from email.policy import compat32
        self._class = _class
        self.policy = compat32 if policy is None else policy

    def parse(self, fp, headersonly=False):
        """The message in a file."""
        return self.parsestr(fp.read(), headersonly)

    def parsestr(self, text, headersonly=False):
        """The message in a text."""
        parser = FeedParser(self._class, policy=self.policy)
        if headersonly:
            parser._set_headersonly()
        parser.feed(text)
        return parser.close()


class HeaderParser(Parser):
    def parse(self, fp, headersonly=True):
        return Parser.parse(self, fp, True)

    def parsestr(self, text, headersonly=True):
        return Parser.parsestr(self, text, True)


class BytesParser:
    def __init__(self, *args, **kw):
        self.parser = Parser(*args, **kw)

    def parse(self, fp, headersonly=False):
        return self.parsebytes(fp.read(), headersonly)

    def parsebytes(self, text, headersonly=False):
        return self.parser.parsestr(text.decode('ASCII', errors='surrogateescape'), headersonly)


class BytesHeaderParser(BytesParser):
    def parse(self, fp, headersonly=True):
        return BytesParser.parse(self, fp, headersonly=True)

    def parsebytes(self, text, headersonly=True):
        return BytesParser.parsebytes(self, text, headersonly=True)
