"""Addresses and dates of mail.

Promises CPython 3.14's `email.utils` for addresses and dates. Deliberately absent: names of hosts.
"""

import datetime
import re
import time

__all__ = ['collapse_rfc2231_value', 'decode_params', 'decode_rfc2231', 'encode_rfc2231', 'formataddr', 'formatdate', 'format_datetime',
           'getaddresses', 'make_msgid', 'parseaddr', 'parsedate', 'parsedate_to_datetime', 'parsedate_tz', 'mktime_tz', 'quote', 'unquote',
           'localtime']

_DAYS = ('Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun')
_MONTHS = ('Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec')
_LONG_MONTHS = ('january', 'february', 'march', 'april', 'may', 'june', 'july', 'august', 'september', 'october', 'november', 'december')
_ZONES = {'UT': 0, 'UTC': 0, 'GMT': 0, 'Z': 0, 'AST': -400, 'ADT': -300, 'EST': -500, 'EDT': -400, 'CST': -600, 'CDT': -500, 'MST': -700,
          'MDT': -600, 'PST': -800, 'PDT': -700}
_SPECIALS = re.compile(r'[][\\()<>@,:;".]')


def quote(str):
    """A text for between quotes."""
    return str.replace('\\', '\\\\').replace('"', '\\"')


def unquote(str):
    """A text without the quotes or angles around it."""
    if len(str) > 1:
        if str[0] == str[-1] == '"':
            return str[1:-1].replace('\\\\', '\\').replace('\\"', '"')
        if str[0] == '<' and str[-1] == '>':
            return str[1:-1]
    return str


def formataddr(pair, charset='utf-8'):
    """A name and an address as one text."""
    name, address = pair
    address.encode('ascii')
    if not name:
        return address
    try:
        name.encode('ascii')
    except UnicodeEncodeError:
        from email.charset import Charset
        name = (Charset(charset) if isinstance(charset, str) else charset).header_encode(name)
        return f'{name} <{address}>'
    quotes = '"' if _SPECIALS.search(name) else ''
    escaped = re.sub(r'[\\"]', r'\\\g<0>', name)
    return f'{quotes}{escaped}{quotes} <{address}>'


def _split_addresses(text):
    """The texts between commas outside quotes, comments and angles."""
    parts, current, quoted, depth, angle, escaped = [], [], False, 0, False, False
    for char in text:
        if escaped:
            escaped = False
        elif char == '\\':
            escaped = True
        elif char == '"' and not depth:
            quoted = not quoted
        elif not quoted:
            if char == '(':
                depth += 1
            elif char == ')' and depth:
                depth -= 1
            elif char == '<':
                angle = True
            elif char == '>':
                angle = False
            elif char == ',' and not depth and not angle:
                parts.append(''.join(current))
                current = []
                continue
        current.append(char)
    parts.append(''.join(current))
    return parts


_PIECES = re.compile(r'"(?P<quoted>(?:[^"\\]|\\.)*)"|\((?P<comment>(?:[^()\\]|\\.)*)\)|<(?P<angle>[^>]*)>?|(?P<blank>\s+)|'
                     r'(?P<atom>(?:[^\s"()<>\\]|\\.)+)|(?P<other>.)', re.DOTALL)


def _parse_one(text):
    words, comments, angle = [], [], None
    raw = []
    for match in _PIECES.finditer(text):
        kind = match.lastgroup
        value = match[kind]
        if kind == 'quoted':
            words.append(re.sub(r'\\(.)', r'\1', value))
            raw.append(f'"{value}"')
        elif kind == 'comment':
            comments.append(value)
        elif kind == 'angle':
            angle = value
        elif kind == 'atom':
            words.append(value)
            raw.append(value)
    if angle is not None:
        name = ' '.join(words)
        if comments:
            name = (name + ' ' if name else '') + f"({' '.join(comments)})"
        return name, re.sub(r'\s+', '', angle)
    return ' '.join(comments), ''.join(raw)


def getaddresses(fieldvalues, *, strict=True):
    """Names and addresses in texts."""
    found = []
    for value in fieldvalues:
        for part in _split_addresses(str(value)):
            if part.strip():
                pair = _parse_one(part)
                if strict and (pair[1].count('@') > 1 and '"' not in pair[1]):
                    pair = ('', '')
                found.append(pair)
    return found


