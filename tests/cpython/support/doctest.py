"""Examples in docstrings as tests: what test modules of CPython use of `doctest`.

Every docstring with examples is one test; it runs all of them and fails with all that differ. Written for this runner; options are
those that the test modules have. An example that is an expression shows its value as a prompt does.
"""

import io
import re
import sys
import traceback
import unittest

ELLIPSIS = 1
NORMALIZE_WHITESPACE = 2
IGNORE_EXCEPTION_DETAIL = 4
DONT_ACCEPT_TRUE_FOR_1 = 8
DONT_ACCEPT_BLANKLINE = 16
SKIP = 32
REPORT_UDIFF = 64

_OPTIONS = {'ELLIPSIS': ELLIPSIS, 'NORMALIZE_WHITESPACE': NORMALIZE_WHITESPACE, 'IGNORE_EXCEPTION_DETAIL': IGNORE_EXCEPTION_DETAIL,
            'SKIP': SKIP, 'DONT_ACCEPT_BLANKLINE': DONT_ACCEPT_BLANKLINE, 'DONT_ACCEPT_TRUE_FOR_1': DONT_ACCEPT_TRUE_FOR_1}

# The module that asks for its suite without naming itself.
current = None


def _examples(text):
    """Source, expected output, options and line of each example."""
    lines = text.expandtabs().split('\n')
    at = 0
    while at < len(lines):
        line = lines[at]
        bare = line.lstrip(' ')
        if not (bare.startswith('>>> ') or bare == '>>>'):
            at += 1
            continue
        margin = len(line) - len(bare)
        number = at + 1
        source = [bare[4:]]
        at += 1
        while at < len(lines) and (lines[at][margin:].startswith('... ') or lines[at][margin:].rstrip() == '...'):
            source.append(lines[at][margin + 4:])
            at += 1
        expected = []
        while at < len(lines) and lines[at].strip() and not lines[at].lstrip(' ').startswith('>>>'):
            expected.append(lines[at][margin:])
            at += 1
        options = 0
        for found in re.findall(r'#\s*doctest:\s*(.*)', '\n'.join(source)):
            for word in found.replace(',', ' ').split():
                if word.startswith('+'):
                    options |= _OPTIONS.get(word[1:], 0)
        yield '\n'.join(source) + '\n', ''.join([line + '\n' for line in expected]), options, number


def _same(wanted, got, options):
    if wanted == got:
        return True
    wanted = '\n'.join(['' if line.strip() == '<BLANKLINE>' else line for line in wanted.split('\n')])
    if options & NORMALIZE_WHITESPACE:
        wanted, got = ' '.join(wanted.split()), ' '.join(got.split())
    else:
        got = '\n'.join(['' if line.isspace() else line for line in got.split('\n')])
    if wanted == got or (wanted, got) in (('1\n', 'True\n'), ('0\n', 'False\n')):
        return True
    if options & ELLIPSIS and '...' in wanted:
        return re.fullmatch('.*?'.join([re.escape(part) for part in wanted.split('...')]), got, re.S) is not None
    return False


def _expected_error(expected):
    """What a traceback in an expected output ends with, or None; and the output before it."""
    before, head, after = expected.partition('Traceback (most recent call last):\n')
    if not head:
        before, head, after = expected.partition('Traceback (innermost last):\n')
    if not head:
        return None, expected
    lines = after.split('\n')
    for at, line in enumerate(lines):
        if line and not line[0].isspace():
            return '\n'.join(lines[at:]), before
    return None, expected


def _run(source, namespace, filename):
    """Runs one example; what it printed, and its exception."""
    out = io.StringIO()
    saved = sys.stdout
    sys.stdout = out
    try:
        try:
            code = compile(source, filename, 'eval')
        except SyntaxError:
            code = None
        if code is None:
            exec(compile(source, filename, 'exec'), namespace)
        else:
            value = eval(code, namespace)
            if value is not None:
                print(repr(value))
        return out.getvalue(), None
    except KeyboardInterrupt:
        raise
    except BaseException as error:
        return out.getvalue(), error
    finally:
        sys.stdout = saved


class DocTestCase(unittest.TestCase):
    """The examples of one docstring."""

    def __init__(self, name, text, namespace, options=0, setUp=None, tearDown=None):
        super().__init__('runTest')
        self.name = name
        self.text = text
        self.namespace = namespace
        self.options = options
        self.fixtures = (setUp, tearDown)

    def setUp(self):
        if self.fixtures[0] is not None:
            self.fixtures[0](self)

    def tearDown(self):
        if self.fixtures[1] is not None:
            self.fixtures[1](self)

    def runTest(self):
        namespace = self.namespace.copy()
        namespace.setdefault('__name__', '__main__')
        wrong = []
        total = 0
        for source, expected, options, line in _examples(self.text):
            options |= self.options
            if options & SKIP:
                continue
            total += 1
            got, error = _run(source, namespace, f'<doctest {self.name}[{total - 1}]>')
            text, before = _expected_error(expected)
            if error is None:
                fine = text is None and _same(expected, got, options)
            else:
                shown = traceback.format_exception_only(error)
                got = shown[-1]
                if text is None:
                    fine = False
                elif options & IGNORE_EXCEPTION_DETAIL:
                    kinds = [part.partition(':')[0].strip().rpartition('.')[2] for part in (text, got)]
                    fine = kinds[0] == kinds[1]
                else:
                    fine = _same(text, got, options)
            if not fine:
                wrong.append(f'line {line}: {source.strip()}\n  expected: {(text or expected).strip()}\n  got:      {got.strip()}')
        if wrong:
            first = wrong[0].replace('\n', ' ')
            raise self.failureException(f'{len(wrong)} of {total} examples differ: {first}\n' + '\n'.join(wrong))

    def id(self):
        return self.name

    __str__ = id


def _docstrings(module):
    """Names and texts of all docstrings of a module that have examples."""
    seen = []

    def walk(item, name):
        if any([other is item for other in seen]):
            return
        seen.append(item)
        text = item if isinstance(item, str) else getattr(item, '__doc__', None)
        if isinstance(text, str) and '>>>' in text:
            yield name, text
        if isinstance(item, type):
            for child, value in list(vars(item).items()):
                value = getattr(value, '__func__', value)
                if callable(value) or isinstance(value, property):
                    yield from walk(value, f'{name}.{child}')

    yield from walk(module, module.__name__)
    for name, item in list(vars(module).items()):
        if getattr(item, '__module__', None) == module.__name__ and callable(item):
            yield from walk(item, f'{module.__name__}.{name}')
    for name, item in getattr(module, '__test__', {}).items():
        yield from walk(item, f'{module.__name__}.__test__.{name}')


def DocTestSuite(module=None, globs=None, extraglobs=None, test_finder=None, setUp=None, tearDown=None, optionflags=0, **options):
    module = current if module is None else sys.modules[module] if isinstance(module, str) else module
    if not module.__name__.startswith('test.'):
        # Docstrings of the library are its own, not CPython's.
        return unittest.TestSuite()
    namespace = vars(module) if globs is None else globs
    found = sorted([(name.removeprefix(module.__name__ + '.'), text) for name, text in _docstrings(module)])
    return unittest.TestSuite([DocTestCase(name, text, namespace, optionflags, setUp, tearDown) for name, text in found])


def DocFileSuite(*paths, **options):
    return unittest.TestSuite()


def testmod(*args, **kwargs):
    raise unittest.SkipTest('runs by itself')
