"""Trees from text: the parser, the builder of trees, and parsers that are asked for events."""

from xml import _reader
from xml._errors import XMLError
from xml.etree._element import Comment, Element, ProcessingInstruction

_new = object.__new__
_START, _END, _TEXT, _COMMENT, _INSTRUCTION, _CDATA = (_reader.START, _reader.END, _reader.TEXT, _reader.COMMENT, _reader.INSTRUCTION,
                                                       _reader.CDATA)


class ParseError(SyntaxError):
    """An error in a document; `code` and `position` are those of expat."""


ParseError.__module__ = 'xml.etree.ElementTree'


def _raise(error):
    made = ParseError(str(error))
    made.code = error.code
    made.position = error.line, error.column
    raise made from None


class TreeBuilder:
    """Makes a tree of what a parser tells."""

    def __init__(self, element_factory=None, *, comment_factory=None, pi_factory=None, insert_comments=False, insert_pis=False):
        self._root = None
        self._open = []
        self._last = None
        self._behind = False
        self._data = []
        self._factory = element_factory if element_factory is not Element else None
        self._comment_factory = Comment if comment_factory is None else comment_factory
        self._pi_factory = ProcessingInstruction if pi_factory is None else pi_factory
        self.insert_comments = insert_comments
        self.insert_pis = insert_pis
        self._events = None

    def close(self):
        """The root; None as long as it has not started."""
        return self._root

    def _flush(self):
        if not self._data:
            return
        text = self._data[0] if len(self._data) == 1 else ''.join(self._data)
        self._data.clear()
        last = self._last
        if last is None:
            return
        if self._behind:
            last.tail = text if not last.tail else last.tail + text
        else:
            last.text = text if not last.text else last.text + text

    def data(self, data, /):
        # Text outside the root is nobody's.
        if self._last is not None:
            self._data.append(data)

    def start(self, tag, attrs, /):
        if not isinstance(attrs, dict):
            raise TypeError(f"start() argument 2 must be dict, not {type(attrs).__name__}")
        self._flush()
        if self._factory is None:
            element = Element(tag, attrs)
        else:
            element = self._factory(tag, attrs)
        if self._open:
            self._add(self._open[-1], element)
        elif self._root is None:
            self._root = element
        else:
            from xml.etree.ElementTree import ParseError
            raise ParseError("multiple elements on top level")
        self._open.append(element)
        self._last = element
        self._behind = False
        return element

    def _add(self, parent, element):
        if type(parent) is Element and isinstance(element, Element):
            parent._children.append(element)
        else:
            parent.append(element)

    def end(self, tag, /):
        self._flush()
        if not self._open:
            raise IndexError("pop from empty stack")
        self._last = self._open.pop()
        self._behind = True
        return self._last

    def comment(self, text, /):
        return self._single(self._comment_factory, self.insert_comments, text)

    def pi(self, target, text=None, /):
        return self._single(self._pi_factory, self.insert_pis, target, text)

    def _single(self, factory, insert, *args):
        element = factory(*args)
        if insert:
            self._flush()
            self._last = element
            if self._open:
                self._add(self._open[-1], element)
            self._behind = True
        return element

    def _take(self, events):
        """The events of a reader, for a builder that nothing was changed of: what the methods do, at once."""
        open_elements, last, behind = self._open, self._last, self._behind
        text = ''.join(self._data)
        self._data.clear()
        top = open_elements[-1] if open_elements else None
        for kind, what, more, _ in events:
            if kind == _TEXT or kind == _CDATA:
                text = text + what if text else what
            elif kind == _START:
                if text:
                    if behind:
                        last.tail = text if not last.tail else last.tail + text
                    elif last is not None:
                        last.text = text if not last.text else last.text + text
                    text = ''
                element = _new(Element)
                element.tag = what
                element._attrib = more
                element.text = element.tail = None
                element._children = []
                if top is None:
                    self._root = element
                else:
                    top._children.append(element)
                open_elements.append(element)
                last = top = element
                behind = False
            elif kind == _END:
                if text:
                    if behind:
                        last.tail = text if not last.tail else last.tail + text
                    else:
                        last.text = text if not last.text else last.text + text
                    text = ''
                last = open_elements.pop()
                top = open_elements[-1] if open_elements else None
                behind = True
            elif kind == _reader.UNKNOWN_ENTITY:
                self._last, self._behind = last, behind
                self._data.append(text)
                return kind, what, more, _
        self._last, self._behind = last, behind
        if text:
            self._data.append(text)
        return None


