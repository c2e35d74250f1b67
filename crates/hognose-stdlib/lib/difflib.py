"""Differences between sequences.

Promises CPython 3.14's `difflib`; tables of differences are in `_difflib_html`. Deliberately absent: CPython's page around them, which
has other words and colours here.
"""

from _difflib_html import HtmlDiff
from collections import namedtuple
from heapq import nlargest

__all__ = ['get_close_matches', 'ndiff', 'restore', 'SequenceMatcher', 'Differ', 'IS_CHARACTER_JUNK', 'IS_LINE_JUNK', 'context_diff',
           'unified_diff', 'diff_bytes', 'HtmlDiff', 'Match']

Match = namedtuple('Match', 'a b size')


def _ratio(matches, length):
    return 2.0 * matches / length if length else 1.0


class SequenceMatcher:
    """Compares two sequences of hashable items."""

    def __init__(self, isjunk=None, a='', b='', autojunk=True):
        self.isjunk = isjunk
        self.a = self.b = None
        self.autojunk = autojunk
        self.set_seqs(a, b)

    def set_seqs(self, a, b):
        """Sets both sequences."""
        self.set_seq1(a)
        self.set_seq2(b)

    def set_seq1(self, a):
        """Sets the first sequence."""
        if a is not self.a:
            self.a = a
            self.matching_blocks = self.opcodes = None

    def set_seq2(self, b):
        """Sets the second sequence, about which more is remembered."""
        if b is self.b:
            return
        self.b = b
        self.matching_blocks = self.opcodes = None
        self.fullbcount = None
        places = self.b2j = {}
        for at, item in enumerate(b):
            places.setdefault(item, []).append(at)
        self.bjunk = junk = set()
        if self.isjunk:
            for item in places:
                if self.isjunk(item):
                    junk.add(item)
            for item in junk:
                del places[item]
        self.bpopular = popular = set()
        n = len(b)
        if self.autojunk and n >= 200:
            most = n // 100 + 1
            for item, found in places.items():
                if len(found) > most:
                    popular.add(item)
            for item in popular:
                del places[item]

    def find_longest_match(self, alo=0, ahi=None, blo=0, bhi=None):
        """The longest block that both have in these ranges; the first one of them."""
        a, b, places, junk = self.a, self.b, self.b2j, self.bjunk
        if ahi is None:
            ahi = len(a)
        if bhi is None:
            bhi = len(b)
        best_i, best_j, best = alo, blo, 0
        # Lengths of the runs that end at each place of b with the last item of a.
        runs = {}
        none = []
        for i in range(alo, ahi):
            following = {}
            for j in places.get(a[i], none):
                if j < blo:
                    continue
                if j >= bhi:
                    break
                k = following[j] = runs.get(j - 1, 0) + 1
                if k > best:
                    best_i, best_j, best = i - k + 1, j - k + 1, k
            runs = following
        # Popular items next to it belong to it, and then junk does.
        for wants_junk in (False, True):
            while best_i > alo and best_j > blo and (b[best_j - 1] in junk) is wants_junk and a[best_i - 1] == b[best_j - 1]:
                best_i, best_j, best = best_i - 1, best_j - 1, best + 1
            while best_i + best < ahi and best_j + best < bhi and (b[best_j + best] in junk) is wants_junk \
                    and a[best_i + best] == b[best_j + best]:
                best += 1
        return Match(best_i, best_j, best)

    def get_matching_blocks(self):
        """All blocks that both have, in order; the last one is empty."""
        if self.matching_blocks is not None:
            return self.matching_blocks
        size_a, size_b = len(self.a), len(self.b)
        work = [(0, size_a, 0, size_b)]
        found = []
        while work:
            alo, ahi, blo, bhi = work.pop()
            i, j, k = match = self.find_longest_match(alo, ahi, blo, bhi)
            if k:
                found.append(match)
                if alo < i and blo < j:
                    work.append((alo, i, blo, j))
                if i + k < ahi and j + k < bhi:
                    work.append((i + k, ahi, j + k, bhi))
        found.sort()
        i1 = j1 = k1 = 0
        joined = []
        for i2, j2, k2 in found:
            if i1 + k1 == i2 and j1 + k1 == j2:
                k1 += k2
            else:
                if k1:
                    joined.append(Match(i1, j1, k1))
                i1, j1, k1 = i2, j2, k2
        if k1:
            joined.append(Match(i1, j1, k1))
        joined.append(Match(size_a, size_b, 0))
        self.matching_blocks = joined
        return joined

    def get_opcodes(self):
        """How to turn the first sequence into the second."""
        if self.opcodes is not None:
            return self.opcodes
        i = j = 0
        codes = self.opcodes = []
        for ai, bj, size in self.get_matching_blocks():
            tag = ''
            if i < ai and j < bj:
                tag = 'replace'
            elif i < ai:
                tag = 'delete'
            elif j < bj:
                tag = 'insert'
            if tag:
                codes.append((tag, i, ai, j, bj))
            i, j = ai + size, bj + size
            if size:
                codes.append(('equal', ai, i, bj, j))
        return codes

    def get_grouped_opcodes(self, n=3):
        """The changes in groups, with so many equal items around them."""
        codes = self.get_opcodes() or [('equal', 0, 1, 0, 1)]
        codes = list(codes)
        tag, i1, i2, j1, j2 = codes[0]
        if tag == 'equal':
            codes[0] = tag, max(i1, i2 - n), i2, max(j1, j2 - n), j2
        tag, i1, i2, j1, j2 = codes[-1]
        if tag == 'equal':
            codes[-1] = tag, i1, min(i2, i1 + n), j1, min(j2, j1 + n)
        group = []
        for tag, i1, i2, j1, j2 in codes:
            if tag == 'equal' and i2 - i1 > 2 * n:
                group.append((tag, i1, min(i2, i1 + n), j1, min(j2, j1 + n)))
                yield group
                group = []
                i1, j1 = max(i1, i2 - n), max(j1, j2 - n)
            group.append((tag, i1, i2, j1, j2))
        if group and not (len(group) == 1 and group[0][0] == 'equal'):
            yield group

    def ratio(self):
        """How alike they are, from 0 to 1."""
        return _ratio(sum([block.size for block in self.get_matching_blocks()]), len(self.a) + len(self.b))

    def quick_ratio(self):
        """At least `ratio()`, sooner."""
        if self.fullbcount is None:
            self.fullbcount = counts = {}
            for item in self.b:
                counts[item] = counts.get(item, 0) + 1
        left = {}
        matches = 0
        for item in self.a:
            n = left[item] if item in left else self.fullbcount.get(item, 0)
            left[item] = n - 1
            if n > 0:
                matches += 1
        return _ratio(matches, len(self.a) + len(self.b))

    def real_quick_ratio(self):
        """At least `ratio()`, from the lengths alone."""
        return _ratio(min(len(self.a), len(self.b)), len(self.a) + len(self.b))

    __class_getitem__ = classmethod(type(list[int]))


