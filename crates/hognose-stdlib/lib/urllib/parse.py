"""Taking URLs apart, putting them together, and quoting.

Promises CPython 3.14's `urllib.parse`.
The deprecated functions of the form `splittype` are in `urllib._splits`. Deliberately absent: regular
expressions and caches.
"""

from collections import namedtuple

from _url import quote as _quote, split as _split, unquote as _unquote
from urllib._splits import SPLITS as _SPLITS, unwrap

__all__ = ["urlparse", "urlunparse", "urljoin", "urldefrag", "urlsplit", "urlunsplit", "urlencode",
           "parse_qs", "parse_qsl", "quote", "quote_plus", "quote_from_bytes", "unquote",
           "unquote_plus", "unquote_to_bytes", "DefragResult", "ParseResult", "SplitResult",
           "DefragResultBytes", "ParseResultBytes", "SplitResultBytes"]

uses_relative = ['', 'ftp', 'http', 'gopher', 'nntp', 'imap', 'wais', 'file', 'https', 'shttp',
                 'mms', 'prospero', 'rtsp', 'rtsps', 'rtspu', 'sftp', 'svn', 'svn+ssh', 'ws', 'wss']
uses_netloc = ['', 'ftp', 'http', 'gopher', 'nntp', 'telnet', 'imap', 'wais', 'file', 'mms',
               'https', 'shttp', 'snews', 'prospero', 'rtsp', 'rtsps', 'rtspu', 'rsync', 'svn',
               'svn+ssh', 'sftp', 'nfs', 'git', 'git+ssh', 'ws', 'wss', 'itms-services']
uses_params = ['', 'ftp', 'hdl', 'prospero', 'http', 'imap', 'https', 'shttp', 'rtsp', 'rtsps',
               'rtspu', 'sip', 'sips', 'mms', 'sftp', 'tel']
scheme_chars = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789+-."
_CONTROLS_AND_SPACE = ''.join(map(chr, range(33)))
_UNSAFE = ['\t', '\r', '\n']
_new_tuple = tuple.__new__


def clear_cache():
    """Does nothing: there are no caches."""


def _coerce_args(*args):
    """The arguments as texts, and the function that makes a result of the type that they had."""
    is_text = isinstance(args[0], str)
    for arg in args[1:]:
        if arg and isinstance(arg, str) != is_text:
            raise TypeError("Cannot mix str and non-str arguments")
    if is_text:
        return (*args, lambda x: x)
    return (*[x.decode('ascii', 'strict') if x else '' for x in args],
            lambda x: x.encode('ascii', 'strict'))


class _StrResult:
    __slots__ = ()

    def encode(self, encoding='ascii', errors='strict'):
        """The same with all parts in bytes."""
        return self._encoded_counterpart(*[x.encode(encoding, errors) for x in self])


class _BytesResult:
    __slots__ = ()

    def decode(self, encoding='ascii', errors='strict'):
        """The same with all parts as texts."""
        return self._decoded_counterpart(*[x.decode(encoding, errors) for x in self])


def _split_network(netloc):
    """User, password, host and port of a network location, each None if it is not there."""
    empty, at, colon = ('', '@', ':') if isinstance(netloc, str) else (b'', b'@', b':')
    userinfo, has_user, hostinfo = netloc.rpartition(at)
    user = password = None
    if has_user:
        user, has_password, password = userinfo.partition(colon)
        if not has_password:
            password = None
    left, right = ('[', ']') if isinstance(netloc, str) else (b'[', b']')
    _, has_bracket, bracketed = hostinfo.partition(left)
    if has_bracket:
        host, _, port = bracketed.partition(right)
        _, _, port = port.partition(colon)
    else:
        host, _, port = hostinfo.partition(colon)
    return user, password, host or None, port or None


