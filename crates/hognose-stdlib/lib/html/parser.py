"""A parser that calls a method for each piece of HTML, and takes any text.

Promises CPython 3.14's `html.parser`.
"""

import re
from html import unescape

__all__ = ['HTMLParser']

_NAME = re.compile(r'[a-zA-Z][^\t\n\r\f />]*')
_ATTRIBUTE = re.compile(r'([^\t\n\r\f />][^\t\n\r\f /=>]*)([\t\n\r\f ]*=[\t\n\r\f ]*(\'[^\']*\'|"[^"]*"|(?![\'"])[^>\t\n\r\f ]*))?')
_OPEN_VALUE = re.compile(r'[\t\n\r\f ]*=[\t\n\r\f ]*["\']')
_BLANKS = re.compile(r'[\t\n\r\f /]*')
_REFERENCE = re.compile(r'&(#(?:[0-9]+|[xX][0-9a-fA-F]+)|[a-zA-Z][a-zA-Z0-9]*)[^a-zA-Z0-9]')
_INCOMPLETE = re.compile(r'&[a-zA-Z#]?[a-zA-Z0-9]*\Z')
_COMMENT_END = re.compile(r'--!?>')
_RAW = ('script', 'style')


def _tag(text, at):
    """The attributes behind the name of a tag, and where the tag ends: -1 if it does not."""
    attributes = []
    while True:
        at = _BLANKS.match(text, at).end()
        if at >= len(text):
            return attributes, -1
        if text[at] == '>':
            return attributes, at + 1
        found = _ATTRIBUTE.match(text, at)
        at = found.end()
        if found[2] is None and _OPEN_VALUE.match(text, at):
            # A quote that is not closed.
            return attributes, -1
        attributes.append(found.groups())


