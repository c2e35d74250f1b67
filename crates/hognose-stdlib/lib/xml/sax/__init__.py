"""Documents as events.

Promises CPython 3.14's `xml.sax`, on the one reader that is here. Deliberately absent: entities outside the document.
"""

from xml.sax._exceptions import (SAXException, SAXNotRecognizedException, SAXNotSupportedException, SAXParseException, SAXReaderNotAvailable)
from xml.sax.handler import ContentHandler, ErrorHandler
from xml.sax.xmlreader import InputSource
from xml.sax import expatreader, handler, saxutils, xmlreader

default_parser_list = ["xml.sax.expatreader"]


def make_parser(parser_list=()):
    """A reader."""
    for name in [*parser_list, *default_parser_list]:
        if name == "xml.sax.expatreader":
            return expatreader.create_parser()
    raise SAXReaderNotAvailable("No parsers found", None)


def parse(source, handler, errorHandler=ErrorHandler()):
    """Reads a file, or the file of a name."""
    parser = make_parser()
    parser.setContentHandler(handler)
    parser.setErrorHandler(errorHandler)
    parser.parse(source)


def parseString(string, handler, errorHandler=ErrorHandler()):
    """Reads text or bytes."""
    import io
    if errorHandler is None:
        errorHandler = ErrorHandler()
    parser = make_parser()
    parser.setContentHandler(handler)
    parser.setErrorHandler(errorHandler)
    source = InputSource()
    if isinstance(string, str):
        source.setCharacterStream(io.StringIO(string))
    else:
        source.setByteStream(io.BytesIO(string))
    parser.parse(source)