class _Network:
    __slots__ = ()

    username = property(lambda self: _split_network(self.netloc)[0])
    password = property(lambda self: _split_network(self.netloc)[1])

    @property
    def hostname(self):
        host = _split_network(self.netloc)[2]
        if not host:
            return None
        # The zone of an IPv6 address keeps its case.
        percent = '%' if isinstance(host, str) else b'%'
        host, separator, zone = host.partition(percent)
        return host.lower() + separator + zone

    @property
    def port(self):
        port = _split_network(self.netloc)[3]
        if port is not None:
            if port.isdigit() and port.isascii():
                port = int(port)
            else:
                raise ValueError(f"Port could not be cast to integer value as {port!r}")
            if not 0 <= port <= 65535:
                raise ValueError("Port out of range 0-65535")
        return port


_DefragBase = namedtuple('_DefragResultBase', 'url fragment')
_SplitBase = namedtuple('_SplitResultBase', 'scheme netloc path query fragment')
_ParseBase = namedtuple('_ParseResultBase', 'scheme netloc path params query fragment')


class DefragResult(_DefragBase, _StrResult):
    __slots__ = ()

    def geturl(self):
        """The URL put together again."""
        return self.url + '#' + self.fragment if self.fragment else self.url


class SplitResult(_SplitBase, _Network, _StrResult):
    __slots__ = ()

    def geturl(self):
        """The URL put together again."""
        return urlunsplit(self)


class ParseResult(_ParseBase, _Network, _StrResult):
    __slots__ = ()

    def geturl(self):
        """The URL put together again."""
        return urlunparse(self)


class DefragResultBytes(_DefragBase, _BytesResult):
    __slots__ = ()

    def geturl(self):
        """The URL put together again."""
        return self.url + b'#' + self.fragment if self.fragment else self.url


class SplitResultBytes(_SplitBase, _Network, _BytesResult):
    __slots__ = ()

    def geturl(self):
        """The URL put together again."""
        return urlunsplit(self)


class ParseResultBytes(_ParseBase, _Network, _BytesResult):
    __slots__ = ()

    def geturl(self):
        """The URL put together again."""
        return urlunparse(self)


for _text, _raw in ((DefragResult, DefragResultBytes), (SplitResult, SplitResultBytes),
                    (ParseResult, ParseResultBytes)):
    _text._encoded_counterpart = _raw
    _raw._decoded_counterpart = _text
del _text, _raw


def urlparse(url, scheme='', allow_fragments=True):
    """A URL in six parts: scheme, network location, path, parameters, query, fragment."""
    if scheme == '' and allow_fragments is True and type(scheme) is str:
        parts = _split(url)
        if parts is not None and ';' not in parts[2]:
            scheme, netloc, path, query, fragment = parts
            return _new_tuple(ParseResult, (scheme, netloc, path, '', query, fragment))
    url, scheme, coerce = _coerce_args(url, scheme)
    scheme, netloc, path, query, fragment = _urlsplit(url, scheme, allow_fragments)
    params = ''
    if scheme in uses_params and ';' in path:
        start = path.find(';', path.rfind('/')) if '/' in path else path.find(';')
        if start >= 0:
            path, params = path[:start], path[start + 1:]
    return _coerced(ParseResult(scheme, netloc, path, params, query, fragment), coerce, url)


def _coerced(result, coerce, url):
    probe = coerce('')
    return result if isinstance(probe, str) else result.encode()


def urlsplit(url, scheme='', allow_fragments=True):
    """A URL in five parts: scheme, network location, path, query, fragment."""
    if scheme == '' and allow_fragments is True and type(scheme) is str:
        parts = _split(url)
        if parts is not None:
            return _new_tuple(SplitResult, parts)
    url, scheme, coerce = _coerce_args(url, scheme)
    return _coerced(SplitResult(*_urlsplit(url, scheme, allow_fragments)), coerce, url)


def _urlsplit(url, scheme, allow_fragments):
    url = url.lstrip(_CONTROLS_AND_SPACE)
    scheme = scheme.strip(_CONTROLS_AND_SPACE)
    for char in _UNSAFE:
        url = url.replace(char, '')
        scheme = scheme.replace(char, '')
    netloc = query = fragment = ''
    at = url.find(':')
    if at > 0 and url[0].isascii() and url[0].isalpha():
        for char in url[:at]:
            if char not in scheme_chars:
                break
        else:
            scheme, url = url[:at].lower(), url[at + 1:]
    if url[:2] == '//':
        end = len(url)
        for char in '/?#':
            found = url.find(char, 2)
            if found >= 0:
                end = min(end, found)
        netloc, url = url[2:end], url[end:]
        if ('[' in netloc) != (']' in netloc):
            raise ValueError("Invalid IPv6 URL")
        if '[' in netloc:
            _check_bracketed(netloc)
    if allow_fragments and '#' in url:
        url, fragment = url.split('#', 1)
    if '?' in url:
        url, query = url.split('?', 1)
    _check_netloc(netloc)
    return scheme, netloc, url, query, fragment


