"""Documents of nodes from text."""

from xml import _reader
from xml._errors import XMLError
from xml.dom._document import Document, DocumentType, Entity, Notation
from xml.dom._elements import Attr, Element
from xml.dom._nodes import append
from xml.dom._texts import CDATASection, Comment, ProcessingInstruction, Text
from xml.dom import XMLNS_NAMESPACE


class _Builder:
    def __init__(self):
        self.document = Document()
        self.current = self.document
        self.declared = []
        self.reader = _reader.Reader(self.take, None, '', ' ')
        self.reader.triplets = True

    def take(self, events):
        document = self.document
        for kind, what, more, _ in events:
            if kind == _reader.START:
                self.start(what, more)
            elif kind == _reader.END:
                self.current = self.current.parentNode
            elif kind == _reader.TEXT:
                current = self.current
                if current is not document:
                    last = current.childNodes[-1] if current.childNodes else None
                    if last is not None and last.nodeType == Text.nodeType:
                        last.data += what
                    else:
                        node = Text()
                        node._data = what
                        self.add(node)
            elif kind == _reader.CDATA:
                node = CDATASection()
                node._data = what
                self.add(node)
            elif kind == _reader.COMMENT:
                self.add(Comment(what))
            elif kind == _reader.INSTRUCTION:
                self.add(ProcessingInstruction(what, more))
            elif kind == _reader.START_NAMESPACE:
                self.declared.append((what, more))
            elif kind == _reader.DECLARATION:
                document.version, document.encoding, standalone = what
                if standalone >= 0:
                    document.standalone = bool(standalone)
            elif kind == _reader.DOCTYPE:
                self.doctype(what, more)

    def add(self, node):
        node.ownerDocument = self.document
        append(self.current, node)

    def start(self, name, attributes):
        element = self.named(Element, name)
        element.ownerDocument = self.document
        append(self.current, element)
        self.current = element
        if self.declared or attributes:
            self.attributes(element, attributes or {})

    def attributes(self, element, attributes):
        by_name, by_pair = element._attributes(), element._attrsNS
        for prefix, uri in self.declared:
            attribute = Attr(f"xmlns:{prefix}", XMLNS_NAMESPACE, prefix, "xmlns") if prefix else Attr("xmlns", XMLNS_NAMESPACE, "xmlns", None)
            self.attach(element, attribute, uri)
        self.declared = []
        for name, value in attributes.items():
            self.attach(element, self.named(Attr, name), value)

    def attach(self, element, attribute, value):
        attribute.ownerDocument = attribute.childNodes[0].ownerDocument = self.document
        attribute._value = attribute.childNodes[0]._data = value or ''
        attribute.ownerElement = element
        attribute.specified = True
        element._attrs[attribute._name] = attribute
        element._attrsNS[attribute.namespaceURI, attribute.localName] = attribute

    def named(self, make, name):
        parts = name.split(' ')
        if len(parts) == 1:
            return make(name, None, None, name) if make is Element else Attr(name, None, name, None)
        if len(parts) > 3:
            raise ValueError(f"Unsupported syntax: spaces in URIs not supported: {name!r}")
        uri, local, prefix = parts if len(parts) == 3 else (*parts, None)
        qualified = f'{prefix}:{local}' if prefix else local
        return Attr(qualified, uri, local, prefix) if make is Attr else Element(qualified, uri, prefix, local)

    def doctype(self, name, declared):
        doctype = DocumentType(name)
        doctype._identify(declared.public, declared.system)
        doctype.nodeName = doctype.name = name
        if declared.has_subset:
            doctype.internalSubset = declared.subset
        for kind, *parts in declared.declarations:
            if kind == 'notation':
                doctype.notations._seq.append(Notation(*parts))
            elif kind == 'entity' and not parts[0].is_parameter:
                entity = parts[0]
                node = Entity(entity.name, entity.public, entity.system, entity.notation)
                if entity.text is not None:
                    text = Text()
                    text.data = entity.text
                    append(node, text)
                doctype.entities._seq.append(node)
        for node in (*doctype.notations._seq, *doctype.entities._seq):
            node.ownerDocument = self.document
        self.add(doctype)
        self.document.doctype = doctype

    def fail(self, error):
        from xml.parsers.expat import ExpatError
        made = ExpatError(str(error))
        made.code, made.lineno, made.offset = error.code, error.line, error.column
        raise made from None


def parseString(string, namespaces=True):
    """The document in a text."""
    if not isinstance(string, (str, bytes, bytearray)):
        raise TypeError(f"a bytes-like object is required, not {type(string).__name__!r}")
    builder = _Builder()
    try:
        builder.reader.feed(string, True)
    except XMLError as error:
        builder.fail(error)
    return builder.document


def parse(file, namespaces=True):
    """The document in a file, or in the file of a name."""
    if not hasattr(file, 'read'):
        with open(file, 'rb') as opened:
            return parse(opened)
    return parseString(file.read())
