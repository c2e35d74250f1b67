"""`HtmlDiff` of `difflib`: two texts side by side as a table.

The tables are CPython 3.14's to the letter; the page around them (`make_file`) has the same classes and legends in words and colours
of its own. Lines are texts with marks in them: `\\0`, a kind (`+`, `-`, `^`), the marked part, `\\1`.
"""

import re as _re

_MARKS = _re.compile(r'\++|-+|\^+')
_SPANS = {'+': 'diff_add', '-': 'diff_sub', '^': 'diff_chg'}

_PAGE = """<!DOCTYPE html>
<html>
<head>
    <meta http-equiv="Content-Type" content="text/html; charset={charset}" />
    <title></title>
    <style type="text/css">
        :root {{color-scheme: light dark}}
        table.diff {{font-family: monospace; border: medium}}
        td.diff_header {{text-align: right}}
        .diff_header, .diff_next {{background: #8884}}
        .diff_add {{background: #2a24}}
        .diff_sub {{background: #e224}}
        .diff_chg {{background: #cb24}}
    </style>
</head>
<body>{table}
    <p class="legend"><span class="diff_add">added</span> <span class="diff_chg">changed</span> <span class="diff_sub">deleted</span>;
    f: first change, n: next change, t: top</p>
</body>
</html>
"""


def _marked(text, marks):
    """A line with the parts marked that the line of marks below it points at; without one nothing is marked."""
    for found in reversed(list(_MARKS.finditer(marks or ''))):
        start, end = found.span()
        text = f'{text[:start]}\0{found[0][0]}{text[start:end]}\1{text[end:]}'
    return text


def _pairs(delta):
    """(left, right, changed) for each row of the table; one side is None where the other one has no counterpart."""
    lines = [line for line in delta] + ['  ']
    gone, new = [], []
    at = 0
    while at < len(lines):
        kinds = ''.join([line[0] for line in lines[at:at + 4]])
        if kinds[0] in '-+' and not kinds.startswith(('-?+', '-+?')):
            # Such lines are only side by side, first with first.
            (gone if kinds[0] == '-' else new).append(f'\0{kinds[0]}{lines[at][2:] or " "}\1')
            at += 1
            continue
        for i in range(max(len(gone), len(new))):
            yield gone[i] if i < len(gone) else None, new[i] if i < len(new) else None, True
        gone, new = [], []
        if kinds[0] == ' ':
            if at + 1 < len(lines):
                yield lines[at][2:], lines[at][2:], False
            at += 1
            continue
        left, at = lines[at][2:], at + 1
        if lines[at][0] == '?':
            left, at = _marked(left, lines[at][2:]), at + 1
        right, at = lines[at][2:], at + 1
        if lines[at][0] == '?':
            right, at = _marked(right, lines[at][2:]), at + 1
        yield left, right, True


def _numbered(pairs):
    """The sides as (number, text), an empty pair where there is nothing."""
    left, right = 0, 0
    for one, other, changed in pairs:
        left += one is not None
        right += other is not None
        yield ('', '') if one is None else (left, one), ('', '') if other is None else (right, other), changed


def _near_changes(rows, distance):
    """The rows at most so far from a change; None stands for those that were left out."""
    shown = set()
    for at, row in enumerate(rows):
        if row[2]:
            shown.update(range(max(at - distance, 0), min(at + distance + 1, len(rows))))
    found = []
    before = -1
    for at in sorted(shown):
        if at != before + 1:
            found.append(None)
        found.append(rows[at])
        before = at
    return found


def _wrapped(number, text, width):
    """A side in pieces of at most `width` characters; marks that go on are closed and opened again."""
    pieces = []
    while len(text) - 3 * text.count('\0') > width:
        at, n, mark = 0, 0, ''
        while n < width:
            if text[at] == '\0':
                mark = text[at + 1]
                at += 2
            elif text[at] == '\1':
                mark = ''
                at += 1
            else:
                at += 1
                n += 1
        pieces.append((number, text[:at] + '\1' * bool(mark)))
        number, text = '>', ('\0' + mark if mark else '') + text[at:]
    return pieces + [(number, text)]


