"""The interface of expat, on `xml._reader`.

What is missing of it: parsers of outside entities, which are never read, and models of elements.
"""

import types
from xml import _reader
from xml._errors import MESSAGES, XMLError

__all__ = ['ErrorString', 'ExpatError', 'ParserCreate', 'XMLParserType', 'error', 'errors', 'model',
           'XML_PARAM_ENTITY_PARSING_NEVER', 'XML_PARAM_ENTITY_PARSING_UNLESS_STANDALONE', 'XML_PARAM_ENTITY_PARSING_ALWAYS']

EXPAT_VERSION = 'expat_2.7.1'
version_info = (2, 7, 1)
native_encoding = 'UTF-8'
XML_PARAM_ENTITY_PARSING_NEVER, XML_PARAM_ENTITY_PARSING_UNLESS_STANDALONE, XML_PARAM_ENTITY_PARSING_ALWAYS = 0, 1, 2


class ExpatError(Exception):
    pass


error = ExpatError
_ERROR_NAMES = ('NO_MEMORY', 'SYNTAX', 'NO_ELEMENTS', 'INVALID_TOKEN', 'UNCLOSED_TOKEN', 'PARTIAL_CHAR', 'TAG_MISMATCH', 'DUPLICATE_ATTRIBUTE',
                'JUNK_AFTER_DOC_ELEMENT', 'PARAM_ENTITY_REF', 'UNDEFINED_ENTITY', 'RECURSIVE_ENTITY_REF', 'ASYNC_ENTITY', 'BAD_CHAR_REF',
                'BINARY_ENTITY_REF', 'ATTRIBUTE_EXTERNAL_ENTITY_REF', 'MISPLACED_XML_PI', 'UNKNOWN_ENCODING', 'INCORRECT_ENCODING',
                'UNCLOSED_CDATA_SECTION', 'EXTERNAL_ENTITY_HANDLING', 'NOT_STANDALONE', 'UNEXPECTED_STATE', 'ENTITY_DECLARED_IN_PE',
                'FEATURE_REQUIRES_XML_DTD', 'CANT_CHANGE_FEATURE_ONCE_PARSING', 'UNBOUND_PREFIX', 'UNDECLARING_PREFIX', 'INCOMPLETE_PE', 'XML_DECL',
                'TEXT_DECL', 'PUBLICID', 'SUSPENDED', 'NOT_SUSPENDED', 'ABORTED', 'FINISHED', 'SUSPEND_PE', 'RESERVED_PREFIX_XML',
                'RESERVED_PREFIX_XMLNS', 'RESERVED_NAMESPACE_URI', 'INVALID_ARGUMENT', 'NO_BUFFER', 'AMPLIFICATION_LIMIT_BREACH', 'NOT_STARTED')
errors = types.ModuleType('pyexpat.errors', 'Constants used to describe error conditions.')
for _code, _name in enumerate(_ERROR_NAMES, 1):
    setattr(errors, 'XML_ERROR_' + _name, MESSAGES[_code])
errors.codes = {text: code for code, text in MESSAGES.items()}
errors.messages = dict(MESSAGES)
model = types.ModuleType('pyexpat.model', 'Constants used to interpret content model information.')
for _code, _name in enumerate(('EMPTY', 'ANY', 'MIXED', 'NAME', 'CHOICE', 'SEQ'), 1):
    setattr(model, 'XML_CTYPE_' + _name, _code)
for _code, _name in enumerate(('NONE', 'OPT', 'REP', 'PLUS')):
    setattr(model, 'XML_CQUANT_' + _name, _code)
del _code, _name


def ErrorString(code, /):
    """The words for an error."""
    return MESSAGES.get(code)


_HANDLERS = ('StartElementHandler', 'EndElementHandler', 'ProcessingInstructionHandler', 'CharacterDataHandler', 'UnparsedEntityDeclHandler',
             'NotationDeclHandler', 'StartNamespaceDeclHandler', 'EndNamespaceDeclHandler', 'CommentHandler', 'StartCdataSectionHandler',
             'EndCdataSectionHandler', 'DefaultHandler', 'DefaultHandlerExpand', 'NotStandaloneHandler', 'ExternalEntityRefHandler',
             'StartDoctypeDeclHandler', 'EndDoctypeDeclHandler', 'EntityDeclHandler', 'XmlDeclHandler', 'ElementDeclHandler',
             'AttlistDeclHandler', 'SkippedEntityHandler')