def get_close_matches(word, possibilities, n=3, cutoff=0.6):
    """The best matches among the possibilities."""
    if not n > 0:
        raise ValueError('n must be > 0: %r' % (n,))
    if not 0.0 <= cutoff <= 1.0:
        raise ValueError('cutoff must be in [0.0, 1.0]: %r' % (cutoff,))
    matcher = SequenceMatcher()
    matcher.set_seq2(word)
    scored = []
    for candidate in possibilities:
        matcher.set_seq1(candidate)
        if matcher.real_quick_ratio() >= cutoff and matcher.quick_ratio() >= cutoff:
            ratio = matcher.ratio()
            if ratio >= cutoff:
                scored.append((ratio, candidate))
    return [candidate for _, candidate in nlargest(n, scored)]


class Differ:
    """Compares lines, and characters of similar lines."""

    def __init__(self, linejunk=None, charjunk=None):
        self.linejunk = linejunk
        self.charjunk = charjunk

    def compare(self, a, b):
        """Lines that begin with '- ', '+ ', '  ' or '? '."""
        matcher = SequenceMatcher(self.linejunk, a, b)
        for tag, alo, ahi, blo, bhi in matcher.get_opcodes():
            if tag == 'replace':
                yield from self._replace(a, alo, ahi, b, blo, bhi)
            elif tag == 'delete':
                yield from self._dump('-', a, alo, ahi)
            elif tag == 'insert':
                yield from self._dump('+', b, blo, bhi)
            else:
                yield from self._dump(' ', a, alo, ahi)

    def _dump(self, mark, lines, low, high):
        for at in range(low, high):
            yield f'{mark} {lines[at]}'

    def _plain_replace(self, a, alo, ahi, b, blo, bhi):
        if bhi - blo < ahi - alo:
            yield from self._dump('+', b, blo, bhi)
            yield from self._dump('-', a, alo, ahi)
        else:
            yield from self._dump('-', a, alo, ahi)
            yield from self._dump('+', b, blo, bhi)

    def _replace(self, a, alo, ahi, b, blo, bhi):
        """Pairs the most similar lines, one after the other."""
        cutoff = 0.74999
        matcher = SequenceMatcher(self.charjunk)
        window = 10
        dump_i, dump_j = alo, blo
        for j in range(blo, bhi):
            matcher.set_seq2(b[j])
            centre = dump_i + (j - dump_j)
            best_i = None
            best = cutoff
            for i in range(max(dump_i, centre - window), min(ahi, centre + window + 1)):
                if a[i] == b[j]:
                    continue
                matcher.set_seq1(a[i])
                if matcher.real_quick_ratio() > best and matcher.quick_ratio() > best and matcher.ratio() > best:
                    best, best_i = matcher.ratio(), i
            if best_i is None:
                continue
            yield from self._between(a, dump_i, best_i, b, dump_j, j)
            matcher.set_seq1(a[best_i])
            yield from self._similar(matcher, a[best_i], b[j])
            dump_i, dump_j = best_i + 1, j + 1
        yield from self._between(a, dump_i, ahi, b, dump_j, bhi)

    def _between(self, a, alo, ahi, b, blo, bhi):
        if alo < ahi:
            if blo < bhi:
                yield from self._plain_replace(a, alo, ahi, b, blo, bhi)
            else:
                yield from self._dump('-', a, alo, ahi)
        elif blo < bhi:
            yield from self._dump('+', b, blo, bhi)

    def _similar(self, matcher, line_a, line_b):
        marks_a = marks_b = ''
        for tag, i1, i2, j1, j2 in matcher.get_opcodes():
            if tag == 'replace':
                marks_a += '^' * (i2 - i1)
                marks_b += '^' * (j2 - j1)
            elif tag == 'delete':
                marks_a += '-' * (i2 - i1)
            elif tag == 'insert':
                marks_b += '+' * (j2 - j1)
            else:
                marks_a += ' ' * (i2 - i1)
                marks_b += ' ' * (j2 - j1)
        for sign, line, marks in (('-', line_a, marks_a), ('+', line_b, marks_b)):
            yield f'{sign} {line}'
            marks = ''.join([char if mark == ' ' and char.isspace() else mark for char, mark in zip(line, marks)]).rstrip()
            if marks:
                yield f'? {marks}\n'


