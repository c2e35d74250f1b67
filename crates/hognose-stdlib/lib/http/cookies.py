"""Cookies, as servers set them and clients send them.

Promises CPython 3.14's `http.cookies`.
"""

import re
import string
import types

__all__ = ["CookieError", "BaseCookie", "SimpleCookie"]

_LEGAL = string.ascii_letters + string.digits + "!#$%&'*+-.^_`|~:"
_is_key = re.compile('[%s]+' % re.escape(_LEGAL)).fullmatch
_ESCAPED = re.compile(r'\\(?:([0-3][0-7][0-7])|(.))')
_ESCAPES = {code: '\\%03o' % code for code in range(256) if chr(code) not in _LEGAL + ' ()/<=>?@[]{}'}
_ESCAPES[ord('"')] = '\\"'
_ESCAPES[ord('\\')] = '\\\\'


class CookieError(Exception):
    pass


def _quote(str):
    """A value that may stand in a header, in quotes if it has to."""
    if str is None or _is_key(str):
        return str
    return '"' + str.translate(_ESCAPES) + '"'


def _unquote(str):
    """The value that was quoted."""
    if str is None or len(str) < 2 or str[0] != '"' or str[-1] != '"':
        return str
    return _ESCAPED.sub(lambda found: chr(int(found[1], 8)) if found[1] else found[2], str[1:-1])


_DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
_MONTHS = [None, 'Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']


def _getdate(future=0, weekdayname=_DAYS, monthname=_MONTHS):
    from time import gmtime, time
    year, month, day, hours, minutes, seconds, weekday, _, _ = gmtime(time() + future)
    return "%s, %02d %3s %4d %02d:%02d:%02d GMT" % (weekdayname[weekday], day, monthname[month], year, hours, minutes, seconds)


class Morsel(dict):
    """One cookie: its name, its value, and what else is said of it."""

    _reserved = {
        "expires": "expires", "path": "Path", "comment": "Comment", "domain": "Domain", "max-age": "Max-Age", "secure": "Secure",
        "httponly": "HttpOnly", "version": "Version", "samesite": "SameSite", "partitioned": "Partitioned",
    }
    _reserved_defaults = dict.fromkeys(_reserved, "")
    _flags = {'secure', 'httponly', 'partitioned'}

    def __init__(self):
        self._key = self._value = self._coded_value = None
        dict.update(self, self._reserved_defaults)

    key = property(lambda self: self._key)
    value = property(lambda self: self._value)
    coded_value = property(lambda self: self._coded_value)

    def __setitem__(self, K, V):
        K = K.lower()
        if K not in self._reserved:
            raise CookieError("Invalid attribute %r" % (K,))
        dict.__setitem__(self, K, V)

    def setdefault(self, key, val=None):
        key = key.lower()
        if key not in self._reserved:
            raise CookieError("Invalid attribute %r" % (key,))
        return dict.setdefault(self, key, val)

    def __eq__(self, morsel):
        if not isinstance(morsel, Morsel):
            return NotImplemented
        return (dict.__eq__(self, morsel) and self._value == morsel._value and self._key == morsel._key
                and self._coded_value == morsel._coded_value)

    __ne__ = object.__ne__

    def copy(self):
        morsel = Morsel()
        dict.update(morsel, self)
        morsel.__dict__.update(self.__dict__)
        return morsel

    def update(self, values):
        checked = {}
        for key, value in dict(values).items():
            key = key.lower()
            if key not in self._reserved:
                raise CookieError("Invalid attribute %r" % (key,))
            checked[key] = value
        dict.update(self, checked)

    def isReservedKey(self, K):
        return K.lower() in self._reserved

    def set(self, key, val, coded_val):
        if key.lower() in self._reserved:
            raise CookieError('Attempt to set a reserved key %r' % (key,))
        if not _is_key(key):
            raise CookieError('Illegal key %r' % (key,))
        self._key = key
        self._value = val
        self._coded_value = coded_val

    def __getstate__(self):
        return {'key': self._key, 'value': self._value, 'coded_value': self._coded_value}

    def __setstate__(self, state):
        self._key = state['key']
        self._value = state['value']
        self._coded_value = state['coded_value']

    def output(self, attrs=None, header="Set-Cookie:"):
        return "%s %s" % (header, self.OutputString(attrs))

    __str__ = output

    def __repr__(self):
        return '<%s: %s>' % (self.__class__.__name__, self.OutputString())

    def js_output(self, attrs=None):
        return """
        <script type="text/javascript">
        <!-- begin hiding
        document.cookie = \"%s\";
        // end hiding -->
        </script>
        """ % (self.OutputString(attrs).replace('"', r'\"'))

    def OutputString(self, attrs=None):
        parts = ["%s=%s" % (self.key, self.coded_value)]
        if attrs is None:
            attrs = self._reserved
        for key, value in sorted(self.items()):
            if value == "" or key not in attrs:
                continue
            name = self._reserved[key]
            if key == "expires" and isinstance(value, int):
                parts.append("%s=%s" % (name, _getdate(value)))
            elif key == "max-age" and isinstance(value, int):
                parts.append("%s=%d" % (name, value))
            elif key == "comment" and isinstance(value, str):
                parts.append("%s=%s" % (name, _quote(value)))
            elif key in self._flags:
                if value:
                    parts.append(str(name))
            else:
                parts.append("%s=%s" % (name, value))
        return "; ".join(parts)

    __class_getitem__ = classmethod(types.GenericAlias)


