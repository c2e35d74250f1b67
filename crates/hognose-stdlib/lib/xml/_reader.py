"""The reader that all of `xml` stands on: text in, events out, with the errors and positions of expat.

A native makes raw events of slices of the text (`_xml.scan_text`). Where names have prefixes, or a document type declared something, the raw
events are *translated*: names get their namespaces, attributes their defaults, entities their texts. What comes out is tuples
`(kind, what, more, position)` of the kinds below.

Entities are those that the document itself declares; nothing outside is ever read. Their growth is bounded as expat's is.
"""

import codecs
import re
from _xml import scan_text
from xml._doctype import Incomplete, parse_doctype
from xml._errors import MESSAGES, XMLError

START, END, TEXT, _PREFIXED, COMMENT, INSTRUCTION, CDATA, ENTITY, DECLARATION, DOCTYPE, _RAW = range(11)
# More kinds: a prefix and its namespace, the prefix alone, and a reference that stands for nothing known.
START_NAMESPACE, END_NAMESPACE, UNKNOWN_ENTITY = 11, 12, 13

_ENTITY_MODE, _START_MODE = 4, 0
_XML = 'http://www.w3.org/XML/1998/namespace'
_XMLNS = 'http://www.w3.org/2000/xmlns/'
_PREDEFINED = {'lt': '<', 'gt': '>', 'amp': '&', 'quot': '"', 'apos': "'"}
_REFERENCE = re.compile('&(#?)([^;]*);')
_DECLARATION = re.compile(r'''<\?xml\s+version\s*=\s*(["'])(?P<version>[a-zA-Z0-9_.:-]*)\1(?:\s+encoding\s*=\s*(["'])(?P<encoding>[A-Za-z][A-Za-z0-9._-]*)\3)?'''
                          r'''(?:\s+standalone\s*=\s*(["'])(?P<standalone>yes|no)\5)?\s*\?>''')
_DECLARED_ENCODING = re.compile(rb'''^<\?xml[^>]*?\sencoding\s*=\s*(["'])([A-Za-z][A-Za-z0-9._-]*)\1''')

# Output of entities from which on its ratio to the input is looked at, and the greatest such ratio.
_MOST_OUTPUT = 8 * 1024 * 1024
_MOST_RATIO = 100
# What a reference counts beside its text: many short ones are as much work as a long one. Expat counts the text alone.
_REFERENCE_COST = 64


