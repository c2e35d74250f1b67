"""What the document type of an XML document declares.

Entities and defaults of attributes have an effect; elements and notations are told to who wants to know. Parameter entities are not read, as
expat does not by default: behind a reference to one, declarations do not count.
"""

import re
from xml._errors import XMLError

_NAME = r'[^\W\d][\w.:·-]*'
_SPACE = re.compile(r'[ \t\r\n]*')
_HEAD = re.compile(rf'<!DOCTYPE[ \t\r\n]+({_NAME})')
_LITERAL = r'''"[^"]*"|'[^']*\''''
_EXTERNAL = re.compile(rf'''SYSTEM[ \t\r\n]+(?P<system>{_LITERAL})|PUBLIC[ \t\r\n]+(?P<public>{_LITERAL})(?:[ \t\r\n]+(?P<also>{_LITERAL}))?''')
_ENTITY = re.compile(rf'<!ENTITY[ \t\r\n]+(?P<parameter>%[ \t\r\n]+)?(?P<name>{_NAME})[ \t\r\n]+')
_VALUE = re.compile(_LITERAL)
_NDATA = re.compile(rf'[ \t\r\n]+NDATA[ \t\r\n]+({_NAME})')
_ATTLIST = re.compile(rf'<!ATTLIST[ \t\r\n]+({_NAME})')
_ATTRIBUTE = re.compile(rf'''[ \t\r\n]+(?P<name>{_NAME})[ \t\r\n]+(?P<type>CDATA|IDREFS?|ID|ENTITY|ENTITIES|NMTOKENS?|(?:NOTATION[ \t\r\n]*)?\([^)]*\))'''
                        rf'''[ \t\r\n]+(?:(?P<rule>\#REQUIRED|\#IMPLIED)|(?P<fixed>\#FIXED[ \t\r\n]+)?(?P<default>{_LITERAL}))''')
_ELEMENT = re.compile(rf'<!ELEMENT[ \t\r\n]+({_NAME})[ \t\r\n]+([^<>"\']*)>')
_NOTATION = re.compile(rf'<!NOTATION[ \t\r\n]+({_NAME})[ \t\r\n]+')
_PARAMETER = re.compile(rf'%{_NAME};')
_NUMBER = re.compile('&#(x[0-9a-fA-F]+|[0-9]+);')


class Incomplete(Exception):
    """The text ends before the declaration does."""


class Entity:
    __slots__ = ('name', 'text', 'public', 'system', 'notation', 'is_parameter')

    def __init__(self, name, text, public, system, notation, is_parameter=False):
        self.name, self.text, self.public, self.system, self.notation = name, text, public, system, notation
        self.is_parameter = is_parameter


class Doctype:
    """What was declared: entities by name, for each element its attributes as `(type, default)`, and all of it in order."""

    def __init__(self, name):
        self.name = name
        self.public = self.system = None
        self.has_subset = False
        self.has_outside = False
        self.entities = {}
        self.defaults = {}
        self.declarations = []
        self.end = self.head_end = 0
        self.subset = None


def _character(found):
    digits = found[1]
    code = int(digits[1:], 16) if digits[0] == 'x' else int(digits)
    if not (code in (9, 10, 13) or 32 <= code < 0xd800 or 0xe000 <= code < 0xfffe or 0x10000 <= code < 0x110000):
        raise XMLError(14, place=0)
    return chr(code)


