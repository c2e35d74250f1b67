"""Text of documents: escapes, and a handler that writes what it hears."""

import codecs
import io
from xml.sax import handler, xmlreader


def _replace(data, entities):
    for key, value in entities.items():
        data = data.replace(key, value)
    return data


def escape(data, entities={}):
    """`&`, `<` and `>` as entities, and what else is wanted."""
    data = data.replace("&", "&amp;").replace(">", "&gt;").replace("<", "&lt;")
    return _replace(data, entities) if entities else data


def unescape(data, entities={}):
    """What `escape` made back."""
    data = data.replace("&lt;", "<").replace("&gt;", ">")
    if entities:
        data = _replace(data, entities)
    return data.replace("&amp;", "&")


def quoteattr(data, entities={}):
    """A value with its quotes."""
    data = escape(data, {**entities, '\n': '&#10;', '\r': '&#13;', '\t': '&#9;'})
    if '"' in data:
        if "'" in data:
            return '"%s"' % data.replace('"', "&quot;")
        return "'%s'" % data
    return '"%s"' % data


class _Encoded:
    """What writes text to a file of bytes."""

    def __init__(self, out, encoding):
        self.out = out
        self.encoding = encoding

    def write(self, text):
        self.out.write(text.encode(self.encoding, 'xmlcharrefreplace'))

    def flush(self):
        if hasattr(self.out, 'flush'):
            self.out.flush()


def _text_writer(out, encoding):
    if out is None:
        import sys
        return sys.stdout
    if isinstance(out, (io.TextIOBase, codecs.StreamWriter, codecs.StreamReaderWriter)):
        return out
    return _Encoded(out, encoding)


class XMLGenerator(handler.ContentHandler):
    def __init__(self, out=None, encoding="iso-8859-1", short_empty_elements=False):
        handler.ContentHandler.__init__(self)
        out = _text_writer(out, encoding)
        self._write = out.write
        self._flush = getattr(out, 'flush', lambda: None)
        self._scopes = [{}]
        self._scope = self._scopes[-1]
        self._undeclared = []
        self._encoding = encoding
        self._short_empty_elements = short_empty_elements
        self._pending = False

    def _qname(self, name):
        """The written name of a pair of namespace and name."""
        uri, local = name
        if uri:
            if uri == 'http://www.w3.org/XML/1998/namespace':
                return 'xml:' + local
            prefix = self._scope[uri]
            if prefix:
                return prefix + ":" + local
        return local

    def _finish(self, endElement=False):
        if self._pending:
            self._write('>')
            self._pending = False

    def startDocument(self):
        self._write(f'<?xml version="1.0" encoding="{self._encoding}"?>\n')

    def endDocument(self):
        self._flush()

    def startPrefixMapping(self, prefix, uri):
        self._scopes.append(self._scope.copy())
        self._scope[uri] = prefix
        self._undeclared.append((prefix, uri))

    def endPrefixMapping(self, prefix):
        self._scope = self._scopes.pop()

    def _start(self, name, declared, attributes):
        self._finish()
        self._write('<' + name)
        for prefix, uri in declared:
            self._write(f' xmlns:{prefix}="{uri}"' if prefix else f' xmlns="{uri}"')
        for key, value in attributes:
            self._write(f' {key}={quoteattr(value)}')
        if self._short_empty_elements:
            self._pending = True
        else:
            self._write(">")

    def _end(self, name):
        if self._pending:
            self._write('/>')
            self._pending = False
        else:
            self._write(f'</{name}>')

    def startElement(self, name, attrs):
        self._start(name, (), attrs.items())

    def endElement(self, name):
        self._end(name)

    def startElementNS(self, name, qname, attrs):
        name = self._qname(name)
        declared, self._undeclared = self._undeclared, []
        self._start(name, declared, [(self._qname(key), value) for key, value in attrs.items()])

    def endElementNS(self, name, qname):
        self._end(self._qname(name))

    def characters(self, content):
        if content:
            self._finish()
            if not isinstance(content, str):
                content = str(content, self._encoding)
            self._write(escape(content))

    def ignorableWhitespace(self, content):
        if content:
            self._finish()
            if not isinstance(content, str):
                content = str(content, self._encoding)
            self._write(content)

    def processingInstruction(self, target, data):
        self._finish()
        self._write(f'<?{target} {data}?>')


class XMLFilterBase(xmlreader.XMLReader):
    """A reader between a reader and its handlers, which passes everything on."""

    def __init__(self, parent=None):
        xmlreader.XMLReader.__init__(self)
        self._parent = parent

    def error(self, exception):
        self._err_handler.error(exception)

    def fatalError(self, exception):
        self._err_handler.fatalError(exception)

    def warning(self, exception):
        self._err_handler.warning(exception)

    def setDocumentLocator(self, locator):
        self._cont_handler.setDocumentLocator(locator)

    def startDocument(self):
        self._cont_handler.startDocument()

    def endDocument(self):
        self._cont_handler.endDocument()

    def startPrefixMapping(self, prefix, uri):
        self._cont_handler.startPrefixMapping(prefix, uri)

    def endPrefixMapping(self, prefix):
        self._cont_handler.endPrefixMapping(prefix)

    def startElement(self, name, attrs):
        self._cont_handler.startElement(name, attrs)

    def endElement(self, name):
        self._cont_handler.endElement(name)

    def startElementNS(self, name, qname, attrs):
        self._cont_handler.startElementNS(name, qname, attrs)

    def endElementNS(self, name, qname):
        self._cont_handler.endElementNS(name, qname)

    def characters(self, content):
        self._cont_handler.characters(content)

    def ignorableWhitespace(self, chars):
        self._cont_handler.ignorableWhitespace(chars)

    def processingInstruction(self, target, data):
        self._cont_handler.processingInstruction(target, data)

    def skippedEntity(self, name):
        self._cont_handler.skippedEntity(name)

    def notationDecl(self, name, publicId, systemId):
        self._dtd_handler.notationDecl(name, publicId, systemId)

    def unparsedEntityDecl(self, name, publicId, systemId, ndata):
        self._dtd_handler.unparsedEntityDecl(name, publicId, systemId, ndata)

    def resolveEntity(self, publicId, systemId):
        return self._ent_handler.resolveEntity(publicId, systemId)

    def parse(self, source):
        self._parent.setContentHandler(self)
        self._parent.setErrorHandler(self)
        self._parent.setEntityResolver(self)
        self._parent.setDTDHandler(self)
        self._parent.parse(source)

    def setLocale(self, locale):
        self._parent.setLocale(locale)

    def getFeature(self, name):
        return self._parent.getFeature(name)

    def setFeature(self, name, state):
        self._parent.setFeature(name, state)

    def getProperty(self, name):
        return self._parent.getProperty(name)

    def setProperty(self, name, value):
        self._parent.setProperty(name, value)

    def getParent(self):
        return self._parent

    def setParent(self, parent):
        self._parent = parent


def prepare_input_source(source, base=""):
    """An input source of a name, a file, or a source; nothing but what it is given is opened."""
    if hasattr(source, 'read'):
        file = source
        source = xmlreader.InputSource()
        if isinstance(file.read(0), str):
            source.setCharacterStream(file)
        else:
            source.setByteStream(file)
        name = getattr(file, 'name', None)
        if isinstance(name, str):
            source.setSystemId(name)
    elif not isinstance(source, xmlreader.InputSource):
        source = xmlreader.InputSource(str(source) if not isinstance(source, str) else source)
    if source.getCharacterStream() is None and source.getByteStream() is None:
        source.setByteStream(open(source.getSystemId(), 'rb'))
    return source