def _check_bracketed(netloc):
    hostinfo = netloc.rpartition('@')[2]
    before, has_bracket, rest = hostinfo.partition('[')
    if has_bracket:
        if before:
            raise ValueError("Invalid IPv6 URL")
        host, _, port = rest.partition(']')
        if port and not port.startswith(":"):
            raise ValueError("Invalid IPv6 URL")
    else:
        host = hostinfo.partition(':')[0]
    if host.startswith('v') or host.startswith('V'):
        version, dot, address = host[1:].partition('.')
        allowed = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789!$&'()*+,;=._~:-"
        if not dot or not version or not address or any(
                char not in '0123456789abcdefABCDEF' for char in version) or any(
                char not in allowed for char in address):
            raise ValueError("IPvFuture address is invalid")
    else:
        import ipaddress
        if isinstance(ipaddress.ip_address(host), ipaddress.IPv4Address):
            raise ValueError("An IPv4 address cannot be in brackets")


def _check_netloc(netloc):
    if not netloc or netloc.isascii():
        return
    # Characters that become separators when normalised would move the border of the host.
    import unicodedata
    plain = netloc
    for char in '@:#?':
        plain = plain.replace(char, '')
    normal = unicodedata.normalize('NFKC', plain)
    if plain == normal:
        return
    for char in '/?#@:':
        if char in normal:
            raise ValueError("netloc '" + netloc + "' contains invalid characters under NFKC "
                             "normalization")


def urlunparse(components):
    """The inverse of `urlparse`."""
    if isinstance(components, tuple) and _are_texts(components) and len(components) == 6:
        scheme, netloc, url, params, query, fragment = components
        return _joined(scheme, netloc, f'{url};{params}' if params else url, query, fragment)
    scheme, netloc, url, params, query, fragment, coerce = _coerce_args(*components)
    if params:
        url = "%s;%s" % (url, params)
    return coerce(urlunsplit((scheme, netloc, url, query, fragment)))


def urlunsplit(components):
    """The inverse of `urlsplit`."""
    if isinstance(components, tuple) and _are_texts(components) and len(components) == 5:
        return _joined(*components)
    scheme, netloc, url, query, fragment, coerce = _coerce_args(*components)
    return coerce(_joined(scheme, netloc, url, query, fragment))


def _are_texts(components):
    for part in components:
        if type(part) is not str:
            return False
    return True


def _joined(scheme, netloc, url, query, fragment):
    if netloc:
        if url and url[:1] != '/':
            url = '/' + url
        url = '//' + netloc + url
    elif url[:2] == '//':
        url = '//' + url
    elif scheme and scheme in uses_netloc and (not url or url[:1] == '/'):
        url = '//' + url
    if scheme:
        url = scheme + ':' + url
    if query:
        url = url + '?' + query
    if fragment:
        url = url + '#' + fragment
    return url