class _Parser:
    def __init__(self, text, at, last):
        self.text = text
        self.at = at
        self.last = last

    def fail(self, code=2, at=None):
        raise XMLError(code, place=self.at if at is None else at)

    def short(self, at=None):
        """The text ended."""
        if not self.last:
            raise Incomplete
        if at is None:
            self.fail(3, len(self.text))
        self.fail(5, at)

    def spaces(self):
        self.at = _SPACE.match(self.text, self.at).end()
        if self.at >= len(self.text):
            self.short()

    def mismatch(self, start):
        """A declaration that did not match: it is not complete, or it is wrong."""
        at, text = start, self.text
        quote = None
        while at < len(text):
            char = text[at]
            if quote:
                if char == quote:
                    quote = None
            elif char in '"\'':
                quote = char
                opened = at
            elif char == '>':
                self.fail(2, start)
            at += 1
        self.short(opened if quote else None)

    def external(self):
        found = _EXTERNAL.match(self.text, self.at)
        if not found:
            return None
        self.at = found.end()
        unquote = lambda part: None if part is None else part[1:-1]
        public = unquote(found['public'])
        if public is not None:
            public = ' '.join(public.split())
        return public, unquote(found['system'] or found['also'])

    def close(self, start):
        self.spaces()
        if self.text[self.at] != '>':
            self.fail(2)
        self.at += 1

    def run(self):
        start = self.at
        found = _HEAD.match(self.text, start)
        if not found:
            rest = self.text[start + 9:]
            if not rest:
                self.short(start)
            if not rest.strip():
                self.short()
            self.fail(4 if not rest[0].isspace() else 2, start + 9 + len(rest) - len(rest.lstrip()))
        doctype = Doctype(found[1])
        self.at = found.end()
        if self.at >= len(self.text):
            self.short()
        self.spaces()
        if self.text[self.at] in 'SP':
            outside = self.external()
            if outside is None:
                self.mismatch(self.at)
            doctype.public, doctype.system = outside
            doctype.has_outside = True
            self.spaces()
        doctype.head_end = self.at
        if self.text[self.at] == '[':
            self.at += 1
            doctype.has_subset = True
            begin = self.at
            self.subset(doctype)
            doctype.subset = self.text[begin:self.at - 1]
            self.spaces()
        if self.text[self.at] != '>':
            self.fail(2)
        doctype.end = self.at + 1
        return doctype

    def subset(self, doctype):
        text = self.text
        counts = True
        while True:
            self.spaces()
            start = self.at
            if text[start] == ']':
                self.at += 1
                return
            if text[start] == '%':
                found = _PARAMETER.match(text, start)
                if not found:
                    if ';' not in text[start:]:
                        self.short(start)
                    self.fail(4, start + 1)
                self.at = found.end()
                doctype.has_outside = True
                counts = False
                continue
            if text.startswith('<!--', start):
                end = text.find('--', start + 4)
                if end < 0:
                    self.short(start)
                if text[end + 2:end + 3] != '>':
                    self.fail(4, end + 2)
                doctype.declarations.append(('comment', text[start + 4:end]))
                self.at = end + 3
            elif text.startswith('<?', start):
                end = text.find('?>', start)
                if end < 0:
                    self.short(start)
                target, _, data = text[start + 2:end].partition(' ')
                doctype.declarations.append(('instruction', target, data.lstrip()))
                self.at = end + 2
            elif text.startswith('<!ENTITY', start):
                self.entity(doctype, start, counts)
            elif text.startswith('<!ATTLIST', start):
                self.attlist(doctype, start, counts)
            elif text.startswith('<!ELEMENT', start):
                found = _ELEMENT.match(text, start)
                if not found:
                    self.mismatch(start)
                doctype.declarations.append(('element', found[1], found[2].strip()))
                self.at = found.end()
            elif text.startswith('<!NOTATION', start):
                found = _NOTATION.match(text, start)
                if not found:
                    self.mismatch(start)
                self.at = found.end()
                outside = self.external()
                if outside is None:
                    self.mismatch(start)
                doctype.declarations.append(('notation', found[1], *outside))
                self.close(start)
            elif len(text) - start < 10 and any(word.startswith(text[start:]) for word in ('<!ENTITY', '<!ATTLIST', '<!ELEMENT', '<!NOTATION', '<!--')):
                self.short(start)
            else:
                self.fail(2 if text[start] != '<' or text.startswith('<!', start) else 4, start if text[start] != '<' else start)

    def entity(self, doctype, start, counts):
        found = _ENTITY.match(self.text, start)
        if not found:
            self.mismatch(start)
        self.at = found.end()
        name, parameter = found['name'], found['parameter']
        value = _VALUE.match(self.text, self.at)
        if value:
            content = value[0][1:-1].replace('\r\n', '\n').replace('\r', '\n')
            if '%' in content and _PARAMETER.search(content):
                self.fail(10, self.at + 1 + _PARAMETER.search(content).start())
            try:
                content = _NUMBER.sub(_character, content)
            except XMLError:
                self.fail(14, self.at + 1)
            entity = Entity(name, content, None, None, None, bool(parameter))
            self.at = value.end()
        else:
            outside = self.external()
            if outside is None:
                self.mismatch(start)
            notation = _NDATA.match(self.text, self.at)
            if notation:
                self.at = notation.end()
            entity = Entity(name, None, *outside, notation and notation[1], bool(parameter))
        self.close(start)
        if counts and (parameter or name not in doctype.entities):
            doctype.declarations.append(('entity', entity))
        if counts and not parameter:
            doctype.entities.setdefault(name, entity)

    def attlist(self, doctype, start, counts):
        found = _ATTLIST.match(self.text, start)
        if not found:
            self.mismatch(start)
        self.at = found.end()
        known = doctype.defaults.setdefault(found[1], {})
        while True:
            attribute = _ATTRIBUTE.match(self.text, self.at)
            if not attribute:
                break
            self.at = attribute.end()
            default = attribute['default']
            if default is not None:
                default = default[1:-1]
            type = attribute['type']
            if counts:
                known.setdefault(attribute['name'], (type, default))
                required = attribute['rule'] == '#REQUIRED' or bool(attribute['fixed'])
                doctype.declarations.append(('attlist', found[1], attribute['name'], re.sub(r'\s', '', type), default, int(required)))
        if self.at >= len(self.text) or '>' not in self.text[self.at:]:
            self.mismatch(start)
        self.close(start)


def parse_doctype(text, at, last):
    """The declaration that starts at `at`."""
    return _Parser(text, at, last).run()
