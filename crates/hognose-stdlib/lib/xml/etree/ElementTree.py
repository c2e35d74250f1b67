"""Trees of elements, from text and as text.

Promises CPython 3.14's `xml.etree.ElementTree` with the semantics of its classes written in C. Elements are in `_element`, the parser in `_parse`, what
writes trees in `_serialize`, paths in `ElementPath`.
"""

import io
import sys
from xml.etree import ElementPath
from xml.etree._element import Comment, Element, ProcessingInstruction, QName, SubElement
from xml.etree._parse import ParseError, TreeBuilder, XMLParser, XMLPullParser
from xml.etree._serialize import (C14NWriterTarget, HTML_EMPTY, names_of as _names_of, namespace_map as _namespace_map, register_namespace,
                                  write_html as _write_html, write_text as _write_text, write_xml as _write_xml)

__all__ = [
    "Comment", "dump", "Element", "ElementTree", "canonicalize", "fromstring", "fromstringlist", "indent", "iselement", "iterparse", "parse",
    "ParseError", "PI", "ProcessingInstruction", "QName", "register_namespace", "SubElement", "tostring", "tostringlist", "TreeBuilder",
    "VERSION", "XML", "XMLID", "XMLParser", "XMLPullParser", "C14NWriterTarget",
]

VERSION = "1.3.0"
PI = ProcessingInstruction
C14NWriterTarget.__module__ = __name__
register_namespace.__module__ = __name__
register_namespace._namespace_map = _namespace_map


def iselement(element):
    """Whether it looks like an element."""
    return hasattr(element, 'tag')


class ElementTree:
    """A tree: its root, and reading and writing of all of it."""

    def __init__(self, element=None, file=None):
        if element is not None and not iselement(element):
            raise TypeError(f'expected an Element, not {type(element).__name__}')
        self._root = element
        if file:
            self.parse(file)

    def getroot(self):
        return self._root

    def _setroot(self, element):
        if not iselement(element):
            raise TypeError(f'expected an Element, not {type(element).__name__}')
        self._root = element

    def parse(self, source, parser=None):
        """Reads a file, or the file of a name."""
        opened = not hasattr(source, "read")
        if opened:
            source = open(source, "rb")
        try:
            if parser is None:
                parser = XMLParser()
            while data := source.read(65536):
                parser.feed(data)
            self._root = parser.close()
            return self._root
        finally:
            if opened:
                source.close()

    def iter(self, tag=None):
        return self._root.iter(tag)

    def _relative(self, path):
        if path[:1] == "/":
            path = "." + path
            import warnings
            warnings.warn("This search is broken in 1.3 and earlier, and will be fixed in a future version.  If you rely on the current "
                          "behaviour, change it to %r" % path, FutureWarning, stacklevel=3)
        return path

    def find(self, path, namespaces=None):
        return self._root.find(self._relative(path), namespaces)

    def findtext(self, path, default=None, namespaces=None):
        return self._root.findtext(self._relative(path), default, namespaces)

    def findall(self, path, namespaces=None):
        return self._root.findall(self._relative(path), namespaces)

    def iterfind(self, path, namespaces=None):
        return self._root.iterfind(self._relative(path), namespaces)

    def write(self, file_or_filename, encoding=None, xml_declaration=None, default_namespace=None, method=None, *, short_empty_elements=True):
        """Writes the tree to a file."""
        if self._root is None:
            raise TypeError('ElementTree not initialized')
        if not method:
            method = "xml"
        elif method not in ("xml", "html", "text", "c14n"):
            raise ValueError("unknown method %r" % method)
        if not encoding:
            encoding = "utf-8" if method == "c14n" else "us-ascii"
        parts = []
        write = parts.append
        declared = encoding
        if encoding.lower() == "unicode":
            declared = getattr(file_or_filename, 'encoding', None) or 'utf-8'
        if method == "xml" and (xml_declaration or xml_declaration is None and encoding.lower() != "unicode"
                                and declared.lower() not in ("utf-8", "us-ascii")):
            write(f"<?xml version='1.0' encoding='{declared}'?>\n")
        if method == "text":
            _write_text(write, self._root)
        else:
            names, namespaces = _names_of(self._root, default_namespace)
            if method == "xml":
                _write_xml(write, self._root, names, namespaces, short_empty_elements)
            elif method == "html":
                _write_html(write, self._root, names, namespaces)
            else:
                canonical = C14NWriterTarget(write)
                canonical = _walk_canonical(self._root, canonical)
        _write_out(file_or_filename, parts, encoding)

    def write_c14n(self, file):
        return self.write(file, method="c14n")


def _walk_canonical(root, target):
    text = []
    names, namespaces = _names_of(root, None)
    _write_xml(text.append, root, names, namespaces)
    parser = XMLParser(target=target)
    parser.feed(''.join(text))
    parser.close()