def urljoin(base, url, allow_fragments=True):
    """A URL that may be relative to a base, made absolute."""
    if not base:
        return url
    if not url:
        return base
    base, url, coerce = _coerce_args(base, url)
    bscheme, bnetloc, bpath, bparams, bquery, bfragment = urlparse(base, '', allow_fragments)
    scheme, netloc, path, params, query, fragment = urlparse(url, bscheme, allow_fragments)
    if scheme != bscheme or scheme not in uses_relative:
        return coerce(url)
    if scheme in uses_netloc:
        if netloc:
            return coerce(urlunparse((scheme, netloc, path, params, query, fragment)))
        netloc = bnetloc
    if not path and not params:
        path = bpath
        params = bparams
        if not query:
            query = bquery
        return coerce(urlunparse((scheme, netloc, path, params, query, fragment)))
    base_parts = bpath.split('/')
    if base_parts[-1] != '':
        # The last part is a file; the path is relative to its folder.
        del base_parts[-1]
    if path[:1] == '/':
        segments = path.split('/')
    else:
        segments = base_parts + path.split('/')
        segments[1:-1] = [part for part in segments[1:-1] if part]
    resolved = []
    for part in segments:
        if part == '..':
            if resolved:
                resolved.pop()
        elif part != '.':
            resolved.append(part)
    if segments[-1] in ('.', '..'):
        resolved.append('')
    return coerce(urlunparse((scheme, netloc, '/'.join(resolved) or '/', params, query, fragment)))


def urldefrag(url):
    """A URL without its fragment, and the fragment."""
    url, coerce = _coerce_args(url)
    if '#' in url:
        s, n, p, a, q, fragment = urlparse(url)
        defragged = urlunparse((s, n, p, a, q, ''))
    else:
        defragged = url
        fragment = ''
    return _coerced(DefragResult(defragged, fragment), coerce, url)


_HEX = '0123456789ABCDEFabcdef'
_hex_bytes = None


def unquote_to_bytes(string):
    """The bytes of a quoted text."""
    if not string:
        string.split
        return b''
    if isinstance(string, str):
        string = string.encode('utf-8')
    return _unquoted(string)


def _unquoted(string):
    parts = string.split(b'%')
    if len(parts) == 1:
        return bytes(string)
    global _hex_bytes
    if _hex_bytes is None:
        _hex_bytes = {(a + b).encode(): bytes.fromhex(a + b) for a in _HEX for b in _HEX}
    out = [parts[0]]
    for part in parts[1:]:
        known = _hex_bytes.get(bytes(part[:2]))
        if known is None:
            out.append(b'%' + part)
        else:
            out.append(known)
            out.append(part[2:])
    return b''.join(out)


def unquote(string, encoding='utf-8', errors='replace'):
    """A quoted text as it was."""
    if encoding == 'utf-8' and errors == 'replace':
        made = _unquote(string, False)
        if made is not None:
            return made
    if isinstance(string, bytes):
        return _unquoted(string).decode('utf-8' if encoding is None else encoding,
                                        'replace' if errors is None else errors)
    if '%' not in string:
        string.split
        return string
    if encoding is None:
        encoding = 'utf-8'
    if errors is None:
        errors = 'replace'
    # Runs of ASCII are decoded; other characters stay.
    out = []
    run = []
    for char in string:
        if char < '\x80':
            run.append(char)
        else:
            if run:
                out.append(_unquoted(''.join(run).encode('ascii')).decode(encoding, errors))
                run = []
            out.append(char)
    if run:
        out.append(_unquoted(''.join(run).encode('ascii')).decode(encoding, errors))
    return ''.join(out)


def unquote_plus(string, encoding='utf-8', errors='replace'):
    """As `unquote`, with plus signs as spaces."""
    if encoding == 'utf-8' and errors == 'replace':
        made = _unquote(string, True)
        if made is not None:
            return made
    return unquote(string.replace('+', ' '), encoding, errors)


def parse_qs(qs, keep_blank_values=False, strict_parsing=False, encoding='utf-8',
             errors='replace', max_num_fields=None, separator='&'):
    """A query as a dict of lists."""
    result = {}
    for name, value in parse_qsl(qs, keep_blank_values, strict_parsing, encoding=encoding,
                                 errors=errors, max_num_fields=max_num_fields,
                                 separator=separator):
        result.setdefault(name, []).append(value)
    return result


