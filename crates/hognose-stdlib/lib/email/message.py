"""Messages: headers in order, and a payload that is text, a message, or parts.

`Message` is the class of old, `EmailMessage` (in `_emailmessage`) the one with contents.
"""

import binascii
import re
from base64 import b64decode
from io import BytesIO, StringIO
from email import errors, utils
from email import charset as _charset
from email._policybase import compat32
from email.quoprimime import decode_bytes as _decode_quoted

__all__ = ['Message', 'EmailMessage', 'MIMEPart']

SEMISPACE = '; '
_SPECIAL = re.compile(r'[ \(\)<>@,;:\\"/\[\]\?=]')


def _formatparam(param, value=None, quote=True):
    """A parameter as it is written."""
    if value is None or not len(value):
        return param
    if isinstance(value, tuple):
        value = utils.encode_rfc2231(value[2], value[0], value[1])
        return '%s*=%s' % (param, value)
    if not value.isascii():
        return '%s*=%s' % (param, utils.encode_rfc2231(value, 'utf-8', ''))
    if quote or _SPECIAL.search(value):
        return '%s="%s"' % (param, utils.quote(value))
    return '%s=%s' % (param, value)


def _unquotevalue(value):
    if isinstance(value, tuple):
        return value[0], value[1], utils.unquote(value[2])
    return utils.unquote(value)


def _decode_base64(data):
    """The bytes of Base64 as it comes in mail, and what is wrong with it."""
    missing = len(data) % 4
    padded = data + b'==='[:4 - missing] if missing else data
    try:
        return b64decode(padded, validate=True), [errors.InvalidBase64PaddingDefect()] if missing else []
    except binascii.Error:
        pass
    try:
        return b64decode(data), [errors.InvalidBase64CharactersDefect()]
    except binascii.Error:
        pass
    try:
        return b64decode(data + b'=='), [errors.InvalidBase64CharactersDefect(), errors.InvalidBase64PaddingDefect()]
    except binascii.Error:
        # One digit more than a multiple of four.
        return data, [errors.InvalidBase64LengthDefect()]


