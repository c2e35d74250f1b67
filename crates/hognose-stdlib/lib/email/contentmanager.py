"""The contents of messages: what a part is as a value, and how a value becomes a part."""

import binascii
from email import message as _message
from email import errors, quoprimime


class ContentManager:
    """Functions by kinds of parts, and by types of values."""

    def __init__(self):
        self.get_handlers = {}
        self.set_handlers = {}

    def add_get_handler(self, key, handler):
        self.get_handlers[key] = handler

    def get_content(self, msg, *args, **kw):
        kind = msg.get_content_type()
        for key in (kind, msg.get_content_maintype(), ''):
            if key in self.get_handlers:
                return self.get_handlers[key](msg, *args, **kw)
        raise KeyError(kind)

    def add_set_handler(self, typekey, handler):
        self.set_handlers[typekey] = handler

    def set_content(self, msg, obj, *args, **kw):
        if msg.get_content_maintype() == 'multipart':
            raise TypeError("set_content not valid on multipart")
        handler = self._handler(msg, obj)
        msg.clear_content()
        handler(msg, obj, *args, **kw)

    def _handler(self, msg, obj):
        wanted = None
        for cls in type(obj).__mro__:
            full = '.'.join((cls.__module__, cls.__qualname__))
            wanted = wanted or full
            for key in (cls, full, cls.__qualname__, cls.__name__):
                if key in self.set_handlers:
                    return self.set_handlers[key]
        if None in self.set_handlers:
            return self.set_handlers[None]
        raise KeyError(wanted)


raw_data_manager = ContentManager()


def get_text_content(msg, errors='replace'):
    content = msg.get_payload(decode=True)
    return content.decode(msg.get_param('charset', 'ASCII'), errors=errors)


def get_non_text_content(msg):
    return msg.get_payload(decode=True)


def get_message_content(msg):
    return msg.get_payload(0)


def get_and_fixup_unknown_message_content(msg):
    return bytes(msg.get_payload(0))


raw_data_manager.add_get_handler('text', get_text_content)
for _kind in ('audio', 'image', 'video', 'application'):
    raw_data_manager.add_get_handler(_kind, get_non_text_content)
for _kind in ('rfc822', 'external-body'):
    raw_data_manager.add_get_handler('message/' + _kind, get_message_content)
raw_data_manager.add_get_handler('message', get_and_fixup_unknown_message_content)
del _kind


def _prepare_set(msg, maintype, subtype, headers):
    msg['Content-Type'] = '/'.join((maintype, subtype))
    if headers:
        if not hasattr(headers[0], 'name'):
            factory = msg.policy.header_factory
            headers = [factory(*[part.strip() for part in header.split(':', 1)]) for header in headers]
        try:
            for header in headers:
                if header.defects:
                    raise header.defects[0]
                msg[header.name] = header
        except errors.HeaderDefect as error:
            raise ValueError("Invalid header: {}".format(header.fold(policy=msg.policy))) from error


def _finalize_set(msg, disposition, filename, cid, params):
    if disposition is None and filename is not None:
        disposition = 'attachment'
    if disposition is not None:
        msg['Content-Disposition'] = disposition
    if filename is not None:
        msg.set_param('filename', filename, header='Content-Disposition', replace=True)
    if cid is not None:
        msg['Content-ID'] = cid
    if params is not None:
        for key, value in params.items():
            msg.set_param(key, value)


def _encode_base64(data, max_line_length):
    size = max_line_length // 4 * 3
    return ''.join([binascii.b2a_base64(data[at:at + size]).decode('ascii') for at in range(0, len(data), size)])


def _encode_text(string, charset, cte, policy):
    lines = string.encode(charset).splitlines()
    linesep = policy.linesep.encode('ascii')
    embedded = lambda: linesep.join(lines) + linesep
    normal = lambda: b'\n'.join(lines) + b'\n'
    most = policy.max_line_length
    if cte is None:
        # The shortest one that the policy allows.
        if max(map(len, lines), default=0) <= (most or float('inf')):
            if all(line.isascii() for line in lines):
                return '7bit', normal().decode('ascii')
            if policy.cte_type == '8bit':
                return '8bit', normal().decode('ascii', 'surrogateescape')
        sniff = linesep.join(lines[:10]) + linesep
        quoted = quoprimime.body_encode(sniff.decode('latin-1'), most or 76)
        cte = 'base64' if len(quoted) > len(binascii.b2a_base64(sniff)) else 'quoted-printable'
        if cte == 'quoted-printable' and len(lines) <= 10:
            return cte, quoted
    if cte == '7bit':
        data = normal().decode('ascii')
    elif cte == '8bit':
        data = normal().decode('ascii', 'surrogateescape')
    elif cte == 'quoted-printable':
        data = quoprimime.body_encode(normal().decode('latin-1'), most or 76)
    elif cte == 'base64':
        data = _encode_base64(embedded(), most or 76)
    else:
        raise ValueError("Unknown content transfer encoding {}".format(cte))
    return cte, data


def set_text_content(msg, string, subtype="plain", charset='utf-8', cte=None, disposition=None, filename=None, cid=None, params=None, headers=None):
    _prepare_set(msg, 'text', subtype, headers)
    cte, payload = _encode_text(string, charset, cte, msg.policy)
    msg.set_payload(payload)
    msg.set_param('charset', {'utf8': 'utf-8', 'latin-1': 'iso-8859-1', 'latin1': 'iso-8859-1', 'ascii': 'us-ascii'}.get(charset.lower(), charset), replace=True)
    msg['Content-Transfer-Encoding'] = cte
    _finalize_set(msg, disposition, filename, cid, params)


def set_message_content(msg, message, subtype="rfc822", cte=None, disposition=None, filename=None, cid=None, params=None, headers=None):
    if subtype == 'partial':
        raise ValueError("message/partial is not supported for Message objects")
    if subtype == 'rfc822':
        if cte not in (None, '7bit', '8bit', 'binary'):
            raise ValueError("message/rfc822 parts do not support cte={}".format(cte))
        cte = '8bit' if cte is None else cte
    elif subtype == 'external-body':
        if cte not in (None, '7bit'):
            raise ValueError("message/external-body parts do not support cte={}".format(cte))
        cte = '7bit'
    elif cte is None:
        cte = '7bit'
    _prepare_set(msg, 'message', subtype, headers)
    msg.set_payload([message])
    msg['Content-Transfer-Encoding'] = cte
    _finalize_set(msg, disposition, filename, cid, params)


def set_bytes_content(msg, data, maintype, subtype, cte='base64', disposition=None, filename=None, cid=None, params=None, headers=None):
    _prepare_set(msg, maintype, subtype, headers)
    if cte == 'base64':
        data = _encode_base64(data, max_line_length=msg.policy.max_line_length or 76)
    elif cte == 'quoted-printable':
        data = quoprimime.body_encode(data.decode('latin-1'))
    elif cte == '7bit':
        data = data.decode('ascii')
    elif cte in ('8bit', 'binary'):
        data = data.decode('ascii', 'surrogateescape')
    msg.set_payload(data)
    msg['Content-Transfer-Encoding'] = cte
    _finalize_set(msg, disposition, filename, cid, params)


raw_data_manager.add_set_handler(str, set_text_content)
raw_data_manager.add_set_handler(_message.Message, set_message_content)
for _type in (bytes, bytearray, memoryview):
    raw_data_manager.add_set_handler(_type, set_bytes_content)
del _type