class XMLParser:
    """Reads a document; `target` is told what is in it."""

    def __init__(self, *, target=None, encoding=None):
        self._quick = target is None
        if target is None:
            target = TreeBuilder()
        self.target = target
        self.entity = {}
        self.version = "Expat 2.7.1"
        self._reader = _reader.Reader(self._take_quickly if self._quick else self._take, encoding)
        self._error = None
        self._events = None
        if self._quick:
            return
        self._reader.pieces = type(target) is not TreeBuilder
        get = lambda name: getattr(target, name, None)
        self._start, self._end, self._data = get('start'), get('end'), get('data')
        self._comment, self._pi, self._doctype = get('comment'), get('pi'), get('doctype')
        self._start_ns, self._end_ns = get('start_ns'), get('end_ns')

    def _take_quickly(self, events):
        if events[0][0] == _reader.DOCTYPE:
            self._warn_of_doctype()
        unknown = self.target._take(events)
        if unknown:
            self._take_slowly(events[events.index(unknown):])

    def _take_slowly(self, events):
        target = self.target
        while events:
            _, name, _, at = events[0]
            target.data(self._entity(name, at))
            events = events[1:]
            unknown = target._take(events)
            events = events[events.index(unknown):] if unknown else ()

    def _entity(self, name, at):
        try:
            return self.entity[name]
        except KeyError:
            line, column = self._reader.place(at)
            error = ParseError(f"undefined entity &{name};: line {line}, column {column}")
            error.code = 11
            error.position = line, column
            raise error from None

    def _take(self, events):
        start, end, data = self._start, self._end, self._data
        for kind, what, more, at in events:
            if kind == _TEXT or kind == _CDATA:
                if data is not None:
                    data(what)
            elif kind == _START:
                if start is not None:
                    start(what, {} if more is None else more)
            elif kind == _END:
                if end is not None:
                    end(what)
            elif kind == _COMMENT:
                if self._comment is not None:
                    self._comment(what)
            elif kind == _INSTRUCTION:
                if self._pi is not None:
                    self._pi(what, more)
            elif kind == _reader.START_NAMESPACE:
                if self._start_ns is not None:
                    self._start_ns(what or '', more or '')
            elif kind == _reader.END_NAMESPACE:
                if self._end_ns is not None:
                    self._end_ns(what or '')
            elif kind == _reader.DOCTYPE:
                if self._doctype is not None:
                    self._doctype(what, more.public, more.system)
                else:
                    self._warn_of_doctype()
            elif kind == _reader.UNKNOWN_ENTITY:
                text = self._entity(what, at)
                if data is not None:
                    data(text)

    def _warn_of_doctype(self):
        if type(self) is not XMLParser and hasattr(self, 'doctype'):
            import warnings
            warnings.warn("The doctype() method of XMLParser is ignored.  Define doctype() method on the TreeBuilder target.", RuntimeWarning)

    def feed(self, data, /):
        """Takes more of the document."""
        if isinstance(data, str):
            pass
        elif not isinstance(data, (bytes, bytearray, memoryview)):
            raise TypeError(f"a bytes-like object is required, not {type(data).__name__!r}")
        self._run(data, False)

    def _run(self, data, last):
        if self._error is not None:
            raise self._error
        reader = self._reader
        if reader.closed:
            error = XMLError(36, *reader.place(reader._at))
            _raise(error)
        try:
            if last:
                reader.close()
            else:
                reader.feed(data)
        except XMLError as error:
            reader.closed = True
            _raise(error)

    def close(self):
        """What the target made of the document."""
        self._run('', True)
        close = getattr(self.target, 'close', None)
        return close() if close is not None else None

    def flush(self):
        """Everything that can be told has been told already."""

    def _setevents(self, queue, events):
        wanted = set()
        for event in events:
            if event not in ('start', 'end', 'start-ns', 'end-ns', 'comment', 'pi'):
                raise ValueError(f"unknown event '{event}'")
            wanted.add(event)
        target = self.target
        append = queue.append

        def take(events):
            for kind, what, more, at in events:
                if kind == _TEXT or kind == _CDATA:
                    target.data(what)
                elif kind == _START:
                    element = target.start(what, {} if more is None else more)
                    if 'start' in wanted:
                        append(('start', element))
                elif kind == _END:
                    element = target.end(what)
                    if 'end' in wanted:
                        append(('end', element))
                elif kind == _COMMENT:
                    element = target.comment(what)
                    if 'comment' in wanted:
                        append(('comment', element))
                elif kind == _INSTRUCTION:
                    element = target.pi(what, more)
                    if 'pi' in wanted:
                        append(('pi', element))
                elif kind == _reader.START_NAMESPACE:
                    if hasattr(target, 'start_ns'):
                        result = target.start_ns(what or '', more or '')
                        if 'start-ns' in wanted:
                            append(('start-ns', result))
                    elif 'start-ns' in wanted:
                        append(('start-ns', (what or '', more or '')))
                elif kind == _reader.END_NAMESPACE:
                    result = target.end_ns(what or '') if hasattr(target, 'end_ns') else None
                    if 'end-ns' in wanted:
                        append(('end-ns', result))
                elif kind == _reader.UNKNOWN_ENTITY:
                    target.data(self._entity(what, at))
        self._reader._take = take


class XMLPullParser:
    """A parser that is asked for what it has read so far."""

    def __init__(self, events=None, *, _parser=None):
        from collections import deque
        self._events_queue = deque()
        self._parser = _parser or XMLParser(target=TreeBuilder())
        self._parser._setevents(self._events_queue, ("end",) if events is None else events)

    def feed(self, data):
        if self._parser is None:
            raise ValueError("feed() called after end of stream")
        if data:
            try:
                self._parser.feed(data)
            except SyntaxError as error:
                self._events_queue.append(error)

    def _close_and_return_root(self):
        root = self._parser.close()
        self._parser = None
        return root

    def close(self):
        self._close_and_return_root()

    def read_events(self):
        events = self._events_queue
        while events:
            event = events.popleft()
            if isinstance(event, Exception):
                raise event
            yield event

    def flush(self):
        if self._parser is None:
            raise ValueError("flush() called after end of stream")
        self._parser.flush()


for _class in (TreeBuilder, XMLParser, XMLPullParser):
    _class.__module__ = 'xml.etree.ElementTree'
del _class
