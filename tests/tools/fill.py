"""Fills in the expectations of behaviour files from what CPython prints.

    python tests/tools/fill.py PYODIDE_FOLDER FILE...       (cargo xtask behaviour --fill FILE... calls this)

Each file runs on CPython 3.11 (this interpreter) and on 3.14 (pyodide). Where they agree, their output becomes
`# expect:` comments; where they do not, 3.14 is right and the file gets `# since: 3.14`, which is reported.
`# raises:` and `# stderr:` are filled only in files that already have them, so that an accident is not blessed.
`# judge: 3.11` in the header
asks CPython 3.11 alone, where the 32-bit build of 3.14 differs for its own reasons. Reported as well: files of more than 20,000 executed instructions. The filled values must still be read by a person.
"""

import io
import itertools
import json
import os
import re
import subprocess
import sys
import tokenize

HERE = os.path.dirname(os.path.abspath(__file__))
MARK = re.compile(r'\s*# (expect|raises|stderr):.*$')
WIDTH = 110


class Judge:
    """A running `serve` process."""

    def __init__(self, argv):
        self.argv = argv
        self.start()

    def start(self):
        self.process = subprocess.Popen(
            self.argv, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)

    def ask(self, request, path):
        self.process.stdin.write(f'{request} {path}\n'.encode())
        self.process.stdin.flush()
        sizes = self.process.stdout.readline().split()
        if len(sizes) != 2:
            self.start()
            raise RuntimeError('the judge crashed: mark the file `# judge: 3.11`, or make it need less stack')
        out, err = map(int, sizes)
        data = self.process.stdout.read(out + err)
        return data[:out].decode(), data[out:].decode()


def strip(source):
    """The source without expectations, and which kinds it had."""
    kinds, lines = set(), []
    for line in source.split('\n'):
        found = MARK.search(line)
        if found:
            kinds.add(found[1])
            if not line[:found.start()].strip():
                continue
            line = line[:found.start()]
        lines.append(line)
    return '\n'.join(lines), kinds


def logical_ends(source):
    """For each line, the line at which its logical line ends; and whether a comment may go there."""
    ends, start = {}, None
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if start is None and token.type not in (tokenize.NL, tokenize.COMMENT, tokenize.INDENT, tokenize.DEDENT):
            start = token.start[0]
        if token.type == tokenize.NEWLINE:
            for line in range(start, token.end[0] + 1):
                ends[line] = token.start[0]
            start = None
    return ends


def place(source, lines, raised, error):
    """The source with its expectations."""
    try:
        ends = logical_ends(source)
    except (tokenize.TokenError, SyntaxError, IndentationError):
        ends = {}
    text = source.split('\n')
    # A statement at the left margin owns all that is printed while it runs.
    owner, current, decorated = {}, 0, False
    for number, line in enumerate(text, 1):
        if decorated and re.match(r'(@|def|class|async def)\b|@', line):
            decorated = line.startswith('@')
        elif line.startswith('@'):
            current, decorated = number, True
        elif line[:1] not in ('', ' ', '\t', '#', ')', ']', '}') and not re.match(r'(else|elif|except|finally)\b', line):
            current = number
        owner[number] = current
    after, inline = {}, {}
    groups = []
    for line, out in lines:
        if groups and groups[-1][0] == owner.get(line, 0):
            groups[-1][1].append((line, out))
        else:
            groups.append((owner.get(line, 0), [(line, out)]))
    for start, group in groups:
        places = [ends.get(line, 0) for line, _ in group]
        fits = all(a < b for a, b in zip(places, places[1:])) and all(places)
        if fits and all(len(text[p - 1]) + len(out) + 12 <= WIDTH for p, (_, out) in zip(places, group)):
            for p, (_, out) in zip(places, group):
                inline[p] = f'  # expect: {out}'.rstrip()
        else:
            last = max([n for n, o in owner.items() if o == start and text[n - 1].strip()], default=len(text))
            after.setdefault(last, []).extend(f'# expect: {out}'.rstrip() for _, out in group)
    result = []
    for number, line in enumerate(text, 1):
        mark = inline.get(number, '')
        if error and number == ends.get(raised, raised) and not mark:
            mark, error = f'  # raises: {error}', ''
        result.append(line + mark)
        result.extend(after.get(number, []))
    while result and not result[-1].strip():
        result.pop()
    if error:
        result.append(f'# raises: {error}')
    filled = '\n'.join(result) + '\n'
    found = [line.partition('# expect:')[2].strip() for line in filled.split('\n') if '# expect:' in line]
    if found != [out.strip() for _, out in lines]:
        raise ValueError('the output does not follow the order of the statements')
    return filled


def fill(path, old, new, notes):
    """Rewrites one file."""
    with open(path, encoding='utf-8') as file:
        source = file.read()
    if re.search(r'^# (compat|engine):', source, re.M):
        return
    source, kinds = strip(source)
    with open(path, 'w', encoding='utf-8') as file:
        file.write(source)
    since = re.search(r'^# since: (\S+)', source, re.M)
    if re.search(r'^# judge: 3.11', source, re.M):
        new = since = old
    newer = new.ask('lines', path)
    if not since:
        older = old.ask('lines', path)
        differs = json.loads(older[0] or 'null') != json.loads(newer[0] or 'null')
        last = [text.strip().split('\n')[-1] for text in (older[1], newer[1])]
        if differs or last[0] != last[1] or 'stderr' in kinds:
            notes.append(f'{path}: since 3.14')
            if '-v' in sys.argv:
                sides = [[t for _, t in json.loads(a[0] or '{"lines": []}')['lines']] + a[1].split('\n')[-2:-1] for a in (older, newer)]
                notes.extend(f'    {a[:150]}\n        {b[:150]}' for a, b in itertools.zip_longest(*sides, fillvalue='') if a != b)
            head, _, rest = source.partition('\n')
            source = f'{head}\n# since: 3.14\n{rest}'
            with open(path, 'w', encoding='utf-8') as file:
                file.write(source)
            newer = new.ask('lines', path)
        elif int(old.ask('count', path)[0]) > 20000:
            notes.append(f'{path}: more than 20,000 instructions')
    found = json.loads(newer[0])
    lines = found['lines']
    if re.search(r' at 0x[0-9a-f]', newer[0]):
        notes.append(f'{path}: an address in the output')
    error = newer[1].strip().split('\n')[-1]
    if newer[1] and not kinds & {'raises', 'stderr'}:
        notes.append(f'{path}: RAISED\n{newer[1]}')
        return
    if not newer[1] and kinds & {'raises', 'stderr'}:
        notes.append(f'{path}: DID NOT RAISE')
    text = place(source, lines, found['raised'], error if 'raises' in kinds else '')
    if 'stderr' in kinds:
        text += ''.join(f'# stderr: {line}'.rstrip() + '\n' for line in newer[1].rstrip('\n').split('\n'))
    with open(path, 'w', encoding='utf-8') as file:
        file.write(text)


def main():
    folder, *paths = [arg for arg in sys.argv[1:] if arg != '-v']
    old = Judge([sys.executable, os.path.join(HERE, 'judge.py'), 'serve'])
    new = Judge(['node', '--stack-size=3900', os.path.join(HERE, 'judge.mjs'), folder])
    notes = []
    for path in paths:
        try:
            fill(path, old, new, notes)
        except Exception as error:
            notes.append(f'{path}: {type(error).__name__} {error}')
    print('\n'.join(notes))
    print(f'{len(paths)} files filled')


if __name__ == '__main__':
    main()