class HTMLParser:
    """Feed it text; override the `handle_…` methods."""

    CDATA_CONTENT_ELEMENTS = _RAW
    RCDATA_CONTENT_ELEMENTS = ('textarea', 'title')

    def __init__(self, *, convert_charrefs=True, scripting=False):
        self.convert_charrefs = convert_charrefs
        self.scripting = scripting
        self.reset()

    def reset(self):
        """Forgets what it was fed."""
        self.rawdata = ''
        self.lasttag = '???'
        self.cdata_elem = None
        self._escapable = True
        self.lineno = 1
        self.offset = 0
        self._start_text = None

    def feed(self, data):
        """Parses more text; the rest of it waits for the next call."""
        self.rawdata += data
        self._go(False)

    def close(self):
        """Parses what is left."""
        self._go(True)

    def getpos(self):
        """Line and column."""
        return self.lineno, self.offset

    def get_starttag_text(self):
        """The text of the last start tag."""
        return self._start_text

    def _advance(self, start, end):
        text = self.rawdata
        lines = text.count('\n', start, end)
        if lines:
            self.lineno += lines
            self.offset = end - text.rindex('\n', start, end) - 1
        else:
            self.offset += end - start
        return end

    def set_cdata_mode(self, elem, *, escapable=False):
        """Text follows up to the end tag."""
        self.cdata_elem = elem.lower()
        self._escapable = escapable

    def clear_cdata_mode(self):
        self.cdata_elem = None
        self._escapable = True

    def _data(self, start, end):
        if start < end:
            text = self.rawdata[start:end]
            if self.convert_charrefs and self._escapable:
                text = unescape(text)
            self.handle_data(text)

    def _go(self, last):
        text = self.rawdata
        size = len(text)
        at = 0
        while at < size:
            if self.cdata_elem is not None:
                end = re.compile(r'</%s(?=[\t\n\r\f />])' % re.escape(self.cdata_elem), re.IGNORECASE).search(text, at)
                stop = end.start() if end else size
                if end is None and not last:
                    # The end tag may have begun.
                    stop = max(at, text.rfind('<', at)) if '<' in text[at:] else size
                    if self.convert_charrefs and self._escapable:
                        break
                self._data(at, stop)
                at = self._advance(at, stop)
                if end is None:
                    if last and at < size:
                        self._data(at, size)
                        at = self._advance(at, size)
                    break
            elif self.convert_charrefs:
                stop = text.find('<', at)
                if stop < 0:
                    # A reference may go on in what comes next.
                    amp = text.rfind('&', max(at, size - 34))
                    if amp >= 0 and not last and not re.search(r'[\t\n\r\f ;]', text[amp:]):
                        break
                    stop = size
                self._data(at, stop)
                at = self._advance(at, stop)
            else:
                stop = re.compile('[&<]').search(text, at)
                stop = stop.start() if stop else size
                self._data(at, stop)
                at = self._advance(at, stop)
            if at >= size:
                break
            if text[at] == '<':
                end = self._markup(text, at, last)
            else:
                end = self._reference(text, at, last)
            if end < 0:
                if not last:
                    break
                end = self._unfinished(text, at)
            at = self._advance(at, end)
        self.rawdata = text[at:] if not last else ''

    def _markup(self, text, at, last):
        """Handles what begins with `<`; where it ends, or -1 if it does not."""
        if _NAME.match(text, at + 1):
            return self.parse_starttag(at)
        if text.startswith('</', at):
            return self.parse_endtag(at)
        if text.startswith('<!--', at):
            if text.startswith('<!-->', at) or text.startswith('<!--->', at):
                end = text.index('>', at) + 1
                self.handle_comment('')
                return end
            end = _COMMENT_END.search(text, at + 4)
            if end is None:
                return -1
            self.handle_comment(text[at + 4:end.start()])
            return end.end()
        if text.startswith('<?', at):
            end = text.find('>', at + 2)
            if end < 0:
                return -1
            self.handle_pi(text[at + 2:end])
            return end + 1
        if text.startswith('<!', at):
            end = text.find('>', at + 2)
            if end < 0:
                return -1
            if text[at + 2:at + 9].lower() == 'doctype':
                self.handle_decl(text[at + 2:end])
            elif text.startswith('<![CDATA[', at):
                self.unknown_decl(text[at + 3:end])
            else:
                self.handle_comment(text[at + 2:end])
            return end + 1
        if at + 1 < len(text) or last:
            self.handle_data('<')
            return at + 1
        return -1

    def _unfinished(self, text, at):
        """What is left at the end, and is no whole piece of markup."""
        rest = text[at:]
        if rest.startswith('<!--'):
            body = rest[4:]
            for tail in ('--!', '--', '-'):
                if body.endswith(tail):
                    body = body[:-len(tail)]
                    break
            self.handle_comment(body)
        elif rest.startswith('<!') and rest[2:9].lower() == 'doctype':
            self.handle_decl(rest[2:])
        elif rest.startswith('<!'):
            self.handle_comment(rest[2:])
        elif rest.startswith('<?'):
            self.handle_pi(rest[2:])
        elif rest == '</' or rest == '<':
            self.handle_data(rest)
        elif rest.startswith('<'):
            if _NAME.match(rest, 1) or rest.startswith('</') and _NAME.match(rest, 2):
                pass
            elif rest.startswith('</'):
                self.handle_comment(rest[2:])
            else:
                self.handle_data(rest)
        else:
            self.handle_data(rest)
        return len(text)

    def _reference(self, text, at, last):
        found = _REFERENCE.match(text, at)
        if found is None and last:
            found = re.compile(r'&(#(?:[0-9]+|[xX][0-9a-fA-F]+)|[a-zA-Z][a-zA-Z0-9]*)\Z').match(text, at)
            if found:
                end = len(text)
                self._referred(found[1])
                return end
        if found is None:
            if _INCOMPLETE.match(text, at) and not last:
                return -1
            self.handle_data('&')
            return at + 1
        end = found.end() - 1
        if text[end] == ';':
            end += 1
        self._referred(found[1])
        return end

    def _referred(self, name):
        if name[0] == '#':
            self.handle_charref(name[1:])
        else:
            self.handle_entityref(name)

    def parse_starttag(self, i):
        """Handles a start tag; where it ends, or -1."""
        text = self.rawdata
        name = _NAME.match(text, i + 1)
        found, stop = _tag(text, name.end())
        if stop < 0:
            return -1
        self._start_text = text[i:stop]
        self.lasttag = tag = name[0].lower()
        attrs = []
        for key, rest, value in found:
            if not rest:
                value = None
            elif value[:1] == value[-1:] and value[:1] in ('"', "'") and len(value) > 1:
                value = value[1:-1]
            if value:
                value = unescape(value)
            attrs.append((key.lower(), value))
        if text[:stop].endswith('/>'):
            self.handle_startendtag(tag, attrs)
        else:
            self.handle_starttag(tag, attrs)
            if tag in self.CDATA_CONTENT_ELEMENTS or tag in ('xmp', 'iframe', 'noembed', 'noframes') \
                    or tag == 'noscript' and self.scripting:
                self.set_cdata_mode(tag)
            elif tag in self.RCDATA_CONTENT_ELEMENTS:
                self.set_cdata_mode(tag, escapable=True)
        return stop

    def parse_endtag(self, i):
        """Handles an end tag; where it ends, or -1."""
        text = self.rawdata
        name = _NAME.match(text, i + 2)
        if name is None:
            if text.startswith('</>', i):
                return i + 3
            end = text.find('>', i + 2)
            if end < 0:
                return -1
            self.handle_comment(text[i + 2:end])
            return end + 1
        _, stop = _tag(text, name.end())
        if stop < 0:
            return -1
        self.handle_endtag(name[0].lower())
        self.clear_cdata_mode()
        return stop

    def handle_startendtag(self, tag, attrs):
        """An element that is closed at once."""
        self.handle_starttag(tag, attrs)
        self.handle_endtag(tag)

    def handle_starttag(self, tag, attrs):
        pass

    def handle_endtag(self, tag):
        pass

    def handle_charref(self, name):
        pass

    def handle_entityref(self, name):
        pass

    def handle_data(self, data):
        pass

    def handle_comment(self, data):
        pass

    def handle_decl(self, decl):
        pass

    def handle_pi(self, data):
        pass

    def unknown_decl(self, data):
        pass