class xmlparser:
    """A parser with its handlers."""

    __slots__ = _HANDLERS + ('_reader', '_error', 'buffer_text', 'buffer_size', 'ordered_attributes', 'specified_attributes',
                             'namespace_prefixes', 'intern', '_started', 'ErrorCode')

    def __init__(self, encoding, separator, intern):
        for name in _HANDLERS:
            setattr(self, name, None)
        self._reader = _reader.Reader(self._take, encoding, '', separator)
        self._error = None
        self._started = False
        self.buffer_text = self.ordered_attributes = self.specified_attributes = self.namespace_prefixes = False
        self.buffer_size = 8192
        self.intern = {} if intern is None else intern
        self.ErrorCode = 0

    def Parse(self, data, isfinal=False, /):
        """Takes more of a document."""
        if not isinstance(data, (str, bytes, bytearray, memoryview)):
            raise TypeError(f"a bytes-like object is required, not {type(data).__name__!r}")
        reader = self._reader
        if reader.closed:
            self._fail(XMLError(36, *reader.place(reader._at)))
        reader.triplets = bool(self.namespace_prefixes)
        reader.pieces = not self.buffer_text
        try:
            reader.feed(data, bool(isfinal))
        except XMLError as error:
            reader.closed = True
            self._fail(error)
        return 1

    def ParseFile(self, file, /):
        """Takes a document from a file."""
        if not hasattr(file, 'read'):
            raise TypeError("argument must have 'read' attribute")
        while True:
            data = file.read(2048)
            if not isinstance(data, (bytes, bytearray)):
                raise TypeError(f"read() did not return a bytes object (type={type(data).__name__})")
            if not data:
                return self.Parse(b'', True)
            self.Parse(data)

    def _fail(self, error):
        made = ExpatError(str(error))
        made.code = self.ErrorCode = error.code
        made.lineno, made.offset = error.line, error.column
        self._error = error.line, error.column
        raise made from None

    def SetBase(self, base, /):
        self._reader.base = base

    def GetBase(self):
        return getattr(self._reader, 'base', None)

    def GetInputContext(self):
        return None

    def UseForeignDTD(self, flag=True, /):
        pass

    def SetParamEntityParsing(self, flag, /):
        return 1

    def GetReparseDeferralEnabled(self):
        return False

    def SetReparseDeferralEnabled(self, enabled, /):
        pass

    @property
    def CurrentLineNumber(self):
        return self._reader.place(self._reader.event_at)[0]

    @property
    def CurrentColumnNumber(self):
        return self._reader.place(self._reader.event_at)[1]

    @property
    def CurrentByteIndex(self):
        return self._reader.byte_index(self._reader.event_at)

    @property
    def ErrorLineNumber(self):
        return self._error[0] if self._error else self.CurrentLineNumber

    @property
    def ErrorColumnNumber(self):
        return self._error[1] if self._error else self.CurrentColumnNumber

    @property
    def ErrorByteIndex(self):
        return self.CurrentByteIndex

    def _text(self, text):
        handler = self.CharacterDataHandler
        if handler is None:
            return
        if self.buffer_text or '\n' not in text:
            handler(text)
            return
        # Each end of a line comes alone.
        for n, line in enumerate(text.split('\n')):
            if n:
                handler('\n')
            if line:
                handler(line)

    def _take(self, events):
        reader = self._reader
        for kind, what, more, at in events:
            reader.event_at = at
            if kind == _reader.TEXT:
                if self.CharacterDataHandler is not None:
                    self._text(what)
                elif self.DefaultHandlerExpand or self.DefaultHandler:
                    (self.DefaultHandlerExpand or self.DefaultHandler)(what)
            elif kind == _reader.START:
                if self.StartElementHandler is not None:
                    attributes = more or {}
                    self.StartElementHandler(what, [part for pair in attributes.items() for part in pair] if self.ordered_attributes else attributes)
            elif kind == _reader.END:
                if self.EndElementHandler is not None:
                    self.EndElementHandler(what)
            elif kind == _reader.COMMENT:
                if self.CommentHandler is not None:
                    self.CommentHandler(what)
                elif self.DefaultHandlerExpand or self.DefaultHandler:
                    (self.DefaultHandlerExpand or self.DefaultHandler)(f'<!--{what}-->')
            elif kind == _reader.INSTRUCTION:
                if self.ProcessingInstructionHandler is not None:
                    self.ProcessingInstructionHandler(what, more)
            elif kind == _reader.CDATA:
                if self.StartCdataSectionHandler is not None:
                    self.StartCdataSectionHandler()
                if what:
                    reader.event_at = at + len('<![CDATA[')
                    self._text(what)
                    reader.event_at += len(what)
                if self.EndCdataSectionHandler is not None:
                    self.EndCdataSectionHandler()
            elif kind == _reader.START_NAMESPACE:
                if self.StartNamespaceDeclHandler is not None:
                    self.StartNamespaceDeclHandler(what, more or None)
            elif kind == _reader.END_NAMESPACE:
                if self.EndNamespaceDeclHandler is not None:
                    self.EndNamespaceDeclHandler(what)
            elif kind == _reader.DECLARATION:
                if self.XmlDeclHandler is not None:
                    self.XmlDeclHandler(*what)
            elif kind == _reader.UNKNOWN_ENTITY:
                if self.SkippedEntityHandler is not None and more is None:
                    self.SkippedEntityHandler(what, False)
                elif more is not None and self.ExternalEntityRefHandler is not None:
                    self.ExternalEntityRefHandler(what, self.GetBase(), more.system, more.public)
                elif self.DefaultHandlerExpand or self.DefaultHandler:
                    (self.DefaultHandlerExpand or self.DefaultHandler)(f'&{what};')
            elif kind == _reader.DOCTYPE:
                self._doctype(what, more)

    def _doctype(self, name, doctype):
        if self.StartDoctypeDeclHandler is not None:
            self.StartDoctypeDeclHandler(name, doctype.system, doctype.public, int(doctype.has_subset))
        for kind, *parts in doctype.declarations:
            if kind == 'entity':
                entity = parts[0]
                if entity.notation is not None and self.UnparsedEntityDeclHandler is not None:
                    self.UnparsedEntityDeclHandler(entity.name, self.GetBase(), entity.system, entity.public, entity.notation)
                elif self.EntityDeclHandler is not None:
                    self.EntityDeclHandler(entity.name, int(entity.is_parameter), entity.text, self.GetBase(), entity.system, entity.public,
                                           entity.notation)
            elif kind == 'notation' and self.NotationDeclHandler is not None:
                self.NotationDeclHandler(parts[0], self.GetBase(), parts[2], parts[1])
            elif kind == 'attlist' and self.AttlistDeclHandler is not None:
                self.AttlistDeclHandler(*parts)
            elif kind == 'comment' and self.CommentHandler is not None:
                self.CommentHandler(*parts)
            elif kind == 'instruction' and self.ProcessingInstructionHandler is not None:
                self.ProcessingInstructionHandler(*parts)
            elif kind == 'element' and self.ElementDeclHandler is not None:
                self.ElementDeclHandler(parts[0], (0, 0, None, ()))
        if self.EndDoctypeDeclHandler is not None:
            self.EndDoctypeDeclHandler()


xmlparser.__module__ = 'pyexpat'
XMLParserType = xmlparser


def ParserCreate(encoding=None, namespace_separator=None, intern=None):
    """A parser."""
    if namespace_separator is not None:
        if not isinstance(namespace_separator, str):
            raise TypeError("ParserCreate() argument 'namespace_separator' must be str or None, "
                            f"not {type(namespace_separator).__name__}")
        if len(namespace_separator) > 1:
            raise ValueError("namespace_separator must be at most one character, omitted, or None")
    return xmlparser(encoding, namespace_separator, intern)
