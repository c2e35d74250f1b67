"""File name patterns: `*`, `?`, `[seq]`, `[!seq]`.

Promises CPython 3.14's `fnmatch` on POSIX (case counts).
Deliberately absent: names in other forms than text and bytes.
"""

import re

__all__ = ["filter", "filterfalse", "fnmatch", "fnmatchcase", "translate"]


# What matches patterns that were used lately.
_matchers = {}


def fnmatch(name, pat):
    """Whether a file name matches a pattern."""
    match = _matchers.get(pat)
    return (_matcher(pat) if match is None else match)(name) is not None


def _matcher(pat):
    match = _matchers.get(pat)
    if match is None:
        if isinstance(pat, bytes):
            match = re.compile(bytes(translate(str(pat, 'ISO-8859-1')), 'ISO-8859-1')).match
        else:
            match = re.compile(translate(pat)).match
        if len(_matchers) >= 1024:
            _matchers.clear()
        _matchers[pat] = match
    return match


def filter(names, pat):
    """The names that match a pattern."""
    match = _matcher(pat)
    return [name for name in names if match(name)]


def filterfalse(names, pat):
    """The names that do not match a pattern."""
    match = _matcher(pat)
    return [name for name in names if match(name) is None]


def fnmatchcase(name, pat):
    """Whether a file name matches a pattern, case included."""
    match = _matchers.get(pat)
    return (_matcher(pat) if match is None else match)(name) is not None


def translate(pat):
    """A pattern as a regular expression."""
    parts = []
    stars = []
    at = 0
    size = len(pat)
    while at < size:
        char = pat[at]
        at += 1
        if char == '*':
            # Stars in a row are one.
            if not stars or stars[-1] != len(parts) - 1:
                stars.append(len(parts))
                parts.append(None)
        elif char == '?':
            parts.append('.')
        elif char == '[':
            end = at
            if pat[end:end + 1] == '!':
                end += 1
            if pat[end:end + 1] == ']':
                end += 1
            while end < size and pat[end] != ']':
                end += 1
            if end >= size:
                parts.append('\\[')
            else:
                parts.append(_set(pat[at:end]))
                at = end + 1
        else:
            parts.append(re.escape(char))
    if not stars:
        return fr'(?s:{"".join(parts)})\z' if _HAS_Z else fr'(?s:{"".join(parts)})\Z'
    out = parts[:stars[0]]
    for number, start in enumerate(stars):
        end = stars[number + 1] if number + 1 < len(stars) else len(parts)
        fixed = ''.join(parts[start + 1:end])
        if number + 1 < len(stars):
            # As little as possible, and no coming back: linear in the name.
            out.append(f'(?>.*?{fixed})')
        else:
            out.append('.*' + fixed)
    return fr'(?s:{"".join(out)})\z' if _HAS_Z else fr'(?s:{"".join(out)})\Z'


def _has_z():
    try:
        re.compile(r'\z')
    except re.error:
        return False
    return True


_HAS_Z = _has_z()


def _set(stuff):
    """The regular expression of a set in brackets."""
    if '-' not in stuff:
        stuff = stuff.replace('\\', r'\\')
    else:
        chunks = []
        start = 0
        at = 2 if stuff[:1] == '!' else 1
        while True:
            found = stuff.find('-', at)
            if found < 0:
                break
            chunks.append(stuff[start:found])
            start = found + 1
            at = found + 3
        rest = stuff[start:]
        if rest:
            chunks.append(rest)
        else:
            chunks[-1] += '-'
        # Ranges that go downwards are empty.
        for index in range(len(chunks) - 1, 0, -1):
            if chunks[index - 1][-1] > chunks[index][0]:
                chunks[index - 1] = chunks[index - 1][:-1] + chunks[index][1:]
                del chunks[index]
        stuff = '-'.join([chunk.replace('\\', r'\\').replace('-', r'\-') for chunk in chunks])
    for sign in '&~|':
        stuff = stuff.replace(sign, '\\' + sign)
    if not stuff:
        return '(?!)'
    if stuff == '!':
        return '.'
    if stuff[0] == '!':
        stuff = '^' + stuff[1:]
    elif stuff[0] in ('^', '['):
        stuff = '\\' + stuff
    return f'[{stuff}]'