def IS_LINE_JUNK(line, pat=None):
    """Whether a line is blank, or has a single `#`."""
    if pat is None:
        return line.strip() in ('', '#')
    return pat(line) is not None


def IS_CHARACTER_JUNK(ch, ws=' \t'):
    """Whether a character is a blank or tab."""
    return ch in ws


def _unified_range(start, stop):
    length = stop - start
    if length == 1:
        return str(start + 1)
    return f'{start + 1 if length else start},{length}'


def _context_range(start, stop):
    length = stop - start
    beginning = start + 1 if length else start
    return str(beginning) if length <= 1 else f'{beginning},{beginning + length - 1}'


def _check_types(a, b, *args):
    for lines in (a, b):
        if lines and not isinstance(lines[0], str):
            raise TypeError('lines to compare must be str, not %s (%r)' % (type(lines[0]).__name__, lines[0]))
    if isinstance(a, str):
        raise TypeError('input must be a sequence of strings, not %s' % type(a).__name__)
    if isinstance(b, str):
        raise TypeError('input must be a sequence of strings, not %s' % type(b).__name__)
    for arg in args:
        if not isinstance(arg, str):
            raise TypeError('all arguments must be str, not: %r' % (arg,))


def unified_diff(a, b, fromfile='', tofile='', fromfiledate='', tofiledate='', n=3, lineterm='\n'):
    """Differences of lines as `diff -u` writes them."""
    _check_types(a, b, fromfile, tofile, fromfiledate, tofiledate, lineterm)
    started = False
    for group in SequenceMatcher(None, a, b).get_grouped_opcodes(n):
        if not started:
            started = True
            for mark, name, date in (('---', fromfile, fromfiledate), ('+++', tofile, tofiledate)):
                yield f"{mark} {name}{chr(9) + date if date else ''}{lineterm}"
        first, last = group[0], group[-1]
        yield f'@@ -{_unified_range(first[1], last[2])} +{_unified_range(first[3], last[4])} @@{lineterm}'
        for tag, i1, i2, j1, j2 in group:
            if tag == 'equal':
                for line in a[i1:i2]:
                    yield ' ' + line
                continue
            if tag in ('replace', 'delete'):
                for line in a[i1:i2]:
                    yield '-' + line
            if tag in ('replace', 'insert'):
                for line in b[j1:j2]:
                    yield '+' + line


