"""The parser of messages: lines in, a message out. It never refuses one; what is wrong is noted in `defects`."""

import re
from email import errors

__all__ = ['FeedParser', 'BytesFeedParser']

_LINES = re.compile(r'[^\r\n]*(?:\r\n|\r|\n)|[^\r\n]+')
_HEADER = re.compile(r'^(From |[\041-\071\073-\176]*:|[\t ])')


class FeedParser:
    def __init__(self, _factory=None, *, policy=None):
        from email.policy import compat32
        self.policy = compat32 if policy is None else policy
        if _factory is None:
            _factory = self.policy.message_factory
            if _factory is None:
                from email.message import Message
                _factory = Message
        self._factory = _factory
        self._pieces = []
        self._headersonly = False

    def _set_headersonly(self):
        self._headersonly = True

    def feed(self, data):
        """Takes more of the message."""
        self._pieces.append(data)

    def close(self):
        """The message."""
        lines = _LINES.findall(''.join(self._pieces))
        message = self._new()
        self._message(message, lines, 0, len(lines))
        if message.get_content_maintype() == 'multipart' and not message.is_multipart() and not self._headersonly:
            self._note(message, errors.MultipartInvariantViolationDefect())
        return message

    def _new(self):
        try:
            return self._factory(policy=self.policy)
        except TypeError:
            return self._factory()

    def _note(self, message, defect):
        self.policy.handle_defect(message, defect)

    def _message(self, message, lines, at, end):
        at = self._headers(message, lines, at, end)
        if self._headersonly:
            message.set_payload(''.join(lines[at:end]))
            return
        kind = message.get_content_type()
        if kind == 'message/delivery-status':
            self._blocks(message, lines, at, end)
        elif message.get_content_maintype() == 'message':
            inner = self._new()
            self._message(inner, lines, at, end)
            message.attach(inner)
        elif message.get_content_maintype() == 'multipart':
            self._parts(message, lines, at, end)
        else:
            message.set_payload(''.join(lines[at:end]))

    def _headers(self, message, lines, at, end):
        """Reads headers; behind them, and behind the empty line."""
        found = []
        start = at
        while at < end:
            line = lines[at]
            if not _HEADER.match(line):
                if line.strip('\r\n'):
                    self._note(message, errors.MissingHeaderBodySeparatorDefect())
                else:
                    at += 1
                break
            if line[0] in ' \t':
                if not found:
                    self._note(message, errors.FirstHeaderLineIsContinuationDefect(line))
                else:
                    found[-1].append(line)
            elif line.startswith('From '):
                if at == start:
                    message.set_unixfrom(line.rstrip('\r\n'))
                else:
                    self._note(message, errors.MisplacedEnvelopeHeaderDefect(line))
            elif line[0] == ':':
                self._note(message, errors.InvalidHeaderDefect("Missing header name."))
            else:
                found.append([line])
            at += 1
        for source in found:
            message.set_raw(*self.policy.header_source_parse(source))
        return at

    def _blocks(self, message, lines, at, end):
        """Blocks of headers."""
        while at < end:
            stop = at
            while stop < end and lines[stop].strip('\r\n'):
                stop += 1
            part = self._new()
            self._headers(part, lines, at, stop)
            part.set_payload('')
            message.attach(part)
            at = stop + 1

    def _parts(self, message, lines, at, end):
        boundary = message.get_boundary()
        if boundary is None:
            self._note(message, errors.NoBoundaryInMultipartDefect())
            message.set_payload(''.join(lines[at:end]))
            return
        if str(message.get('content-transfer-encoding', '8bit')).lower() not in ('7bit', '8bit', 'binary'):
            self._note(message, errors.InvalidMultipartContentTransferEncodingDefect())
        is_boundary = re.compile('--' + re.escape(boundary) + r'(?P<end>--)?[ \t]*(?:\r\n|\r|\n)?$').match
        # Where boundaries are, up to the one that ends.
        marks, closed = [], None
        for n in range(at, end):
            if lines[n][:2] == '--':
                found = is_boundary(lines[n])
                if found:
                    if found['end']:
                        closed = n
                        break
                    marks.append(n)
        if not marks:
            self._note(message, errors.StartBoundaryNotFoundDefect())
            message.set_payload(''.join(lines[at:end if closed is None else closed]))
            return
        if marks[0] > at:
            message.preamble = _without_end(''.join(lines[at:marks[0]]))
        stops = marks[1:] + [end if closed is None else closed]
        for mark, stop in zip(marks, stops):
            if mark + 1 >= stop and stop != end and mark + 1 == stop and stop in marks:
                continue
            body = lines[mark + 1:stop]
            # The end of the line before a boundary belongs to that.
            if body and not (closed is None and stop == end):
                body[-1] = _without_end(body[-1])
                if not body[-1]:
                    body.pop()
            part = self._new()
            if message.get_content_type() == 'multipart/digest':
                part.set_default_type('message/rfc822')
            self._message(part, body, 0, len(body))
            message.attach(part)
        if closed is None:
            self._note(message, errors.CloseBoundaryNotFoundDefect())
            return
        rest = lines[closed + 1:end]
        ended = lines[closed][-1:] in '\r\n'
        message.epilogue = ''.join(rest) if rest else ('' if ended else None)


def _without_end(text):
    if text.endswith('\r\n'):
        return text[:-2]
    return text[:-1] if text[-1:] in ('\r', '\n') else text


class BytesFeedParser(FeedParser):
    def feed(self, data):
        super().feed(data.decode('ascii', 'surrogateescape'))