_KEY = r"[\w\d!#%&'~_`><@,:/\$\*\+\-\.\^\|\)\(\?\}\{\=]"
_PATTERN = re.compile(r"""
    \s*
    (?P<key>""" + _KEY + r"""+?)
    (\s*=\s*
    (?P<val>
    "(?:[^\\"]|\\.)*"
    |
    (\w{3},\s|\w+day\s|\w{3}\s|)[\w\d\s-]{9,11}\s[\d:]{8}\sGMT
    |
    [\w\d!#%&'~_`><@,:/\$\*\+\-\.\^\|\)\(\?\}\{\=\[\]]*
    )
    )?
    \s*
    (\s+|;|$)
    """, re.ASCII | re.VERBOSE)


class BaseCookie(dict):
    """Cookies by their names."""

    def value_decode(self, val):
        """The value of what is written, and that."""
        return val, val

    def value_encode(self, val):
        """A value, and how it is written."""
        val = str(val)
        return val, val

    def __init__(self, input=None):
        if input:
            self.load(input)

    def __set(self, key, real_value, coded_value):
        morsel = self.get(key, Morsel())
        morsel.set(key, real_value, coded_value)
        dict.__setitem__(self, key, morsel)

    def __setitem__(self, key, value):
        if isinstance(value, Morsel):
            dict.__setitem__(self, key, value)
        else:
            real, coded = self.value_encode(value)
            self.__set(key, real, coded)

    def output(self, attrs=None, header="Set-Cookie:", sep="\015\012"):
        return sep.join([morsel.output(attrs, header) for _, morsel in sorted(self.items())])

    __str__ = output

    def __repr__(self):
        parts = ['%s=%s' % (key, repr(morsel.value)) for key, morsel in sorted(self.items())]
        return '<%s: %s>' % (self.__class__.__name__, ' '.join(parts))

    def js_output(self, attrs=None):
        return "".join([morsel.js_output(attrs) for _, morsel in sorted(self.items())])

    def load(self, rawdata):
        """Takes the cookies of a header, or of a dict."""
        if isinstance(rawdata, str):
            self.__parse(rawdata)
        else:
            for key, value in rawdata.items():
                self[key] = value

    def __parse(self, text, patt=_PATTERN):
        at = 0
        found = []
        seen = False
        attribute, cookie = 1, 2
        while 0 <= at < len(text):
            match = patt.match(text, at)
            if not match:
                break
            key, value = match.group("key"), match.group("val")
            at = match.end(0)
            if key[0] == '$':
                # Those in front of all cookies mean nothing here.
                if not seen:
                    continue
                found.append((attribute, key[1:], value))
            elif key.lower() in Morsel._reserved:
                if not seen:
                    # The header is broken.
                    return
                if value is None:
                    if key.lower() not in Morsel._flags:
                        return
                    found.append((attribute, key, True))
                else:
                    found.append((attribute, key, _unquote(value)))
            elif value is not None:
                found.append((cookie, key, self.value_decode(value)))
                seen = True
            else:
                return
        morsel = None
        for kind, key, value in found:
            if kind == attribute:
                morsel[key] = value
            else:
                real, coded = value
                self.__set(key, real, coded)
                morsel = self[key]


class SimpleCookie(BaseCookie):
    """Cookies whose values are texts."""

    def value_decode(self, val):
        return _unquote(val), val

    def value_encode(self, val):
        text = str(val)
        return text, _quote(text)