class HtmlDiff:
    """Makes tables of differences."""

    _default_prefix = 0

    def __init__(self, tabsize=8, wrapcolumn=None, linejunk=None, charjunk=None):
        from difflib import IS_CHARACTER_JUNK
        self._tabsize = tabsize
        self._wrapcolumn = wrapcolumn
        self._linejunk = linejunk
        self._charjunk = IS_CHARACTER_JUNK if charjunk is None else charjunk

    def make_file(self, fromlines, tolines, fromdesc='', todesc='', context=False, numlines=5, *, charset='utf-8'):
        """A page with the table."""
        table = self.make_table(fromlines, tolines, fromdesc, todesc, context, numlines)
        return _PAGE.format(charset=charset, table=table).encode(charset, 'xmlcharrefreplace').decode(charset)

    def make_table(self, fromlines, tolines, fromdesc='', todesc='', context=False, numlines=5):
        """The table alone; with `context` only what is near changes."""
        from difflib import ndiff
        self._make_prefix()
        fromlines, tolines = [self._plain(line) for line in fromlines], [self._plain(line) for line in tolines]
        rows = list(_numbered(_pairs(ndiff(fromlines, tolines, self._linejunk, self._charjunk))))
        if context:
            rows = _near_changes(rows, numlines)
        if self._wrapcolumn:
            rows = self._in_columns(rows)
        heading = ''
        if fromdesc or todesc:
            next_column = '<th class="diff_next"><br /></th>'
            left, right = [f'{next_column}<th colspan="2" class="diff_header">{text}</th>' for text in (fromdesc, todesc)]
            heading = f'<thead><tr>{left}{right}</tr></thead>'
        columns = '        ' + ' '.join(['<colgroup></colgroup>'] * 3) + '\n'
        text = (f'\n    <table class="diff" id="difflib_chg_{self._prefix[1]}_top"\n'
                f'           cellspacing="0" cellpadding="0" rules="groups" >\n{columns}{columns}'
                f"        {heading}\n        <tbody>\n{''.join(self._rows(rows, context, numlines))}        </tbody>\n    </table>")
        for kind, name in _SPANS.items():
            text = text.replace('\0' + kind, f'<span class="{name}">')
        return text.replace('\1', '</span>').replace('\t', '&nbsp;')

    def _make_prefix(self):
        n = HtmlDiff._default_prefix
        HtmlDiff._default_prefix += 1
        self._prefix = [f'from{n}_', f'to{n}_']

    def _plain(self, line):
        """A line without its end; a tab is as many tabs as it is wide, so that it differs from blanks."""
        return line.replace(' ', '\0').expandtabs(self._tabsize).replace(' ', '\t').replace('\0', ' ').rstrip('\n')

    def _in_columns(self, rows):
        found = []
        for row in rows:
            if row is None:
                found.append(row)
                continue
            left, right = [_wrapped(*side, self._wrapcolumn) for side in row[:2]]
            for i in range(max(len(left), len(right))):
                one, other = [side[i] if i < len(side) else ('', ' ') for side in (left, right)]
                found.append((one, other, row[2]))
        return found

    def _cell(self, side, number, text):
        anchor = f' id="{self._prefix[side]}{number}"' if isinstance(number, int) else ''
        text = text.replace('&', '&amp;').replace('>', '&gt;').replace('<', '&lt;').replace(' ', '&nbsp;').rstrip()
        return f'<td class="diff_header"{anchor}>{number}</td><td nowrap="nowrap">{text}</td>'

    def _rows(self, rows, context, numlines):
        name = f'difflib_chg_{self._prefix[1]}_'
        if not rows:
            message = 'No Differences Found' if context else 'Empty File'
            cells = [f'<td></td><td>&nbsp;{message}&nbsp;</td>'] * 2
            yield self._row('', f'<a href="#{name}top">t</a>', cells)
            return
        anchors, links = [''] * len(rows), [''] * len(rows)
        n, last, inside = 0, 0, False
        for at, row in enumerate(rows):
            changed = row is not None and row[2]
            if changed and not inside:
                # A change is entered some lines above it, and has a link to the next one.
                last = at
                anchors[max(0, at - numlines)] = f' id="{name}{n}"'
                n += 1
                links[at] = f'<a href="#{name}{n}">n</a>'
            inside = changed
        if rows[0] is None or not rows[0][2]:
            links[0] = f'<a href="#{name}0">f</a>'
        links[last] = f'<a href="#{name}top">t</a>'
        for at, (row, anchor, link) in enumerate(zip(rows, anchors, links)):
            if row is None and at == 0:
                # Nothing to part from: what was left out is above the table.
                continue
            elif row is None:
                yield '        </tbody>        \n        <tbody>\n'
            else:
                yield self._row(anchor, link, [self._cell(side, *row[side]) for side in (0, 1)])

    @staticmethod
    def _row(anchor, link, cells):
        return (f'            <tr><td class="diff_next"{anchor}>{link}</td>{cells[0]}<td class="diff_next">{link}</td>{cells[1]}</tr>\n')


HtmlDiff.__module__ = 'difflib'
