"""The natives of `lib/re.py`, made of CPython's `re`, so that the Python side can be compared with CPython's."""
import re
import warnings


def compile(pattern, flags):
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        re.purge()
        try:
            made = re.compile(pattern, flags)
        except re.error as error:
            return error.msg, error.pos
    return pattern, made.flags, made.groups, dict(made.groupindex), tuple(str(warning.message) for warning in caught)


def match(pattern, flags, text, pos, endpos, mode):
    assert type(pattern) in (str, bytes) and type(text) is type(pattern) and 0 <= pos <= len(text) and 0 <= endpos <= len(text)
    program = re.compile(pattern, flags)
    if mode == 3:
        scanner = program.scanner(text, pos, endpos)
        found = scanner.search()
        if found is not None and found.span() == (pos, pos):
            found = scanner.search()
    else:
        found = (program.match, program.fullmatch, program.search)[mode](text, pos, endpos)
    if found is None:
        return None
    return (found.lastindex or 0, *[place for span in found.regs for place in span])


def findall(pattern, flags, text, pos, endpos):
    return re.compile(pattern, flags).findall(text, pos, endpos)


def split(pattern, flags, text, maxsplit):
    return re.compile(pattern, flags).split(text, maxsplit)


def template(pattern, flags, template):
    try:
        parts = re._parser.parse_template(template, re.compile(pattern, flags))
    except re.error as error:
        return error.msg, error.pos
    if isinstance(parts, tuple):
        groups, literals = parts
        parts = list(literals)
        for at, group in groups:
            parts[at] = group
    return [part for part in parts if type(part) is int or part]


def sub_template(pattern, flags, pieces, text, count):
    def one(found):
        return text[:0].join([piece if type(piece) is not int else found[piece] or text[:0] for piece in pieces])
    return re.compile(pattern, flags).subn(one, text, count)


def escape(text):
    return re.escape(text)