def _write_out(file, parts, encoding):
    if not hasattr(file, 'write'):
        if encoding.lower() == "unicode":
            with open(file, "w", encoding="utf-8", errors="xmlcharrefreplace") as opened:
                opened.write(''.join(parts))
        else:
            with open(file, "wb") as opened:
                opened.write(_encode(parts, encoding))
        return
    if encoding.lower() == "unicode":
        for part in parts:
            file.write(part)
    else:
        file.write(_encode(parts, encoding))


def _encode(parts, encoding):
    return ''.join(parts).encode(encoding, "xmlcharrefreplace")


def tostring(element, encoding=None, method=None, *, xml_declaration=None, default_namespace=None, short_empty_elements=True):
    """An element as bytes, or as text with the encoding 'unicode'."""
    stream = io.StringIO() if encoding == 'unicode' else io.BytesIO()
    ElementTree(element).write(stream, encoding, xml_declaration=xml_declaration, default_namespace=default_namespace, method=method,
                               short_empty_elements=short_empty_elements)
    return stream.getvalue()


class _Pieces:
    """A file that keeps what is written as it came."""

    def __init__(self):
        self.pieces = []

    def write(self, data):
        self.pieces.append(data)


def tostringlist(element, encoding=None, method=None, *, xml_declaration=None, default_namespace=None, short_empty_elements=True):
    """As `tostring`, in pieces."""
    stream = _Pieces()
    ElementTree(element).write(stream, encoding, xml_declaration=xml_declaration, default_namespace=default_namespace, method=method,
                               short_empty_elements=short_empty_elements)
    return stream.pieces


def dump(elem):
    """Writes an element to stdout."""
    if not isinstance(elem, ElementTree):
        elem = ElementTree(elem)
    elem.write(sys.stdout, encoding="unicode")
    tail = elem.getroot().tail
    if not tail or tail[-1] != "\n":
        sys.stdout.write("\n")


def indent(tree, space="  ", level=0):
    """Puts each element on a line of its own, by changing the blank texts of a tree."""
    if isinstance(tree, ElementTree):
        tree = tree.getroot()
    if level < 0:
        raise ValueError(f"Initial indentation level must be >= 0, got {level}")
    if not len(tree):
        return
    breaks = ["\n" + level * space]
    todo = [(tree, 0)]
    while todo:
        element, depth = todo.pop()
        if depth + 1 >= len(breaks):
            breaks.append(breaks[depth] + space)
        inner = breaks[depth + 1]
        if not element.text or not element.text.strip():
            element.text = inner
        child = None
        for child in element:
            if len(child):
                todo.append((child, depth + 1))
            if not child.tail or not child.tail.strip():
                child.tail = inner
        if not child.tail.strip():
            child.tail = breaks[depth]


def parse(source, parser=None):
    """The tree of a file."""
    tree = ElementTree()
    tree.parse(source, parser)
    return tree


def iterparse(source, events=None, parser=None):
    """Events and elements, while a file is read."""
    pull_parser = XMLPullParser(events=events, _parser=parser)
    if not hasattr(source, "read"):
        source = open(source, "rb")
        close_source = True
    else:
        close_source = False

    def iterator(source):
        try:
            while True:
                yield from pull_parser.read_events()
                data = source.read(16 * 1024)
                if not data:
                    break
                pull_parser.feed(data)
            root = pull_parser._close_and_return_root()
            yield from pull_parser.read_events()
            made.root = root
        finally:
            if close_source:
                source.close()

    made = _IterParseIterator(iterator(source), source if close_source else None)
    return made


class _IterParseIterator:
    def __init__(self, steps, source):
        self._steps = steps
        self._source = source
        self.root = None

    def __next__(self):
        return next(self._steps)

    def __iter__(self):
        return self

    def close(self):
        """Closes the file, if it was opened here."""
        if self._source is not None:
            self._source.close()
        self._steps.close()


_IterParseIterator.__name__ = _IterParseIterator.__qualname__ = 'IterParseIterator'


def XML(text, parser=None):
    """The root of a document in a text."""
    if not parser:
        parser = XMLParser(target=None)
    parser.feed(text)
    return parser.close()


fromstring = XML


def XMLID(text, parser=None):
    """The root of a document in a text, and its elements by their `id`."""
    if not parser:
        parser = XMLParser(target=None)
    parser.feed(text)
    tree = parser.close()
    ids = {}
    for element in tree.iter():
        id = element.get("id")
        if id:
            ids[id] = element
    return tree, ids


def fromstringlist(sequence, parser=None):
    """The root of a document that comes in pieces."""
    if not parser:
        parser = XMLParser(target=None)
    for text in sequence:
        parser.feed(text)
    return parser.close()


def canonicalize(xml_data=None, *, out=None, from_file=None, **options):
    """A document as canonical XML (C14N 2.0): written to `out`, else given as text."""
    if xml_data is None and from_file is None:
        raise ValueError("Either 'xml_data' or 'from_file' must be provided as input")
    stream = None
    if out is None:
        stream = out = io.StringIO()
    parser = XMLParser(target=C14NWriterTarget(out.write, **options))
    if xml_data is not None:
        parser.feed(xml_data)
        parser.close()
    else:
        parse(from_file, parser=parser)
    return stream.getvalue() if stream is not None else None