def parse_qsl(qs, keep_blank_values=False, strict_parsing=False, encoding='utf-8',
              errors='replace', max_num_fields=None, separator='&'):
    """A query as a list of pairs."""
    if not separator or not isinstance(separator, (str, bytes)):
        raise ValueError("Separator must be of type string or bytes.")
    if isinstance(qs, str):
        if not isinstance(separator, str):
            separator = str(separator, 'ascii')
        equals = '='

        def decode(text):
            return unquote_plus(text, encoding=encoding, errors=errors)
    else:
        if not qs:
            return []
        qs = bytes(memoryview(qs))
        if isinstance(separator, str):
            separator = bytes(separator, 'ascii')
        equals = b'='

        def decode(text):
            return _unquoted(text.replace(b'+', b' '))
    if not qs:
        return []
    if max_num_fields is not None and max_num_fields < 1 + qs.count(separator):
        raise ValueError('Max number of fields exceeded')
    result = []
    for pair in qs.split(separator):
        if pair or strict_parsing:
            name, has_equals, value = pair.partition(equals)
            if not has_equals and strict_parsing:
                raise ValueError("bad query field: %r" % (pair,))
            if value or keep_blank_values:
                result.append((decode(name), decode(value)))
    return result


_ALWAYS_SAFE = frozenset(b'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
                         b'abcdefghijklmnopqrstuvwxyz'
                         b'0123456789'
                         b'_.-~')
_ALWAYS_SAFE_BYTES = bytes(_ALWAYS_SAFE)


def quote(string, safe='/', encoding=None, errors=None):
    """A text with everything but letters, digits, '_.-~' and `safe` as %xx."""
    if encoding is None and errors is None and type(string) is str:
        made = _quote(string, safe, False)
        if made is not None:
            return made
    if isinstance(string, str):
        if not string:
            return string
        string = string.encode('utf-8' if encoding is None else encoding,
                               'strict' if errors is None else errors)
    else:
        if encoding is not None:
            raise TypeError("quote() doesn't support 'encoding' for bytes")
        if errors is not None:
            raise TypeError("quote() doesn't support 'errors' for bytes")
    return quote_from_bytes(string, safe)


def quote_plus(string, safe='', encoding=None, errors=None):
    """As `quote`, with spaces as plus signs."""
    if encoding is None and errors is None and type(string) is str:
        made = _quote(string, safe, True)
        if made is not None:
            return made
    if (isinstance(string, str) and ' ' not in string) or (
            isinstance(string, bytes) and b' ' not in string):
        return quote(string, safe, encoding, errors)
    space = ' ' if isinstance(safe, str) else b' '
    return quote(string, safe + space, encoding, errors).replace(' ', '+')


def quote_from_bytes(bs, safe='/'):
    """As `quote`, from bytes."""
    if not isinstance(bs, (bytes, bytearray)):
        raise TypeError("quote_from_bytes() expected bytes")
    if not bs:
        return ''
    if isinstance(safe, str):
        safe = safe.encode('ascii', 'ignore')
    else:
        safe = bytes([char for char in safe if char < 128])
    if not bs.rstrip(_ALWAYS_SAFE_BYTES + safe):
        return bs.decode()
    allowed = _ALWAYS_SAFE.union(safe)
    return ''.join([chr(char) if char in allowed else '%%%02X' % char for char in bs])


def urlencode(query, doseq=False, safe='', encoding=None, errors=None, quote_via=quote_plus):
    """A mapping or pairs as a query."""
    if hasattr(query, "items"):
        query = query.items()
    else:
        try:
            if len(query) and not isinstance(query[0], tuple):
                raise TypeError
        except TypeError as error:
            raise TypeError("not a valid non-string sequence or mapping object") from error

    def encode(value):
        if isinstance(value, bytes):
            return quote_via(value, safe)
        return quote_via(value if isinstance(value, str) else str(value), safe, encoding, errors)

    pairs = []
    if quote_via is quote_plus and encoding is None and errors is None and not doseq:
        for key, value in query:
            name = _quote(key, safe, True)
            text = _quote(value, safe, True)
            pairs.append(f'{encode(key) if name is None else name}={encode(value) if text is None else text}')
        return '&'.join(pairs)
    for key, value in query:
        key = encode(key)
        if not doseq or isinstance(value, (str, bytes)):
            pairs.append(key + '=' + encode(value))
            continue
        try:
            len(value)
        except TypeError:
            pairs.append(key + '=' + encode(value))
        else:
            for item in value:
                pairs.append(key + '=' + encode(item))
    return '&'.join(pairs)


globals().update(_SPLITS)
