"""The reader of events, on `xml._reader`."""

from xml import _reader
from xml._errors import MESSAGES, XMLError
from xml.sax import xmlreader, saxutils, handler
from xml.sax._exceptions import SAXException, SAXNotRecognizedException, SAXNotSupportedException, SAXParseException

AttributesImpl = xmlreader.AttributesImpl
AttributesNSImpl = xmlreader.AttributesNSImpl
version = "2.20"


class ExpatLocator(xmlreader.Locator):
    """Where a reader is."""

    def __init__(self, parser):
        self._parser = parser

    def getColumnNumber(self):
        return self._parser.getColumnNumber()

    def getLineNumber(self):
        return self._parser.getLineNumber()

    def getPublicId(self):
        return self._parser.getPublicId()

    def getSystemId(self):
        return self._parser.getSystemId()


class ExpatParser(xmlreader.IncrementalParser, xmlreader.Locator):
    """A reader of events."""

    def __init__(self, namespaceHandling=0, bufsize=2 ** 16 - 20):
        xmlreader.IncrementalParser.__init__(self, bufsize)
        self._source = xmlreader.InputSource()
        self._reader = None
        self._parsing = False
        self._namespaces = namespaceHandling
        self._lex_handler_prop = None
        self._interning = None
        self._place = None

    # What it reads.

    def parse(self, source):
        """Reads a file, the file of a name, or a source."""
        source = saxutils.prepare_input_source(source)
        self._source = source
        self.reset()
        self._cont_handler.setDocumentLocator(ExpatLocator(self))
        xmlreader.IncrementalParser.parse(self, source)

    def prepareParser(self, source):
        pass

    def setContentHandler(self, handler):
        xmlreader.IncrementalParser.setContentHandler(self, handler)

    def getFeature(self, name):
        if name == handler.feature_namespaces:
            return self._namespaces
        if name == handler.feature_string_interning:
            return self._interning is not None
        if name in (handler.feature_validation, handler.feature_external_pes, handler.feature_namespace_prefixes, handler.feature_external_ges):
            return 0
        raise SAXNotRecognizedException("Feature '%s' not recognized" % name)

    def setFeature(self, name, state):
        if self._parsing:
            raise SAXNotSupportedException("Cannot set features while parsing")
        if name == handler.feature_namespaces:
            self._namespaces = state
        elif name == handler.feature_external_ges:
            if state:
                raise SAXNotSupportedException("external entities are never read")
        elif name == handler.feature_string_interning:
            self._interning = {} if state else None
        elif name == handler.feature_validation:
            if state:
                raise SAXNotSupportedException("expat does not support validation")
        elif name == handler.feature_external_pes:
            if state:
                raise SAXNotSupportedException("expat does not read external parameter entities")
        elif name == handler.feature_namespace_prefixes:
            if state:
                raise SAXNotSupportedException("expat does not report namespace prefixes")
        else:
            raise SAXNotRecognizedException("Feature '%s' not recognized" % name)

    def getProperty(self, name):
        if name == handler.property_lexical_handler:
            return self._lex_handler_prop
        if name == handler.property_interning_dict:
            return self._interning
        if name == handler.property_xml_string:
            raise SAXNotSupportedException("This version of expat does not support getting the XML string")
        raise SAXNotRecognizedException("Property '%s' not recognized" % name)

    def setProperty(self, name, value):
        if name == handler.property_lexical_handler:
            self._lex_handler_prop = value
        elif name == handler.property_interning_dict:
            self._interning = value
        elif name == handler.property_xml_string:
            raise SAXNotSupportedException("Property '%s' cannot be set" % name)
        else:
            raise SAXNotRecognizedException("Property '%s' not recognized" % name)

    def feed(self, data, isFinal=False):
        if not self._parsing:
            self._parsing = True
            self.reset()
            self._cont_handler.startDocument()
        try:
            self._reader.feed(data, bool(isFinal))
        except XMLError as error:
            self._place = error.line, error.column
            self._err_handler.fatalError(SAXParseException(MESSAGES[error.code], error, self))

    def flush(self):
        """Everything that can be told has been told already."""

    def close(self):
        if not self._parsing:
            return
        try:
            self.feed(b"" if self._reader._decoder else "", isFinal=True)
            self._cont_handler.endDocument()
        finally:
            self._parsing = False

    def reset(self):
        separator = ' ' if self._namespaces else None
        self._place = None
        self._reader = _reader.Reader(self._take_namespaces if self._namespaces else self._take, self._source.getEncoding(), '', separator)
        self._reader.triplets = self._reader.pieces = True

    # Where it is.

    def getColumnNumber(self):
        return self._where()[1]

    def getLineNumber(self):
        return self._where()[0]

    def _where(self):
        if self._reader is None:
            return 1, None
        if self._place is None:
            self._place = self._reader.place(self._reader.event_at)
        return self._place

    def getPublicId(self):
        return self._source.getPublicId()

    def getSystemId(self):
        return self._source.getSystemId()

    # What it tells.

    def _take(self, events):
        content = self._cont_handler
        reader = self._reader
        for event in events:
            kind, what, more, reader.event_at = event
            self._place = None
            if kind == _reader.TEXT:
                content.characters(what)
            elif kind == _reader.START:
                content.startElement(what, AttributesImpl({} if more is None else more))
            elif kind == _reader.END:
                content.endElement(what)
            else:
                self._other(event)

    def _take_namespaces(self, events):
        content = self._cont_handler
        reader = self._reader
        for event in events:
            kind, what, more, reader.event_at = event
            self._place = None
            if kind == _reader.TEXT:
                content.characters(what)
            elif kind == _reader.START:
                attributes, names = {}, {}
                for name, value in (more or {}).items():
                    pair, qualified = _pair(name)
                    attributes[pair] = value
                    names[pair] = qualified
                content.startElementNS(_pair(what)[0], None, AttributesNSImpl(attributes, names))
            elif kind == _reader.END:
                content.endElementNS(_pair(what)[0], None)
            elif kind == _reader.START_NAMESPACE:
                content.startPrefixMapping(what, more or None)
            elif kind == _reader.END_NAMESPACE:
                content.endPrefixMapping(what)
            else:
                self._other(event)

    def _other(self, event):
        kind, what, more, _ = event
        content, lexical = self._cont_handler, self._lex_handler_prop
        if kind == _reader.CDATA:
            if lexical is not None:
                lexical.startCDATA()
            for line in what.splitlines(True):
                if line.rstrip('\n'):
                    content.characters(line.rstrip('\n'))
                if line[-1] == '\n':
                    content.characters('\n')
            if lexical is not None:
                lexical.endCDATA()
        elif kind == _reader.COMMENT:
            if lexical is not None:
                lexical.comment(what)
        elif kind == _reader.INSTRUCTION:
            content.processingInstruction(what, more)
        elif kind == _reader.UNKNOWN_ENTITY:
            content.skippedEntity(what)
        elif kind == _reader.DOCTYPE:
            if lexical is not None:
                lexical.startDTD(what, more.public, more.system)
            for declaration in more.declarations:
                if declaration[0] == 'notation':
                    self._dtd_handler.notationDecl(*declaration[1:])
                elif declaration[0] == 'entity' and declaration[1].notation is not None:
                    entity = declaration[1]
                    self._dtd_handler.unparsedEntityDecl(entity.name, entity.public, entity.system, entity.notation)
                elif declaration[0] == 'comment' and lexical is not None:
                    lexical.comment(declaration[1])
            if lexical is not None:
                lexical.endDTD()


def _pair(name):
    """Namespace and local name, and the name as it is written."""
    parts = name.split(' ')
    if len(parts) == 1:
        return (None, name), name
    uri, local, *prefix = parts
    return (uri, local), f'{prefix[0]}:{local}' if prefix else local


def create_parser(*args, **kwargs):
    return ExpatParser(*args, **kwargs)