class Message:
    def __init__(self, policy=compat32):
        self.policy = policy
        self._headers = []
        self._unixfrom = None
        self._payload = None
        self._charset = None
        self.preamble = self.epilogue = None
        self.defects = []
        self._default_type = 'text/plain'

    def __str__(self):
        return self.as_string()

    def as_string(self, unixfrom=False, maxheaderlen=0, policy=None):
        """The message as text."""
        from email.generator import Generator
        policy = self.policy if policy is None else policy
        out = StringIO()
        Generator(out, mangle_from_=False, maxheaderlen=maxheaderlen, policy=policy).flatten(self, unixfrom=unixfrom)
        return out.getvalue()

    def __bytes__(self):
        return self.as_bytes()

    def as_bytes(self, unixfrom=False, policy=None):
        """The message as bytes."""
        from email.generator import BytesGenerator
        policy = self.policy if policy is None else policy
        out = BytesIO()
        BytesGenerator(out, mangle_from_=False, policy=policy).flatten(self, unixfrom=unixfrom)
        return out.getvalue()

    def is_multipart(self):
        return isinstance(self._payload, list)

    def set_unixfrom(self, unixfrom):
        self._unixfrom = unixfrom

    def get_unixfrom(self):
        return self._unixfrom

    def attach(self, payload):
        """One more part."""
        if self._payload is None:
            self._payload = [payload]
        else:
            try:
                self._payload.append(payload)
            except AttributeError:
                raise TypeError("Attach is not valid on a message with a non-multipart payload") from None

    def get_payload(self, i=None, decode=False):
        """The payload, or one part; decoded it is bytes."""
        if self.is_multipart():
            if decode:
                return None
            return self._payload if i is None else self._payload[i]
        if i is not None and not isinstance(self._payload, list):
            raise TypeError('Expected list, got %s' % type(self._payload))
        payload = self._payload
        cte = str(self.get('content-transfer-encoding', '')).lower().strip()
        if not decode:
            if isinstance(payload, str) and utils._has_surrogates(payload):
                data = payload.encode('ascii', 'surrogateescape')
                try:
                    payload = data.decode(self.get_content_charset('ascii'), 'replace')
                except LookupError:
                    payload = data.decode('ascii', 'replace')
            return payload
        if isinstance(payload, str):
            try:
                data = payload.encode('ascii', 'surrogateescape')
            except UnicodeEncodeError:
                # No mail that is on its way has this.
                data = payload.encode('raw-unicode-escape')
        else:
            data = payload
        if payload is None:
            return None
        if cte == 'quoted-printable':
            return _decode_quoted(data)
        if cte == 'base64':
            value, defects = _decode_base64(b''.join(data.splitlines()))
            for defect in defects:
                self.policy.handle_defect(self, defect)
            return value
        if isinstance(payload, str):
            return data
        return payload

    def set_payload(self, payload, charset=None):
        if hasattr(payload, 'encode'):
            if charset is None:
                self._payload = payload
                return
            payload = payload.encode(charset.output_charset if isinstance(charset, _charset.Charset) else str(charset), 'surrogateescape')
            self._payload = payload.decode('ascii', 'surrogateescape')
        elif hasattr(payload, 'decode'):
            self._payload = payload.decode('ascii', 'surrogateescape')
        else:
            self._payload = payload
        if charset is not None:
            self.set_charset(charset)

    def set_charset(self, charset):
        """Headers that say it, and the payload encoded as it is usual for it."""
        if charset is None:
            self.del_param('charset')
            self._charset = None
            return
        if not isinstance(charset, _charset.Charset):
            charset = _charset.Charset(charset)
        self._charset = charset
        if 'MIME-Version' not in self:
            self.add_header('MIME-Version', '1.0')
        if 'Content-Type' not in self:
            self.add_header('Content-Type', 'text/plain', charset=charset.get_output_charset())
        else:
            self.set_param('charset', charset.get_output_charset())
        if charset != charset.get_output_charset():
            self._payload = charset.body_encode(self._payload)
        if 'Content-Transfer-Encoding' not in self:
            cte = charset.get_body_encoding()
            if callable(cte):
                cte(self)
            else:
                payload = self._payload
                if payload:
                    payload = payload.encode('ascii', 'surrogateescape')
                self._payload = charset.body_encode(payload)
                self.add_header('Content-Transfer-Encoding', cte)

    def get_charset(self):
        return self._charset

    # Headers, as a mapping that keeps doubles.

    def __len__(self):
        return len(self._headers)

    def __getitem__(self, name):
        return self.get(name)

    def __setitem__(self, name, val):
        most = self.policy.header_max_count(name)
        if most:
            lowered = name.lower()
            if sum(1 for known, _ in self._headers if known.lower() == lowered) >= most:
                raise ValueError("There may be at most {} {} headers in a message".format(most, name))
        self._headers.append(self.policy.header_store_parse(name, val))

    def __delitem__(self, name):
        name = name.lower()
        self._headers = [(known, value) for known, value in self._headers if known.lower() != name]

    def __contains__(self, name):
        name = name.lower()
        return any(known.lower() == name for known, _ in self._headers)

    def __iter__(self):
        for name, _ in self._headers:
            yield name

    def keys(self):
        return [name for name, _ in self._headers]

    def values(self):
        return [self.policy.header_fetch_parse(name, value) for name, value in self._headers]

    def items(self):
        return [(name, self.policy.header_fetch_parse(name, value)) for name, value in self._headers]

    def get(self, name, failobj=None):
        name = name.lower()
        for known, value in self._headers:
            if known.lower() == name:
                return self.policy.header_fetch_parse(known, value)
        return failobj

    def set_raw(self, name, value):
        self._headers.append((name, value))

    def raw_items(self):
        return iter(self._headers.copy())

    def get_all(self, name, failobj=None):
        name = name.lower()
        return [self.policy.header_fetch_parse(known, value) for known, value in self._headers if known.lower() == name] or failobj

    def add_header(self, _name, _value, **_params):
        """A header with parameters; `_` stands for `-` in their names."""
        parts = []
        for key, value in _params.items():
            if value is None:
                parts.append(key.replace('_', '-'))
            else:
                parts.append(_formatparam(key.replace('_', '-'), value))
        if _value is not None:
            parts.insert(0, _value)
        self[_name] = SEMISPACE.join(parts)

    def replace_header(self, _name, _value):
        lowered = _name.lower()
        for n, (known, _) in enumerate(self._headers):
            if known.lower() == lowered:
                self._headers[n] = self.policy.header_store_parse(known, _value)
                return
        raise KeyError(_name)

    # The kind of its content.

    def get_content_type(self):
        missing = object()
        value = self.get('content-type', missing)
        if value is missing:
            return self.get_default_type()
        kind = str(value).partition(';')[0].strip().lower()
        return kind if kind.count('/') == 1 else 'text/plain'

    def get_content_maintype(self):
        return self.get_content_type().split('/')[0]

    def get_content_subtype(self):
        return self.get_content_type().split('/')[1]

    def get_default_type(self):
        return self._default_type

    def set_default_type(self, ctype):
        self._default_type = ctype

    def _params(self, header):
        value = self.get(header)
        if value is None:
            return None
        return utils._split_parameters(str(value))

    def get_params(self, failobj=None, header='content-type', unquote=True):
        """The kind and the parameters of a header as pairs."""
        params = self._params(header)
        if params is None:
            return failobj
        params = utils.decode_params(params)
        return [(name, _unquotevalue(value)) for name, value in params] if unquote else params

    def get_param(self, param, failobj=None, header='content-type', unquote=True):
        for name, value in self.get_params([], header, False):
            if name.lower() == param.lower():
                return _unquotevalue(value) if unquote else value
        return failobj

    def set_param(self, param, value, header='Content-Type', requote=True, charset=None, language='', replace=False):
        if not isinstance(value, tuple) and charset:
            value = (charset, language, value)
        if header not in self and header.lower() == 'content-type':
            old = 'text/plain'
        else:
            old = self.get(header)
        if not self.get_param(param, header=header):
            new = _formatparam(param, value, requote) if not old else SEMISPACE.join([str(old), _formatparam(param, value, requote)])
        else:
            new = ''
            for name, known in self.get_params(header=header, unquote=requote):
                part = _formatparam(param, value, requote) if name.lower() == param.lower() else _formatparam(name, known, requote)
                new = part if not new else SEMISPACE.join([new, part])
        if new != self.get(header):
            if replace:
                self.replace_header(header, new)
            else:
                del self[header]
                self[header] = new

    def del_param(self, param, header='content-type', requote=True):
        if header not in self:
            return
        new = ''
        for name, value in self.get_params(header=header, unquote=requote):
            if name.lower() != param.lower():
                part = _formatparam(name, value, requote)
                new = part if not new else SEMISPACE.join([new, part])
        if new != self.get(header):
            del self[header]
            self[header] = new

    def set_type(self, type, header='Content-Type', requote=True):
        if not type.count('/') == 1:
            raise ValueError
        if header.lower() == 'content-type':
            del self['mime-version']
            self['MIME-Version'] = '1.0'
        if header not in self:
            self[header] = type
            return
        params = self.get_params(header=header, unquote=requote)
        del self[header]
        self[header] = type
        for name, value in params[1:]:
            self.set_param(name, value, header, requote)

    def get_filename(self, failobj=None):
        missing = object()
        name = self.get_param('filename', missing, 'content-disposition')
        if name is missing:
            name = self.get_param('name', missing, 'content-type')
        if name is missing:
            return failobj
        return utils.collapse_rfc2231_value(name).strip()

    def get_boundary(self, failobj=None):
        missing = object()
        boundary = self.get_param('boundary', missing)
        if boundary is missing:
            return failobj
        return utils.collapse_rfc2231_value(boundary).rstrip()

    def set_boundary(self, boundary):
        if self.get('content-type') is None:
            raise errors.HeaderParseError('No Content-Type header found')
        params = self.get_params(unquote=False)
        made, seen = [], False
        for name, value in params:
            if name.lower() == 'boundary':
                made.append(('boundary', '"%s"' % boundary))
                seen = True
            else:
                made.append((name, value))
        if not seen:
            made.append(('boundary', '"%s"' % boundary))
        text = SEMISPACE.join([name if value == '' else '%s=%s' % (name, value if isinstance(value, str) else utils.encode_rfc2231(value[2], *value[:2]))
                               for name, value in made])
        self._headers = [(known, value) if known.lower() != 'content-type' else self.policy.header_store_parse(known, text)
                         for known, value in self._headers]

    def get_content_charset(self, failobj=None):
        missing = object()
        charset = self.get_param('charset', missing)
        if charset is missing:
            return failobj
        if isinstance(charset, tuple):
            try:
                charset = str(charset[2].encode('raw-unicode-escape'), charset[0] or 'us-ascii')
            except (LookupError, UnicodeError):
                charset = charset[2]
        return charset.lower() if charset.isascii() else failobj

    def get_charsets(self, failobj=None):
        return [part.get_content_charset(failobj) for part in self.walk()]

    def get_content_disposition(self):
        value = self.get('content-disposition')
        if value is None:
            return None
        return str(value).partition(';')[0].strip().lower()

    from email.iterators import walk


def __getattr__(name):
    # Those are in a file of their own, which needs this one.
    if name in ('EmailMessage', 'MIMEPart'):
        from email import _emailmessage
        return getattr(_emailmessage, name)
    raise AttributeError(f"module 'email.message' has no attribute {name!r}")
