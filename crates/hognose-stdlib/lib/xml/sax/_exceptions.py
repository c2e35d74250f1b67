"""Exceptions of readers of events."""


class SAXException(Exception):
    """An error, or what went wrong below it."""

    def __init__(self, msg, exception=None):
        self._msg = msg
        self._exception = exception
        Exception.__init__(self, msg)

    def getMessage(self):
        return self._msg

    def getException(self):
        return self._exception

    def __str__(self):
        return self._msg

    def __getitem__(self, ix):
        raise AttributeError("__getitem__")


class SAXParseException(SAXException):
    """An error in a document, and where."""

    def __init__(self, msg, exception, locator):
        SAXException.__init__(self, msg, exception)
        self._locator = locator
        # The locator goes on.
        self._systemId = locator.getSystemId()
        self._colnum = locator.getColumnNumber()
        self._linenum = locator.getLineNumber()

    def getColumnNumber(self):
        return self._colnum

    def getLineNumber(self):
        return self._linenum

    def getPublicId(self):
        return self._locator.getPublicId()

    def getSystemId(self):
        return self._systemId

    def __str__(self):
        name = self.getSystemId() or "<unknown>"
        line = "?" if self.getLineNumber() is None else self.getLineNumber()
        column = "?" if self.getColumnNumber() is None else self.getColumnNumber()
        return f"{name}:{line}:{column}: {self._msg}"


class SAXNotRecognizedException(SAXException):
    """A feature or property that is unknown."""


class SAXNotSupportedException(SAXException):
    """A feature or property that cannot be set so."""


class SAXReaderNotAvailable(SAXNotSupportedException):
    """There is no such reader."""
