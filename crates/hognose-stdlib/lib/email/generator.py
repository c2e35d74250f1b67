"""Messages as text and as bytes."""

import re
import sys
from copy import deepcopy
from email.errors import HeaderWriteError
from email.utils import _has_surrogates
from io import BytesIO, StringIO

__all__ = ['Generator', 'DecodedGenerator', 'BytesGenerator']

_LINE = re.compile(r'\r\n|\r|\n')
_FROM = re.compile(r'^From ', re.MULTILINE)
_NEW_HEADER = re.compile(r'(\r\n|\r|\n)(?![ \t])')


class Generator:
    """Writes messages to a file of text."""

    def __init__(self, outfp, mangle_from_=None, maxheaderlen=None, *, policy=None):
        if mangle_from_ is None:
            mangle_from_ = True if policy is None else policy.mangle_from_
        self._fp = outfp
        self._mangle_from_ = mangle_from_
        self.maxheaderlen = maxheaderlen
        self.policy = policy

    def write(self, s):
        self._fp.write(s)

    def _encode(self, s):
        return s

    def flatten(self, msg, unixfrom=False, linesep=None):
        """Writes a message."""
        policy = msg.policy if self.policy is None else self.policy
        if linesep is not None:
            policy = policy.clone(linesep=linesep)
        if self.maxheaderlen is not None:
            policy = policy.clone(max_line_length=self.maxheaderlen)
        old = self.policy
        self.policy = policy
        self._linesep = policy.linesep
        try:
            if unixfrom:
                from_line = msg.get_unixfrom()
                if not from_line:
                    import time
                    from_line = 'From nobody ' + time.ctime(time.time())
                self.write(from_line + self._linesep)
            self._message(msg)
        finally:
            self.policy = old

    def clone(self, fp):
        return self.__class__(fp, self._mangle_from_, None, policy=self.policy)

    def _lines(self, text):
        """Writes a text with the ends of lines of the policy."""
        if not text:
            return
        self.write(self._linesep.join(_LINE.split(text)))

    def _headers(self, msg):
        for name, value in msg.raw_items():
            folded = self.policy.fold(name, value)
            if self.policy.verify_generated_headers:
                linesep = self.policy.linesep
                if not folded.endswith(linesep):
                    raise HeaderWriteError(f'folded header does not end with {linesep!r}: {folded!r}')
                if _NEW_HEADER.search(folded.removesuffix(linesep)):
                    raise HeaderWriteError(f'folded header contains newline: {folded!r}')
            self.write(folded)
        self.write(self._linesep)

    def _message(self, msg):
        # A boundary may have to be chosen first, for it stands in the headers.
        if msg.get_content_maintype() == 'multipart' and isinstance(msg.get_payload(), (list, type(None))) and not msg.get_boundary():
            texts = [self._part_text(part, msg) for part in msg.get_payload() or ()]
            msg.set_boundary(self._make_boundary(texts))
        msg = self._prepared(msg)
        self._headers(msg)
        self._body(msg)

    def _prepared(self, msg):
        """The message whose text can be written: what is 8 bit is encoded."""
        payload = msg._payload
        if isinstance(payload, str) and _has_surrogates(payload) and msg.get('content-type') is not None and msg.get_content_maintype() == 'text':
            charset = msg.get_param('charset')
            if charset is not None:
                encoded = deepcopy(msg)
                del encoded['content-transfer-encoding']
                encoded.set_payload(payload.encode('ascii', 'surrogateescape').decode(str(charset), 'replace'), charset)
                # The headers keep their places.
                msg = deepcopy(msg)
                cte, kind = encoded['content-transfer-encoding'], encoded['content-type']
                if msg.get('content-transfer-encoding') is None:
                    msg['Content-Transfer-Encoding'] = cte
                else:
                    msg.replace_header('content-transfer-encoding', cte)
                msg.replace_header('content-type', kind)
                msg._payload = encoded._payload
        return msg

    def _part_text(self, part, msg):
        out = StringIO()
        made = Generator(out, self._mangle_from_, None, policy=self.policy)
        made.flatten(part, linesep=self._linesep)
        return out.getvalue()

    def _body(self, msg):
        main = msg.get_content_maintype()
        kind = msg.get_content_type()
        payload = self._payload_of(msg)
        if kind == 'message/delivery-status' and isinstance(payload, list):
            blocks = []
            for part in payload:
                text = self._part_text(part, msg)
                lines = text.split(self._linesep)
                if lines and lines[-1] == '':
                    lines.pop()
                blocks.append(self._linesep.join(lines))
            self.write(self._linesep.join(blocks))
        elif main == 'multipart':
            self._multipart(msg, payload)
        elif main == 'message' and isinstance(payload, list):
            inner = self.clone(self._fp)
            inner.flatten(payload[0], unixfrom=False, linesep=self._linesep)
        else:
            self._text(msg, payload)

    def _payload_of(self, msg):
        return msg.get_payload()

    def _text(self, msg, payload):
        if payload is None:
            return
        if not isinstance(payload, str):
            raise TypeError('string payload expected: %s' % type(payload))
        if self._mangle_from_:
            payload = _FROM.sub('>From ', payload)
        self._lines(payload)

    def _multipart(self, msg, payload):
        if payload is None:
            payload = []
        elif isinstance(payload, str):
            self.write(payload)
            return
        elif not isinstance(payload, list):
            payload = [payload]
        boundary = msg.get_boundary()
        linesep = self._linesep
        if msg.preamble is not None:
            preamble = _FROM.sub('>From ', msg.preamble) if self._mangle_from_ else msg.preamble
            self._lines(preamble)
            self.write(linesep)
        self.write('--' + boundary + linesep)
        for n, part in enumerate(payload):
            if n:
                self.write(linesep + '--' + boundary + linesep)
            inner = self.clone(self._fp)
            inner.flatten(part, unixfrom=False, linesep=linesep)
        self.write(linesep + '--' + boundary + '--' + linesep)
        if msg.epilogue is not None:
            self._lines(_FROM.sub('>From ', msg.epilogue) if self._mangle_from_ else msg.epilogue)

    @classmethod
    def _make_boundary(cls, texts=()):
        import random
        token = random.randrange(sys.maxsize)
        boundary = '=' * 15 + ('%019d' % token) + '=='
        made, n = boundary, 0
        while any('--' + made in text for text in texts):
            made = f'{boundary}.{n}'
            n += 1
        return made


