"""Transfer encodings of parts."""

from base64 import encodebytes as _encode_base64

__all__ = ['encode_7or8bit', 'encode_base64', 'encode_noop', 'encode_quopri']


def encode_base64(msg):
    """The payload in Base64."""
    msg.set_payload(str(_encode_base64(msg.get_payload(decode=True)), 'ascii'))
    msg['Content-Transfer-Encoding'] = 'base64'


def encode_quopri(msg):
    """The payload as quoted-printable."""
    from email.quoprimime import body_encode
    data = msg.get_payload(decode=True)
    msg.set_payload(body_encode(data.decode('latin-1')).replace(' ', '=20'))
    msg['Content-Transfer-Encoding'] = 'quoted-printable'


def encode_7or8bit(msg):
    """The payload as it is."""
    data = msg.get_payload(decode=True)
    if data is None:
        msg['Content-Transfer-Encoding'] = '7bit'
        return
    msg['Content-Transfer-Encoding'] = '7bit' if data.isascii() else '8bit'


def encode_noop(msg):
    """Nothing is done."""
