"""Charsets, and how their texts are written in headers and bodies."""

from email import base64mime, quoprimime

__all__ = ['Charset', 'add_alias', 'add_charset', 'add_codec']

QP, BASE64, SHORTEST = 1, 2, 3
DEFAULT_CHARSET = 'us-ascii'
UNKNOWN8BIT = 'unknown-8bit'
_HOW = {'us-ascii': (None, None), 'utf-8': (SHORTEST, BASE64), 'utf-16': (BASE64, BASE64), 'big5': (BASE64, BASE64), 'gb2312': (BASE64, BASE64),
        'euc-jp': (BASE64, None), 'shift_jis': (BASE64, None), 'iso-2022-jp': (BASE64, None), 'koi8-r': (BASE64, BASE64)}
for _n in (*range(1, 11), 13, 14, 15, 16):
    _HOW[f'iso-8859-{_n}'] = (QP, QP)
_HOW['windows-1252'] = (QP, QP)
ALIASES = {'latin_1': 'iso-8859-1', 'latin-1': 'iso-8859-1', 'ascii': 'us-ascii', 'utf8': 'utf-8', 'cp949': 'ks_c_5601-1987', 'euc_jp': 'euc-jp',
           'euc_kr': 'euc-kr'}
CODEC_MAP = {'us-ascii': None}


def add_charset(charset, header_enc=None, body_enc=None, output_charset=None):
    """How a charset is written."""
    if body_enc == SHORTEST:
        raise ValueError('SHORTEST not allowed for body_enc')
    _HOW[charset] = (header_enc, body_enc)


def add_alias(alias, canonical):
    ALIASES[alias] = canonical


def add_codec(charset, codecname):
    CODEC_MAP[charset] = codecname


class Charset:
    def __init__(self, input_charset=DEFAULT_CHARSET):
        from email import errors
        try:
            if isinstance(input_charset, str):
                input_charset.encode('ascii')
            else:
                input_charset = str(input_charset, 'ascii')
        except UnicodeError:
            raise errors.CharsetError(input_charset)
        input_charset = input_charset.lower()
        self.input_charset = ALIASES.get(input_charset, input_charset)
        self.header_encoding, self.body_encoding = _HOW.get(self.input_charset, (SHORTEST, BASE64))
        self.output_charset = {'euc-jp': 'iso-2022-jp', 'shift_jis': 'iso-2022-jp'}.get(self.input_charset, self.input_charset)
        self.input_codec = self.input_charset
        self.output_codec = self.output_charset

    def __repr__(self):
        return self.input_charset.lower()

    __str__ = __repr__

    def __eq__(self, other):
        return str(self) == str(other).lower()

    def get_body_encoding(self):
        """The name of the transfer encoding, or a function that chooses it."""
        if self.body_encoding == QP:
            return 'quoted-printable'
        if self.body_encoding == BASE64:
            return 'base64'
        from email.encoders import encode_7or8bit
        return encode_7or8bit

    def get_output_charset(self):
        return self.output_charset or self.input_charset

    def header_encode(self, string):
        """A text as an encoded word."""
        data = string.encode(self.output_codec or 'us-ascii')
        how = self.header_encoding
        if how is None:
            return string
        if how == SHORTEST:
            how = QP if quoprimime.header_length(data) < base64mime.header_length(data) else BASE64
        return (quoprimime if how == QP else base64mime).header_encode(data, self.output_codec)

    def header_encoder(self, string):
        """What encodes pieces of a text as words, and what tells their lengths: the shorter way for all of it."""
        how = self.header_encoding
        if how == SHORTEST:
            data = string.encode(self.output_codec, 'surrogateescape')
            how = QP if quoprimime.header_length(data) < base64mime.header_length(data) else BASE64
        module = quoprimime if how == QP else base64mime
        return lambda text: module.header_encode(text.encode(self.output_codec, 'surrogateescape'), self.output_codec), module.header_length

    def body_encode(self, string):
        if not string:
            return string
        if self.body_encoding == BASE64:
            if isinstance(string, str):
                string = string.encode(self.output_charset)
            return base64mime.body_encode(string)
        if self.body_encoding == QP:
            if isinstance(string, str):
                string = string.encode(self.output_charset)
            return quoprimime.body_encode(string.decode('latin1'))
        if isinstance(string, str):
            string = string.encode(self.output_charset).decode('ascii')
        return string