class BytesGenerator(Generator):
    """Writes messages to a file of bytes."""

    def write(self, s):
        self._fp.write(s.encode('ascii', 'surrogateescape'))

    def _prepared(self, msg):
        return super()._prepared(msg) if self.policy.cte_type == '7bit' else msg

    def _payload_of(self, msg):
        # Bytes that are no text stay what they are.
        return msg._payload

    def _headers(self, msg):
        for name, value in msg.raw_items():
            self._fp.write(self.policy.fold_binary(name, value))
        self.write(self._linesep)

    def _part_text(self, part, msg):
        out = BytesIO()
        made = BytesGenerator(out, self._mangle_from_, None, policy=self.policy)
        made.flatten(part, linesep=self._linesep)
        return out.getvalue().decode('ascii', 'surrogateescape')


_FORMAT = '[Non-text (%(type)s) part of message omitted, filename %(filename)s]'


class DecodedGenerator(Generator):
    """Writes texts of messages, and lines that stand for the other parts."""

    def __init__(self, outfp, mangle_from_=None, maxheaderlen=None, fmt=None, *, policy=None):
        Generator.__init__(self, outfp, mangle_from_, maxheaderlen, policy=policy)
        self._fmt = _FORMAT if fmt is None else fmt

    def _body(self, msg):
        for part in msg.walk():
            main = part.get_content_maintype()
            if main == 'text':
                print(part.get_payload(decode=False), file=self)
            elif main != 'multipart':
                print(self._fmt % {'type': part.get_content_type(), 'maintype': main, 'subtype': part.get_content_subtype(),
                                   'filename': part.get_filename('[no filename]'), 'description': part.get('Content-Description', '[no description]'),
                                   'encoding': part.get('Content-Transfer-Encoding', '[no encoding]')}, file=self)