def parseaddr(addr, *, strict=True):
    """The name and the address in a text; empty texts when there is none."""
    if isinstance(addr, list):
        addr = addr[0]
    if not isinstance(addr, str):
        return '', ''
    parts = [part for part in _split_addresses(addr) if part.strip()]
    if not parts or strict and len(parts) > 1:
        return '', ''
    pair = _parse_one(parts[0])
    if strict and pair[1].count('@') > 1 and '"' not in pair[1]:
        return '', ''
    return pair


def _number_zone(text):
    sign = -1 if text[0] == '-' else 1
    digits = int(text[1:])
    return sign * (digits // 100 * 3600 + digits % 100 * 60)


def parsedate_tz(data):
    """A date of a mail as ten numbers, the last the offset in seconds; `None` when it is none."""
    found = _parse_date(data)
    return found and (*found[:9], found[9] or 0)


def _parse_date(data):
    if not data:
        return None
    text = re.sub(r'\([^()]*\)', ' ', data).replace(',', ' ')
    words = text.split()
    if words and words[0][:3].title() in _DAYS and not words[0][:1].isdigit():
        words.pop(0)
    words = [part for word in words for part in (word.split('-') if re.fullmatch(r'\d+-\w+-\d+', word) else [word])]
    if len(words) < 3:
        return None
    day, month, year, *rest = words
    if not day.isdigit():
        day, month = month, day
    month = month.lower()
    names = [name.lower() for name in _MONTHS]
    if month in names:
        month = names.index(month) + 1
    elif month in _LONG_MONTHS:
        month = _LONG_MONTHS.index(month) + 1
    else:
        return None
    if ':' in year and rest:
        year, rest[0] = rest[0], year
    if not rest:
        return None
    if len(rest) == 1:
        # The offset may follow the time at once.
        cut = rest[0].find('+') if '+' in rest[0] else rest[0].find('-')
        if cut > 0:
            rest = [rest[0][:cut], rest[0][cut:]]
    if ':' not in rest[0] and rest[0].count('.') in (1, 2):
        rest[0] = rest[0].replace('.', ':')
    clock = rest[0] if rest and ':' in rest[0] else '0:0:0'
    zone = rest[1] if len(rest) > 1 and ':' in rest[0] else rest[0] if rest and ':' not in rest[0] else None
    pieces = clock.split(':')
    try:
        hour, minute, second = int(pieces[0]), int(pieces[1]), int(pieces[2]) if len(pieces) > 2 else 0
        day, year = int(day), int(year)
    except (ValueError, IndexError):
        return None
    if year < 100:
        year += 1900 if year > 68 else 2000
    offset = None
    if zone is not None:
        if zone.upper() in _ZONES:
            offset = _number_zone(f'{_ZONES[zone.upper()]:+05d}')
        elif re.fullmatch(r'[+-]\d{4}', zone):
            offset = None if zone == '-0000' else _number_zone(zone)
    return year, month, day, hour, minute, second, 0, 1, -1, offset


def parsedate(data):
    """A date of a mail as nine numbers."""
    found = parsedate_tz(data)
    return None if found is None else found[:9]


def mktime_tz(data):
    """Seconds since 1970 of what `parsedate_tz` gave."""
    import calendar
    seconds = calendar.timegm(data[:6] + (0, 1, -1))
    return seconds - (data[9] or 0)


def parsedate_to_datetime(data):
    """A date of a mail as a `datetime`."""
    found = _parse_date(data)
    if found is None:
        raise ValueError('Invalid date value or format "%s"' % str(data))
    if found[9] is None:
        return datetime.datetime(*found[:6])
    return datetime.datetime(*found[:6], tzinfo=datetime.timezone(datetime.timedelta(seconds=found[9])))


def _formatted(parts, zone):
    return '%s, %02d %s %04d %02d:%02d:%02d %s' % (_DAYS[parts[6]], parts[2], _MONTHS[parts[1] - 1], parts[0], parts[3], parts[4], parts[5],
                                                   zone)


def format_datetime(dt, usegmt=False):
    """A `datetime` as mail writes it."""
    if usegmt:
        if dt.tzinfo is None or dt.tzinfo != datetime.timezone.utc:
            raise ValueError('usegmt option requires a UTC datetime')
        zone = 'GMT'
    elif dt.tzinfo is None:
        zone = '-0000'
    else:
        zone = dt.strftime('%z')
    return _formatted(dt.timetuple(), zone)


def formatdate(timeval=None, localtime=False, usegmt=False):
    """Seconds since 1970 as mail writes dates."""
    if timeval is None:
        timeval = time.time()
    when = datetime.datetime.fromtimestamp(timeval, datetime.timezone.utc)
    if localtime:
        return format_datetime(when.astimezone())
    return _formatted(when.timetuple(), 'GMT' if usegmt else '-0000')


def localtime(dt=None):
    """The time in the local zone."""
    return (datetime.datetime.now() if dt is None else dt).astimezone()


def make_msgid(idstring=None, domain=None):
    """A text that identifies a message."""
    import random
    number = int(time.time() * 100)
    tail = '' if idstring is None else '.' + idstring
    return f"<{number}.1.{random.getrandbits(64)}{tail}@{domain or 'localhost'}>"


def collapse_rfc2231_value(value, errors='replace', fallback_charset='us-ascii'):
    """The text of a parameter."""
    if not isinstance(value, tuple) or len(value) != 3:
        return unquote(value)
    charset, _, text = value
    data = bytes(text, 'raw-unicode-escape')
    try:
        return str(data, charset or fallback_charset, errors)
    except LookupError:
        return unquote(text)


def decode_rfc2231(s):
    """Charset, language and text of a parameter."""
    parts = s.split("'", 2)
    return (None, None, s) if len(parts) <= 2 else tuple(parts)


def encode_rfc2231(s, charset=None, language=None):
    """A text as the value of a parameter."""
    from urllib.parse import quote
    s = quote(s, safe='', encoding=charset or 'ascii')
    if charset is None and language is None:
        return s
    return "%s'%s'%s" % (charset, language or '', s)


_CONTINUED = re.compile(r'^(?P<name>\w+)\*((?P<num>[0-9]+)\*?)?$', re.ASCII)


def decode_params(params):
    """Parameters whose values came in pieces put together (RFC 2231)."""
    from urllib.parse import unquote as unescape
    made = [params[0]]
    pieces = {}
    for name, value in params[1:]:
        encoded = name.endswith('*')
        value = unquote(value)
        found = _CONTINUED.match(name)
        if found:
            name, number = found.group('name', 'num')
            pieces.setdefault(name, []).append((int(number) if number is not None else 0, value, encoded))
        else:
            made.append((name, '"%s"' % quote(value)))
    for name, parts in pieces.items():
        parts.sort(key=lambda part: part[0])
        value = ''.join([unescape(text, encoding='latin-1') if encoded else text for _, text, encoded in parts])
        if any(encoded for _, _, encoded in parts):
            charset, language, value = decode_rfc2231(value)
            made.append((name, (charset, language, '"%s"' % value)))
        else:
            made.append((name, '"%s"' % quote(value)))
    return made


def _split_parameters(text):
    """The pairs of a header with parameters; the first one has no value."""
    pairs = []
    for part in re.findall(r'(?:"(?:[^"\\]|\\.)*"|[^;"]|")+', text):
        name, equals, value = part.partition('=')
        if equals and (pairs or ' ' not in name.strip()):
            pairs.append((name.strip(), value.strip()))
        else:
            pairs.append((part.strip(), ''))
    return pairs or [('', '')]


def _parse_parameters(text):
    """What is in front of the parameters of a header, and these with their values as texts."""
    pairs = decode_params(_split_parameters(text))
    return pairs[0][0], [(name, collapse_rfc2231_value(value if isinstance(value, str) else (*value[:2], unquote(value[2])))) for name, value in pairs[1:]]


def _has_surrogates(s):
    """Whether bytes that are no text are in it."""
    if s.isascii():
        return False
    try:
        s.encode()
        return False
    except UnicodeEncodeError:
        return True
