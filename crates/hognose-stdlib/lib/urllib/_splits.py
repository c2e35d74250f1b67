"""Functions of `urllib.parse` that take one part off an address: deprecated, and used by old programs.

Deliberately absent: anything that is not text.
"""

import warnings as _warnings


def _split_type(url):
    """`type:rest`."""
    scheme, colon, rest = url.partition(':')
    if not scheme or not colon or '/' in scheme:
        return None, url
    return scheme.lower(), rest


def _split_host(url):
    """`//host[:port]/path`."""
    if not url.startswith('//'):
        return None, url
    rest = url[2:]
    end = min([at for at in map(rest.find, '/#?') if at >= 0], default=len(rest))
    path = rest[end:]
    return rest[:end], path if not path or path[0] == '/' else '/' + path


def _split_user(host):
    """`user[:password]@host`."""
    user, at, rest = host.rpartition('@')
    return user if at else None, rest


def _split_password(user):
    """`user:password`."""
    user, colon, password = user.partition(':')
    return user, password if colon else None


def _split_port(host):
    """`host:port`, the port as text."""
    name, colon, port = host.rpartition(':')
    if not colon or not all([digit in '0123456789' for digit in port]):
        return host, None
    return name, port or None


def _split_number(host, defport=-1):
    """`host:port`, the port as a number; None where it is none."""
    name, colon, port = host.rpartition(':')
    if not colon:
        return host, defport
    if not port:
        return name, defport
    return name, int(port) if port.isascii() and port.isdigit() else None


def _split_last(url, mark):
    before, found, after = url.rpartition(mark)
    return (before, after) if found else (url, None)


def _split_query(url):
    """`address?query`."""
    return _split_last(url, '?')


def _split_tag(url):
    """`address#tag`."""
    return _split_last(url, '#')


def _split_attributes(url):
    """`path;name=value;name=value`."""
    path, *attributes = url.split(';')
    return path, attributes


def _split_value(attr):
    """`name=value`."""
    name, equals, value = attr.partition('=')
    return name, value if equals else None


def _to_ascii(url):
    """The address, if all of it is ASCII."""
    if isinstance(url, str):
        try:
            url.encode('ascii')
        except UnicodeError:
            raise UnicodeError(f'URL {url!r} contains non-ASCII characters') from None
    return url


def unwrap(url):
    """The address in `<URL:address>`."""
    url = str(url).strip()
    if url[:1] == '<' and url[-1:] == '>':
        url = url[1:-1].strip()
    return url[4:].strip() if url[:4] == 'URL:' else url


def _deprecated(name, function, instead):
    """A function that says that it is out of use, and works."""
    message = f'urllib.parse.{name}() is deprecated as of 3.8{instead}'

    def warned(*args, **kwargs):
        _warnings.warn(message, DeprecationWarning, stacklevel=2)
        return function(*args, **kwargs)

    warned.__name__ = warned.__qualname__ = name
    warned.__module__ = 'urllib.parse'
    return warned


_URLPARSE = ', use urllib.parse.urlparse() instead'
SPLITS = {}
for _name, _function, _instead in (
        ('splittype', _split_type, _URLPARSE), ('splithost', _split_host, _URLPARSE), ('splituser', _split_user, _URLPARSE),
        ('splitpasswd', _split_password, _URLPARSE), ('splitport', _split_port, _URLPARSE), ('splitnport', _split_number, _URLPARSE),
        ('splitquery', _split_query, _URLPARSE), ('splittag', _split_tag, _URLPARSE), ('splitattr', _split_attributes, _URLPARSE),
        ('splitvalue', _split_value, ', use urllib.parse.parse_qsl() instead'), ('to_bytes', _to_ascii, '')):
    SPLITS[_name] = _deprecated(_name, _function, _instead)
    SPLITS['_' + _name] = _function
