"""The locale 'C', the only one there is: numbers and texts look the same everywhere.

Deliberately absent: other locales. Asking for one is an `Error`, as on a machine that has none installed.
"""

import re

LC_CTYPE, LC_NUMERIC, LC_TIME, LC_COLLATE, LC_MONETARY, LC_MESSAGES, LC_ALL = range(7)
CHAR_MAX = 127
_CODESETS = {'utf8': 'UTF-8', 'utf-8': 'UTF-8', 'utf_8': 'UTF-8', 'latin1': 'ISO8859-1', 'iso8859-1': 'ISO8859-1', 'ascii': 'US-ASCII'}

__all__ = ['getlocale', 'getdefaultlocale', 'getpreferredencoding', 'Error', 'setlocale', 'localeconv', 'strcoll', 'strxfrm',
           'str', 'atof', 'atoi', 'format_string', 'currency', 'normalize', 'delocalize', 'localize', 'getencoding', 'LC_CTYPE',
           'LC_COLLATE', 'LC_TIME', 'LC_MONETARY', 'LC_NUMERIC', 'LC_ALL', 'LC_MESSAGES', 'CHAR_MAX']

_str = str
_PERCENT = re.compile(r'%(?:\((?P<key>.*?)\))?(?P<modifiers>[-#0-9 +*.hlL]*?)[eEfFgGdiouxXcrs%]')


class Error(Exception):
    pass


def setlocale(category, locale=None):
    """The locale of a category, which stays 'C'."""
    if category not in range(7):
        raise Error('invalid locale category')
    if locale and not isinstance(locale, _str):
        locale = normalize(_joined(locale))
    if locale not in (None, '', 'C', 'POSIX', 'C.UTF-8', 'C.utf8'):
        raise Error('unsupported locale setting')
    return 'C'


def localeconv():
    """How numbers and money are written."""
    return {
        'int_curr_symbol': '', 'currency_symbol': '', 'mon_decimal_point': '', 'mon_thousands_sep': '', 'mon_grouping': [],
        'positive_sign': '', 'negative_sign': '', 'int_frac_digits': CHAR_MAX, 'frac_digits': CHAR_MAX, 'p_cs_precedes': CHAR_MAX,
        'p_sep_by_space': CHAR_MAX, 'n_cs_precedes': CHAR_MAX, 'n_sep_by_space': CHAR_MAX, 'p_sign_posn': CHAR_MAX,
        'n_sign_posn': CHAR_MAX, 'decimal_point': '.', 'thousands_sep': '', 'grouping': [],
    }


def strcoll(string1, string2, /):
    """Negative, zero or positive, as the first text comes before the second, is the same, or comes behind it."""
    return (string1 > string2) - (string1 < string2)


def strxfrm(string, /):
    """A text that sorts as the given one does."""
    return string


def getlocale(category=LC_CTYPE):
    if category == LC_ALL:
        raise TypeError('category LC_ALL is not supported')
    return (None, None)


def getdefaultlocale(envvars=('LC_ALL', 'LC_CTYPE', 'LANG', 'LANGUAGE')):
    return (None, None)


def getpreferredencoding(do_setlocale=True):
    return 'utf-8'


def getencoding():
    return 'utf-8'


def _joined(pair):
    try:
        language, encoding = pair
    except (TypeError, ValueError):
        raise TypeError('Locale must be None, a string, or an iterable of two strings -- language code, encoding.') from None
    language = 'C' if language is None else language
    return language if encoding is None else f'{language}.{encoding}'


def normalize(localename):
    """The usual spelling of the name of a locale."""
    name, dot, codeset = localename.partition('.')
    if name.lower() in ('c', 'posix'):
        return 'C' if not dot else 'C.UTF-8'
    codeset = _CODESETS.get(codeset.lower(), codeset)
    if not dot and re.fullmatch('[a-z]{2}_[A-Z]{2}', name):
        codeset = 'ISO8859-1'
        dot = '.'
    return name + dot + codeset


def _grouped(text, grouping, separator):
    # Groups of digits from the right; 0 repeats the last size, CHAR_MAX ends the grouping.
    if not separator or not grouping:
        return text, 0
    digits = re.search(r'\d+', text)
    if digits is None:
        return text, 0
    rest, groups, size = digits.group(), [], 0
    sizes = list(grouping)
    while rest:
        if sizes:
            following = sizes.pop(0)
            if following == CHAR_MAX:
                break
            size = following or size
        if not size or len(rest) <= size:
            break
        groups.append(rest[-size:])
        rest = rest[:-size]
    groups.append(rest)
    return text[:digits.start()] + separator.join(reversed(groups)) + text[digits.end():], len(separator) * (len(groups) - 1)


def _formatted(percent, value, grouping=False, monetary=False, *additional):
    text = percent % ((value,) + additional if additional else value)
    if percent[-1] in 'eEfFgG':
        conventions = localeconv()
        whole, dot, fraction = text.partition('.')
        if grouping:
            which = 'mon_' if monetary else ''
            whole, _ = _grouped(whole, conventions[which + 'grouping'], conventions[which + 'thousands_sep'])
        point = conventions['mon_decimal_point' if monetary else 'decimal_point']
        return whole + (point + fraction if dot else '')
    if percent[-1] in 'diu' and grouping:
        conventions = localeconv()
        text, _ = _grouped(text, conventions['grouping'], conventions['thousands_sep'])
    return text


def format_string(f, val, grouping=False, monetary=False):
    """`f % val`, with numbers as the locale writes them."""
    specs = list(_PERCENT.finditer(f))
    template = _PERCENT.sub('%s', f)
    if isinstance(val, dict) or hasattr(val, 'keys'):
        values = ['%' if spec.group()[-1] == '%' else _formatted(spec.group(), val, grouping, monetary) for spec in specs]
    else:
        given = val if isinstance(val, tuple) else (val,)
        values, at = [], 0
        for spec in specs:
            if spec.group()[-1] == '%':
                values.append('%')
                continue
            stars = spec.group('modifiers').count('*')
            first, *more = given[at:at + stars + 1]
            values.append(_formatted(spec.group(), first, grouping, monetary, *more))
            at += stars + 1
    return template % tuple(values)


def currency(val, symbol=True, grouping=False, international=False):
    """An amount of money as the locale writes it; 'C' does not say how."""
    digits = localeconv()[international and 'int_frac_digits' or 'frac_digits']
    if digits == CHAR_MAX:
        raise ValueError("Currency formatting is not possible using the 'C' locale.")
    return format_string(f'%.{digits}f', abs(val), grouping, monetary=True)


def str(val):
    """A number with twelve digits."""
    return _formatted('%.12g', val)


def delocalize(string):
    """The text of a number as Python reads it."""
    conventions = localeconv()
    separator, point = conventions['thousands_sep'], conventions['decimal_point']
    string = string.replace(separator, '') if separator else string
    return string.replace(point, '.') if point else string


def localize(string, grouping=False, monetary=False):
    """The text of a number as the locale writes it."""
    return _formatted('%s', string, grouping, monetary) if not grouping else _grouped(string, [], '')[0]


def atof(string, func=float):
    return func(delocalize(string))


def atoi(string):
    return int(delocalize(string))