def context_diff(a, b, fromfile='', tofile='', fromfiledate='', tofiledate='', n=3, lineterm='\n'):
    """Differences of lines as `diff -c` writes them."""
    _check_types(a, b, fromfile, tofile, fromfiledate, tofiledate, lineterm)
    marks = {'insert': '+ ', 'delete': '- ', 'replace': '! ', 'equal': '  '}
    started = False
    for group in SequenceMatcher(None, a, b).get_grouped_opcodes(n):
        if not started:
            started = True
            for mark, name, date in (('***', fromfile, fromfiledate), ('---', tofile, tofiledate)):
                yield f"{mark} {name}{chr(9) + date if date else ''}{lineterm}"
        first, last = group[0], group[-1]
        yield '***************' + lineterm
        yield f'*** {_context_range(first[1], last[2])} ****{lineterm}'
        if any(tag in ('replace', 'delete') for tag, *_ in group):
            for tag, i1, i2, _, _ in group:
                if tag != 'insert':
                    for line in a[i1:i2]:
                        yield marks[tag] + line
        yield f'--- {_context_range(first[3], last[4])} ----{lineterm}'
        if any(tag in ('replace', 'insert') for tag, *_ in group):
            for tag, _, _, j1, j2 in group:
                if tag != 'delete':
                    for line in b[j1:j2]:
                        yield marks[tag] + line


def diff_bytes(dfunc, a, b, fromfile=b'', tofile=b'', fromfiledate=b'', tofiledate=b'', n=3, lineterm=b'\n'):
    """A diff of lines of bytes."""
    def decode(data):
        try:
            return data.decode('ascii', 'surrogateescape')
        except AttributeError as error:
            raise TypeError('all arguments must be bytes, not %s (%r)' % (type(data).__name__, data)) from error
    lines = dfunc([decode(line) for line in a], [decode(line) for line in b], decode(fromfile), decode(tofile), decode(fromfiledate),
                  decode(tofiledate), n, decode(lineterm))
    for line in lines:
        yield line.encode('ascii', 'surrogateescape')


def ndiff(a, b, linejunk=None, charjunk=IS_CHARACTER_JUNK):
    """Differences of lines, with marks below similar ones."""
    return Differ(linejunk, charjunk).compare(a, b)


def restore(delta, which):
    """One of the texts of which `ndiff` made its lines."""
    try:
        mark = {1: '- ', 2: '+ '}[int(which)]
    except KeyError:
        raise ValueError('unknown delta choice (must be 1 or 2): %r' % which) from None
    for line in delta:
        if line[:2] in ('  ', mark):
            yield line[2:]