class Reader:
    """A document that is read. `take` is called with lists of events."""

    def __init__(self, take, encoding=None, opening='{', separator='}'):
        self._take = take
        self._encoding = encoding
        self._decoder = None
        self._bytes = b''
        # None means that colons are letters.
        self._opening, self._separator = opening, separator
        self._text = ''
        self._at = 0
        self._mode = _START_MODE
        self._stack = []
        self._line, self._column, self._index = 1, 0, 0
        self._mapped = False
        self._scopes = [{None: None, 'xml': _XML}]
        self._names = {}
        self._declared = []
        self.entities = {}
        self.defaults = {}
        self.has_outside = False
        self.standalone = None
        self._expanding = []
        self._direct = self._indirect = 0
        self.closed = False
        # Whether names have their prefix behind them as well.
        self.triplets = False
        # Whether each end of a line and each reference is told alone, as expat does.
        self.pieces = False
        # Where the event is that was taken last, in the text at hand.
        self.event_at = 0

    # What goes in.

    def feed(self, data, last=False):
        """Takes more of the document: `str` or bytes."""
        if isinstance(data, str):
            if not data.isascii():
                data.encode()
            if data[:1] == '\ufeff' and not self._index and not self._text:
                data = data[1:]
            text = data
        else:
            text = self._decode(data, last)
            if text is None:
                return
        self._direct += len(text)
        if self._at:
            self._forget()
        self._text = self._text + text if self._text else text
        self._run(last)
        if last:
            self.closed = True

    def _decode(self, data, last):
        if self._decoder is None:
            data = self._bytes + bytes(data)
            if len(data) < 4 and not last:
                self._bytes = data
                return None
            if self._encoding is None and data[:5] == b'<?xml' and b'>' not in data and not last and len(data) < 1024:
                self._bytes = data
                return None
            self._bytes = b''
            self._decoder = self._make_decoder(data)
            if data[:3] == b'\xef\xbb\xbf':
                data = data[3:]
        try:
            text = self._decoder.decode(data, last)
        except UnicodeDecodeError as error:
            # What is no text ends it with a character that no document may have.
            text = error.object[:error.start].decode(error.encoding, 'replace') + '\uffff'
        if text[:1] == '\ufeff' and not self._index and not self._text:
            text = text[1:]
        return text

    def _make_decoder(self, data):
        name = self._encoding
        if name is None:
            if data[:2] in (b'\xff\xfe', b'\xfe\xff'):
                name = 'utf-16'
            elif data[:2] == b'<\0':
                name = 'utf-16-le'
            elif data[:2] == b'\0<':
                name = 'utf-16-be'
            else:
                found = _DECLARED_ENCODING.match(data)
                name = found[2].decode() if found else 'utf-8'
                if found and name.lower() in ('utf-16', 'utf-16le', 'utf-16be'):
                    self._text = data[:found.start(2)].decode('latin-1')
                    self._fail(19, found.start(2))
        if name.lower() not in ('utf-8', 'utf8', 'utf-16', 'utf-16-le', 'utf-16-be', 'us-ascii', 'ascii', 'iso-8859-1', 'latin-1'):
            self._check_encoding(name, data)
        return codecs.getincrementaldecoder(name)()

    def _check_encoding(self, name, data):
        try:
            table = bytes(range(256)).decode(name, 'replace')
        except LookupError:
            raise LookupError(f"unknown encoding: {name}") from None
        if len(table) != 256:
            raise ValueError("multi-byte encodings are not supported")
        if any(ord(table[n]) != n for n in range(9, 128) if n in (9, 10, 13) or n >= 32) and table[60] != '<':
            found = _DECLARED_ENCODING.match(data)
            self._text = data.decode('latin-1')
            self._fail(18, found.start(2) if found else 0)

    def close(self):
        self.feed(b'' if self._decoder or self._bytes else '', True)

    # Where it is.

    def _forget(self):
        """Drops the text that was read."""
        self._line, self._column = self.place(self._at)
        self._index += self._at
        self._text = self._text[self._at:]
        self._at = 0
        self.event_at = 0

    def place(self, at):
        """Line and column of a position in the text at hand."""
        before = self._text[:at]
        if '\r' in before:
            before = before.replace('\r\n', '\n').replace('\r', '\n')
        lines = before.count('\n')
        if lines:
            return self._line + lines, len(before) - before.rfind('\n') - 1
        return self._line, self._column + len(before)

    def byte_index(self, at):
        return self._index + at

    def _fail(self, code, at):
        self.event_at = at
        raise XMLError(code, *self.place(at))

    # What comes out.

    def _run(self, last):
        while True:
            at = self._at
            events, end, mode, code, place, special = scan_text(self._text, at, last, self._mode, self._separator is not None, self.pieces, self._stack)
            self._mode = mode
            doctype = None
            if special or self._mapped:
                if special and events[-1][0] == DOCTYPE:
                    doctype = events.pop()
                # What came before an error is taken before it is raised.
                out = []
                try:
                    self._translate(events, out)
                finally:
                    if out:
                        self._take(out)
            elif events:
                self._take(events)
            if doctype is not None:
                end = self._read_doctype(doctype[3], last)
                if end is None:
                    return
            self._at = end
            if code:
                self._fail(code, place)
            if end >= len(self._text) or end == at and doctype is None:
                return

    def _read_doctype(self, at, last):
        try:
            found = parse_doctype(self._text, at, last)
        except Incomplete:
            self._at = at
            return None
        except XMLError as error:
            self._fail(error.code, error.place)
        self.entities.update((name, entity) for name, entity in found.entities.items() if name not in self.entities)
        self.defaults = found.defaults
        self.has_outside = found.has_outside
        if self.defaults:
            self._mapped = True
        self._take([(DOCTYPE, found.name, found, found.head_end)])
        return found.end

    def _translate(self, events, out):
        for event in events:
            kind, what, more, at = event
            if kind == END:
                if self._mapped:
                    self._end(what, at, out)
                else:
                    out.append(event)
            elif kind == START or kind == _PREFIXED or kind == _RAW:
                self._start(kind, what, more, at, out)
            elif kind == ENTITY:
                self._expand(what, at, out)
            elif kind == DECLARATION:
                self._declare(what, at, out)
            else:
                out.append(event)

    def _declare(self, text, at, out):
        found = _DECLARATION.fullmatch(text)
        if not found:
            self._fail(30, _declaration_error(text))
        standalone = found['standalone']
        self.standalone = None if standalone is None else standalone == 'yes'
        out.append((DECLARATION, (found['version'], found['encoding'], -1 if standalone is None else int(self.standalone)), None, at))

    def _start(self, kind, name, attributes, at, out):
        if kind == START:
            if not self._mapped:
                out.append((START, name, attributes, at))
                return
            pairs = [] if attributes is None else [part for pair in attributes.items() for part in pair]
        else:
            pairs = attributes
            if kind == _RAW:
                for n in range(1, len(pairs), 2):
                    pairs[n] = self._attribute(pairs[n], at)
        if name in self.defaults:
            given = pairs[::2]
            for attribute, (type, default) in self.defaults[name].items():
                if attribute in given:
                    if type != 'CDATA':
                        n = given.index(attribute) * 2 + 1
                        pairs[n] = ' '.join(pairs[n].split(' ')).strip() if '  ' not in pairs[n] else ' '.join(pairs[n].split())
                elif default is not None:
                    pairs += attribute, self._attribute(default, at)
        if self._separator is None:
            out.append((START, name, dict(zip(pairs[::2], pairs[1::2])) or None, at))
            return
        self._mapped = True
        declared = []
        rest = []
        for n in range(0, len(pairs), 2):
            attribute, value = pairs[n], pairs[n + 1]
            if attribute[:5] == 'xmlns' and (len(attribute) == 5 or attribute[5] == ':'):
                prefix = attribute[6:] or None
                self._check_prefix(prefix, value, at)
                declared.append((prefix, value))
            else:
                rest.append(attribute)
                rest.append(value)
        self._declared.append(declared)
        if declared:
            scope = dict(self._scopes[-1])
            for prefix, value in declared:
                scope[prefix] = value or None
                out.append((START_NAMESPACE, prefix, value, at))
            self._scopes.append(scope)
            self._names = {}
        if rest:
            made = {}
            for n in range(0, len(rest), 2):
                attribute = rest[n]
                if ':' in attribute:
                    attribute = self._resolve(attribute, at)
                    if attribute in made:
                        self._fail(8, at)
                made[attribute] = rest[n + 1]
        else:
            made = None
        names = self._names
        resolved = names.get(name)
        if resolved is None:
            resolved = names[name] = self._resolve(name, at)
        out.append((START, resolved, made, at))

    def _check_prefix(self, prefix, value, at):
        if prefix == 'xmlns':
            self._fail(39, at)
        if prefix == 'xml':
            if value != _XML:
                self._fail(38, at)
        elif value == _XML or value == _XMLNS:
            self._fail(40, at)
        elif prefix is not None and not value:
            self._fail(28, at)
        elif self._separator in value and self._separator in ' }|':
            self._fail(2, at)

    def _resolve(self, name, at):
        prefix, colon, local = name.partition(':')
        if not colon:
            namespace = self._scopes[-1][None]
            return name if namespace is None else f"{self._opening}{namespace}{self._separator}{name}"
        namespace = self._scopes[-1].get(prefix)
        if namespace is None:
            self._fail(27, at)
        if self.triplets:
            return f"{namespace}{self._separator}{local}{self._separator}{prefix}"
        return f"{self._opening}{namespace}{self._separator}{local}"

    def _end(self, name, at, out):
        resolved = name
        if self._separator is not None:
            resolved = self._names.get(name)
            if resolved is None:
                resolved = self._names[name] = self._resolve(name, at)
        out.append((END, resolved, None, at))
        declared = self._declared.pop() if self._declared else ()
        if declared:
            for prefix, _ in reversed(declared):
                out.append((END_NAMESPACE, prefix, None, at))
            self._scopes.pop()
            self._names = {}

    # Entities.

    def _grow(self, size, at):
        self._indirect += size + _REFERENCE_COST
        total = self._direct + self._indirect
        if total > _MOST_OUTPUT and total > _MOST_RATIO * self._direct:
            self._fail(43, at)

    def _expand(self, name, at, out):
        """A reference in content."""
        entity = self.entities.get(name)
        if entity is None:
            if not self.has_outside or self.standalone:
                self._fail(11, at)
            out.append((UNKNOWN_ENTITY, name, None, at))
            return
        if entity.notation is not None:
            self._fail(15, at)
        if entity.text is None:
            out.append((UNKNOWN_ENTITY, name, entity, at))
            return
        if name in self._expanding:
            self._fail(12, at)
        text = entity.text
        self._grow(len(text), at)
        self._expanding.append(name)
        stack, mode, position = [], _ENTITY_MODE, 0
        while position < len(text):
            events, end, mode, code, _, _ = scan_text(text, position, True, mode, self._separator is not None, self.pieces, stack)
            events = [(kind, what, more, at) for kind, what, more, _ in events]
            self._translate(events, out)
            if code:
                self._fail(code, at)
            position = end
        self._expanding.pop()

    def _attribute(self, text, at):
        """The value of an attribute, with all of its references resolved."""
        if '\r' in text:
            text = text.replace('\r\n', ' ').replace('\r', ' ')
        text = text.replace('\n', ' ').replace('\t', ' ')
        if '&' not in text:
            return text
        parts = []
        end = 0
        for found in _REFERENCE.finditer(text):
            parts.append(text[end:found.start()])
            end = found.end()
            number, name = found.groups()
            if number:
                parts.append(chr(int(name[1:], 16) if name[0] == 'x' else int(name)))
            elif name in _PREDEFINED:
                parts.append(_PREDEFINED[name])
            else:
                parts.append(self._attribute_entity(name, at))
        parts.append(text[end:])
        return ''.join(parts)

    def _attribute_entity(self, name, at):
        entity = self.entities.get(name)
        if entity is None:
            if not self.has_outside or self.standalone:
                self._fail(11, at)
            return ''
        if name in self._expanding:
            self._fail(12, at)
        if entity.notation is not None:
            self._fail(15, at)
        if entity.text is None:
            self._fail(16, at)
        if '<' in entity.text:
            self._fail(4, at)
        self._grow(len(entity.text), at)
        self._expanding.append(name)
        made = self._attribute(entity.text, at)
        self._expanding.pop()
        return made


def _declaration_error(text):
    """Where an XML declaration stops to be one."""
    at = 5
    for name, value in (('version', '[a-zA-Z0-9_.:-]*'), ('encoding', '[A-Za-z][A-Za-z0-9._-]*'), ('standalone', 'yes|no')):
        found = re.compile(rf'''\s+{name}\s*=\s*(["'])''').match(text, at)
        if not found:
            if name == 'version':
                return at
            continue
        at = found.end()
        found = re.compile(rf'(?:{value}){found[1]}').match(text, at)
        if not found:
            return at
        at = found.end()
    return at
