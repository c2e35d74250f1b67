"""Examples in docstrings, run and compared with what they say.

An example's lines show in tracebacks: the compiler keeps the text of what is named `<doctest NAME[NUMBER]>`. Without the
source of a module at hand, the line of a function's docstring is taken to be the one behind its `def`.

Deliberately absent: examples in files (`testfile`, `DocFileSuite`), the debugger.
"""

import difflib
import inspect
import re
import sys
import traceback
from _doctest_suite import DocTestCase, DocTestSuite, set_unittest_reportflags
from collections import namedtuple
from io import StringIO

__all__ = [
    'register_optionflag', 'DONT_ACCEPT_TRUE_FOR_1', 'DONT_ACCEPT_BLANKLINE', 'NORMALIZE_WHITESPACE', 'ELLIPSIS', 'SKIP',
    'IGNORE_EXCEPTION_DETAIL', 'COMPARISON_FLAGS', 'REPORT_UDIFF', 'REPORT_CDIFF', 'REPORT_NDIFF',
    'REPORT_ONLY_FIRST_FAILURE', 'REPORTING_FLAGS', 'FAIL_FAST', 'Example', 'DocTest', 'DocTestParser', 'DocTestFinder',
    'DocTestRunner', 'OutputChecker', 'DocTestFailure', 'UnexpectedException', 'DebugRunner', 'testmod',
    'run_docstring_examples', 'script_from_examples', 'DocTestCase', 'DocTestSuite', 'set_unittest_reportflags',
]

OPTIONFLAGS_BY_NAME = {}


def register_optionflag(name):
    return OPTIONFLAGS_BY_NAME.setdefault(name, 1 << len(OPTIONFLAGS_BY_NAME))


DONT_ACCEPT_TRUE_FOR_1 = register_optionflag('DONT_ACCEPT_TRUE_FOR_1')
DONT_ACCEPT_BLANKLINE = register_optionflag('DONT_ACCEPT_BLANKLINE')
NORMALIZE_WHITESPACE = register_optionflag('NORMALIZE_WHITESPACE')
ELLIPSIS = register_optionflag('ELLIPSIS')
SKIP = register_optionflag('SKIP')
IGNORE_EXCEPTION_DETAIL = register_optionflag('IGNORE_EXCEPTION_DETAIL')

COMPARISON_FLAGS = (DONT_ACCEPT_TRUE_FOR_1 | DONT_ACCEPT_BLANKLINE | NORMALIZE_WHITESPACE | ELLIPSIS | SKIP
                    | IGNORE_EXCEPTION_DETAIL)

REPORT_UDIFF = register_optionflag('REPORT_UDIFF')
REPORT_CDIFF = register_optionflag('REPORT_CDIFF')
REPORT_NDIFF = register_optionflag('REPORT_NDIFF')
REPORT_ONLY_FIRST_FAILURE = register_optionflag('REPORT_ONLY_FIRST_FAILURE')
FAIL_FAST = register_optionflag('FAIL_FAST')

REPORTING_FLAGS = REPORT_UDIFF | REPORT_CDIFF | REPORT_NDIFF | REPORT_ONLY_FIRST_FAILURE | FAIL_FAST

BLANKLINE_MARKER = '<BLANKLINE>'
ELLIPSIS_MARKER = '...'


class TestResults(namedtuple('TestResults', 'failed attempted')):
    """How many examples failed, and of how many; `skipped` is besides."""

    def __new__(cls, failed, attempted, *, skipped=0):
        self = super().__new__(cls, failed, attempted)
        self.skipped = skipped
        return self

    def __repr__(self):
        skipped = f', skipped={self.skipped}' if self.skipped else ''
        return f'TestResults(failed={self.failed}, attempted={self.attempted}{skipped})'


class Example:
    """One example: its source, and the output that it wants."""

    def __init__(self, source, want, exc_msg=None, lineno=0, indent=0, options=None):
        self.source = _ended(source)
        self.want = _ended(want) if want else want
        self.lineno = lineno
        self.indent = indent
        self.options = {} if options is None else options
        self.exc_msg = None if exc_msg is None else _ended(exc_msg)

    def _key(self):
        return self.source, self.want, self.lineno, self.indent, self.exc_msg

    def __eq__(self, other):
        if type(self) is not type(other):
            return NotImplemented
        return self._key() == other._key() and self.options == other.options

    def __hash__(self):
        return hash(self._key())


class DocTest:
    """The examples of one docstring, and the names that they see."""

    def __init__(self, examples, globs, name, filename, lineno, docstring):
        if isinstance(examples, str):
            raise TypeError('examples are Example objects, not text')
        self.examples = examples
        self.docstring = docstring
        self.globs = globs.copy()
        self.name = name
        self.filename = filename
        self.lineno = lineno

    def __repr__(self):
        n = len(self.examples)
        shown = 'no examples' if n == 0 else '1 example' if n == 1 else f'{n} examples'
        return f'<{type(self).__name__} {self.name} from {self.filename}:{self.lineno} ({shown})>'

    def _key(self):
        return self.examples, self.docstring, self.globs, self.name, self.filename, self.lineno

    def __eq__(self, other):
        if type(self) is not type(other):
            return NotImplemented
        return self._key() == other._key()

    def __hash__(self):
        return hash((self.docstring, self.name, self.filename, self.lineno))

    def __lt__(self, other):
        if not isinstance(other, DocTest):
            return NotImplemented
        return self._place() < other._place()

    def _place(self):
        return self.name, self.filename or '', -1 if self.lineno is None else self.lineno, id(self)


def _ended(text):
    return text if text.endswith('\n') else text + '\n'


def _indented(text, by=4):
    return re.sub(r'(?m)^(?!$)', ' ' * by, text)


class DocTestParser:
    """Finds examples in a text."""

    _option = re.compile(r'#\s*doctest:\s*([^\n\'"]*)$', re.MULTILINE)
    _traceback = re.compile(r'Traceback \((?:most recent call last|innermost last)\):[ ]*\n(?:(?!\w).*\n)*(\w[\s\S]*)')
    _empty = re.compile(r'[ ]*(?:#.*)?$')

    def parse(self, string, name='<string>'):
        """The examples, and the texts before, between and behind them, in turn."""
        lines = string.expandtabs().split('\n')
        margin = min([_margin(line) for line in lines if line.strip()], default=0)
        lines = [line[margin:] for line in lines]
        output = []
        text_from = at = 0
        while at < len(lines):
            line = lines[at]
            indent = _margin(line)
            if not line.startswith('>>>', indent):
                at += 1
                continue
            begin = at
            at += 1
            while at < len(lines) and lines[at].lstrip(' ').startswith('...'):
                at += 1
            source = lines[begin:at]
            while at < len(lines) and lines[at].strip(' ') and not lines[at].lstrip(' ').startswith('>>>'):
                at += 1
            want = lines[begin + len(source):at]
            output.append(''.join([text + '\n' for text in lines[text_from:begin]]))
            example = self._example(source, want, indent, name, begin)
            if example is not None:
                output.append(example)
            text_from = at
        output.append('\n'.join(lines[text_from:]))
        return output

    def get_doctest(self, string, globs, name, filename, lineno):
        return DocTest(self.get_examples(string, name), globs, name, filename, lineno, string)

    def get_examples(self, string, name='<string>'):
        return [item for item in self.parse(string, name) if isinstance(item, Example)]

    def _example(self, source_lines, want_lines, indent, name, lineno):
        for i, line in enumerate(source_lines):
            if line[indent + 3:indent + 4] not in ('', ' '):
                raise ValueError(f'line {lineno + i + 1} of the docstring for {name} lacks blank after '
                                 f'{line[indent:indent + 3]}: {line!r}')
        self._check_margin(source_lines[1:], ' ' * indent + '.', name, lineno)
        self._check_margin(want_lines, ' ' * indent, name, lineno + len(source_lines))
        source = '\n'.join([line[indent + 4:] for line in source_lines])
        want = '\n'.join([line[indent:] for line in want_lines])
        raised = self._traceback.match(want)
        options = self._options(source, name, lineno)
        if all([self._empty.match(line) for line in source.split('\n')]):
            return None
        return Example(source, want, exc_msg=raised and raised[1], lineno=lineno, indent=indent, options=options)

    def _check_margin(self, lines, prefix, name, lineno):
        for i, line in enumerate(lines):
            if line and not line.startswith(prefix):
                raise ValueError(f'line {lineno + i + 1} of the docstring for {name} has inconsistent leading whitespace: '
                                 f'{line!r}')

    def _options(self, source, name, lineno):
        options = {}
        for found in self._option.finditer(source):
            for option in found[1].replace(',', ' ').split():
                if option[0] not in '+-' or option[1:] not in OPTIONFLAGS_BY_NAME:
                    raise ValueError(f'line {lineno + 1} of the doctest for {name} has an invalid option: {option!r}')
                options[OPTIONFLAGS_BY_NAME[option[1:]]] = option[0] == '+'
        if options and all([self._empty.match(line) for line in source.split('\n')]):
            raise ValueError(f'line {lineno} of the doctest for {name} has an option directive on a line with no example: '
                             f'{source!r}')
        return options


def _margin(line):
    return len(line) - len(line.lstrip(' '))


class DocTestFinder:
    """Finds the docstrings of an object and of what is defined in it."""

    def __init__(self, verbose=False, parser=DocTestParser(), recurse=True, exclude_empty=True):
        self._parser = parser
        self._verbose = verbose
        self._recurse = recurse
        self._exclude_empty = exclude_empty

    def find(self, obj, name=None, module=None, globs=None, extraglobs=None):
        if name is None:
            name = getattr(obj, '__name__', None)
            if name is None:
                raise ValueError(f"DocTestFinder.find: name must be given when obj.__name__ doesn't exist: {type(obj)!r}")
        if module is False:
            module = None
        elif module is None:
            module = obj if inspect.ismodule(obj) else inspect.getmodule(obj)
        if globs is None:
            globs = {} if module is None else module.__dict__.copy()
        else:
            globs = globs.copy()
        globs.update(extraglobs or {})
        globs.setdefault('__name__', '__main__')
        tests = []
        self._find(tests, obj, name, module, globs, set())
        tests.sort()
        return tests

    def _find(self, tests, obj, name, module, globs, seen):
        if self._verbose:
            print(f'Finding tests in {name}')
        if id(obj) in seen:
            return
        seen.add(id(obj))
        test = self._test(obj, name, module, globs)
        if test is not None:
            tests.append(test)
        if not self._recurse:
            return
        if inspect.ismodule(obj):
            for key, value in list(obj.__dict__.items()):
                if (_is_routine(value) or inspect.isclass(value)) and self._from_module(module, value):
                    self._find(tests, value, f'{name}.{key}', module, globs, seen)
            for key, value in getattr(obj, '__test__', {}).items():
                if not isinstance(key, str):
                    raise ValueError(f'DocTestFinder.find: __test__ keys must be strings: {type(key)!r}')
                if not (_is_routine(value) or inspect.isclass(value) or inspect.ismodule(value) or isinstance(value, str)):
                    raise ValueError('DocTestFinder.find: __test__ values must be strings, functions, methods, '
                                     f'classes, or modules: {type(value)!r}')
                self._find(tests, value, f'{name}.__test__.{key}', module, globs, seen)
        elif inspect.isclass(obj):
            for key, value in list(obj.__dict__.items()):
                if isinstance(value, (staticmethod, classmethod)):
                    value = value.__func__
                own = _is_routine(value) or inspect.isclass(value) or isinstance(value, property)
                if own and self._from_module(module, value):
                    self._find(tests, value, f'{name}.{key}', module, globs, seen)

    def _from_module(self, module, object):
        if module is None or isinstance(object, property):
            return True
        if inspect.isfunction(object):
            return module.__dict__ is getattr(object, '__globals__', None)
        if inspect.isclass(object) or hasattr(object, '__module__'):
            return module.__name__ == object.__module__
        return inspect.getmodule(object) is module

    def _test(self, obj, name, module, globs):
        docstring = obj if isinstance(obj, str) else getattr(obj, '__doc__', None)
        docstring = '' if docstring is None else docstring if isinstance(docstring, str) else str(docstring)
        if not docstring and self._exclude_empty:
            return None
        filename = None if module is None else getattr(module, '__file__', None) or module.__name__
        return self._parser.get_doctest(docstring, globs, name, filename, self._line(obj))

    def _line(self, obj):
        if inspect.ismodule(obj) and obj.__doc__ is not None:
            return 0
        if isinstance(obj, property):
            obj = obj.fget
        if inspect.ismethod(obj):
            obj = obj.__func__
        if inspect.isfunction(obj) and getattr(obj, '__doc__', None):
            return inspect.unwrap(obj).__code__.co_firstlineno
        return None


def _is_routine(value):
    try:
        value = inspect.unwrap(value)
    except ValueError:
        pass
    return inspect.isroutine(value)


class OutputChecker:
    """Compares the output of an example with what it wants."""

    def check_output(self, want, got, optionflags):
        want, got = self._plain(want), self._plain(got)
        if got == want:
            return True
        if not optionflags & DONT_ACCEPT_TRUE_FOR_1 and (got, want) in (('True\n', '1\n'), ('False\n', '0\n')):
            return True
        if not optionflags & DONT_ACCEPT_BLANKLINE:
            want = re.sub(rf'(?m)^{re.escape(BLANKLINE_MARKER)}\s*?$', '', want)
            got = re.sub(r'(?m)^[^\S\n]+$', '', got)
            if got == want:
                return True
        if optionflags & NORMALIZE_WHITESPACE:
            got, want = ' '.join(got.split()), ' '.join(want.split())
            if got == want:
                return True
        return bool(optionflags & ELLIPSIS) and _fits(want, got)

    def _plain(self, text):
        return str(text.encode('ASCII', 'backslashreplace'), 'ASCII')

    def output_difference(self, example, got, optionflags):
        want = example.want
        if not optionflags & DONT_ACCEPT_BLANKLINE:
            got = re.sub(r'(?m)^[ ]*(?=\n)', BLANKLINE_MARKER, got)
        if self._wants_diff(want, got, optionflags):
            before, after = want.splitlines(keepends=True), got.splitlines(keepends=True)
            if optionflags & REPORT_UDIFF:
                diff = list(difflib.unified_diff(before, after, n=2))[2:]
                kind = 'unified diff with -expected +actual'
            elif optionflags & REPORT_CDIFF:
                diff = list(difflib.context_diff(before, after, n=2))[2:]
                kind = 'context diff with expected followed by actual'
            else:
                diff = list(difflib.Differ(charjunk=difflib.IS_CHARACTER_JUNK).compare(before, after))
                kind = 'ndiff with -expected +actual'
            return f'Differences ({kind}):\n' + _indented(''.join(diff))
        if want and got:
            return f'Expected:\n{_indented(want)}Got:\n{_indented(got)}'
        if want:
            return f'Expected:\n{_indented(want)}Got nothing\n'
        if got:
            return f'Expected nothing\nGot:\n{_indented(got)}'
        return 'Expected nothing\nGot nothing\n'

    def _wants_diff(self, want, got, optionflags):
        if optionflags & REPORT_NDIFF:
            return True
        return bool(optionflags & (REPORT_UDIFF | REPORT_CDIFF)) and want.count('\n') > 2 and got.count('\n') > 2


def _fits(want, got):
    # Each `...` stands for any text, the shortest that works from the left.
    first, *middle = want.split(ELLIPSIS_MARKER)
    if not middle:
        return want == got
    last = middle.pop()
    if not got.startswith(first) or not got.endswith(last) or len(first) + len(last) > len(got):
        return False
    at, end = len(first), len(got) - len(last)
    for piece in middle:
        at = got.find(piece, at, end)
        if at < 0:
            return False
        at += len(piece)
    return True


def _exception_class(text):
    # The name of an exception's class, without its module and without what it says.
    line = text.partition('\n')[0]
    return line.partition(':')[0].rpartition('.')[2]


class DocTestFailure(Exception):
    """An example gave something else than it wants."""

    def __init__(self, test, example, got):
        self.test = test
        self.example = example
        self.got = got

    def __str__(self):
        return str(self.test)


class UnexpectedException(Exception):
    """An example raised what it does not want."""

    def __init__(self, test, example, exc_info):
        self.test = test
        self.example = example
        self.exc_info = exc_info

    def __str__(self):
        return str(self.test)


class DocTestRunner:
    """Runs examples, tells what is wrong with them, and counts."""

    DIVIDER = '*' * 70

    def __init__(self, checker=None, verbose=None, optionflags=0):
        self._checker = checker or OutputChecker()
        self._verbose = '-v' in sys.argv if verbose is None else verbose
        self.optionflags = optionflags
        self.original_optionflags = optionflags
        self.tries = 0
        self.failures = 0
        self.skips = 0
        self._stats = {}

    def report_start(self, out, test, example):
        if self._verbose:
            wanted = f'Expecting:\n{_indented(example.want)}' if example.want else 'Expecting nothing\n'
            out(f'Trying:\n{_indented(example.source)}{wanted}')

    def report_success(self, out, test, example, got):
        if self._verbose:
            out('ok\n')

    def report_failure(self, out, test, example, got):
        out(self._heading(test, example) + self._checker.output_difference(example, got, self.optionflags))

    def report_unexpected_exception(self, out, test, example, exc_info):
        out(f'{self._heading(test, example)}Exception raised:\n{_indented(_exception_text(exc_info))}')

    def _heading(self, test, example):
        if test.filename:
            line = '?' if test.lineno is None else test.lineno + example.lineno + 1
            where = f'File "{test.filename}", line {line}, in {test.name}'
        else:
            where = f'Line {example.lineno + 1}, in {test.name}'
        return f'{self.DIVIDER}\n{where}\nFailed example:\n{_indented(example.source)}'

    def run(self, test, compileflags=None, out=None, clear_globs=True):
        self.test = test
        stdout, hook = sys.stdout, sys.displayhook
        if out is None:
            out = stdout.write
        sys.stdout = self._output = StringIO()
        sys.displayhook = sys.__displayhook__
        try:
            return self._run(test, compileflags, out)
        finally:
            sys.stdout, sys.displayhook = stdout, hook
            if clear_globs:
                test.globs.clear()
                import builtins
                builtins._ = None

    def _run(self, test, compileflags, out):
        failed = tried = skipped = 0
        flags = self.optionflags
        for number, example in enumerate(test.examples):
            quiet = bool(self.optionflags & REPORT_ONLY_FIRST_FAILURE) and failed > 0
            self.optionflags = flags
            for flag, on in example.options.items():
                self.optionflags = self.optionflags | flag if on else self.optionflags & ~flag
            tried += 1
            if self.optionflags & SKIP:
                skipped += 1
                continue
            if not quiet:
                self.report_start(out, test, example)
            got, raised = self._try(test, example, number, compileflags)
            if raised is None:
                if self._checker.check_output(example.want, got, self.optionflags):
                    if not quiet:
                        self.report_success(out, test, example, got)
                    continue
                if not quiet:
                    self.report_failure(out, test, example, got)
            else:
                told = _told(raised)
                if example.exc_msg is None:
                    if not quiet:
                        self.report_unexpected_exception(out, test, example, raised)
                else:
                    got += _exception_text(raised)
                    same = self._checker.check_output(example.exc_msg, told, self.optionflags)
                    if not same and self.optionflags & IGNORE_EXCEPTION_DETAIL:
                        same = self._checker.check_output(_exception_class(example.exc_msg), _exception_class(told),
                                                          self.optionflags)
                    if same:
                        if not quiet:
                            self.report_success(out, test, example, got)
                        continue
                    if not quiet:
                        self.report_failure(out, test, example, got)
            failed += 1
            if self.optionflags & FAIL_FAST:
                break
        self.optionflags = flags
        known = self._stats.get(test.name, (0, 0, 0))
        self._stats[test.name] = known[0] + failed, known[1] + tried, known[2] + skipped
        self.failures += failed
        self.tries += tried
        self.skips += skipped
        return TestResults(failed, tried, skipped=skipped)

    def _try(self, test, example, number, compileflags):
        """What an example prints, and what it raises."""
        raised = None
        try:
            filename = f'<doctest {test.name}[{number}]>'
            exec(compile(example.source, filename, 'single', compileflags or 0, True), test.globs)
        except KeyboardInterrupt:
            raise
        except BaseException as error:
            raised = (type(error), error, error.__traceback__)
        got = self._output.getvalue()
        self._output.seek(0)
        self._output.truncate()
        return (got + '\n' if got and not got.endswith('\n') else got), raised

    def summarize(self, verbose=None):
        if verbose is None:
            verbose = self._verbose
        without, passed, failures = [], [], []
        for name in sorted(self._stats):
            failed, tried, skipped = self._stats[name]
            if tried == 0:
                without.append(name)
            elif failed == 0:
                passed.append((name, tried))
            else:
                failures.append((name, failed, tried))
        failed = sum(one[0] for one in self._stats.values())
        tried = sum(one[1] for one in self._stats.values())
        skipped = sum(one[2] for one in self._stats.values())
        if verbose:
            if without:
                print(f'{_counted(len(without), "item")} had no tests:')
                for name in without:
                    print(f'    {name}')
            if passed:
                print(f'{_counted(len(passed), "item")} passed all tests:')
                for name, n in passed:
                    print(f' {n:3d} test{"" if n == 1 else "s"} in {name}')
        if failures:
            print(self.DIVIDER)
            print(f'{_counted(len(failures), "item")} had failures:')
            for name, bad, n in failures:
                print(f' {bad:3d} of {n:3d} in {name}')
        if verbose:
            print(f'{_counted(tried, "test")} in {_counted(len(self._stats), "item")}.')
            print(f'{tried - failed} passed' + (f' and {failed} failed.' if failed else '.'))
        if failed:
            print(f'***Test Failed*** {_counted(failed, "failure")}'
                  + (f' and {_counted(skipped, "skipped test")}' if skipped else '') + '.')
        elif verbose:
            print('Test passed.')
        return TestResults(failed, tried, skipped=skipped)

    def merge(self, other):
        for name, (failed, tried, skipped) in other._stats.items():
            known = self._stats.get(name, (0, 0, 0))
            self._stats[name] = known[0] + failed, known[1] + tried, known[2] + skipped


def _counted(n, what):
    return f'{n} {what}' if n == 1 else f'{n} {what}s'


def _exception_text(exc_info):
    return ''.join(traceback.format_exception(*exc_info))


def _told(exc_info):
    """The last lines of a traceback: the exception, without where a syntax error stands."""
    lines = traceback.format_exception_only(*exc_info[:2])
    if issubclass(exc_info[0], SyntaxError):
        names = exc_info[0].__qualname__, f'{exc_info[0].__module__}.{exc_info[0].__qualname__}'
        for i, line in enumerate(lines):
            if line.startswith(names):
                return ''.join(lines[i:])
    return ''.join(lines)


class DebugRunner(DocTestRunner):
    """Raises what goes wrong instead of telling it."""

    def run(self, test, compileflags=None, out=None, clear_globs=True):
        result = super().run(test, compileflags, out, False)
        if clear_globs:
            test.globs.clear()
        return result

    def report_unexpected_exception(self, out, test, example, exc_info):
        raise UnexpectedException(test, example, exc_info)

    def report_failure(self, out, test, example, got):
        raise DocTestFailure(test, example, got)


# The runner of all calls of `testmod`.
master = None


def testmod(m=None, name=None, globs=None, verbose=None, report=True, optionflags=0, extraglobs=None,
            raise_on_error=False, exclude_empty=False):
    """Runs the examples of a module: of `__main__`, if none is given."""
    global master
    if m is None:
        m = sys.modules.get('__main__')
    if not inspect.ismodule(m):
        raise TypeError(f'testmod: module required; {m!r}')
    if name is None:
        name = m.__name__
    finder = DocTestFinder(exclude_empty=exclude_empty)
    make = DebugRunner if raise_on_error else DocTestRunner
    runner = make(verbose=verbose, optionflags=optionflags)
    for test in finder.find(m, name, globs=globs, extraglobs=extraglobs):
        runner.run(test)
    if report:
        runner.summarize()
    if master is None:
        master = runner
    else:
        master.merge(runner)
    return TestResults(runner.failures, runner.tries, skipped=runner.skips)


def run_docstring_examples(f, globs, verbose=False, name='NoName', compileflags=None, optionflags=0):
    """Runs the examples of one object's docstring."""
    finder = DocTestFinder(verbose=verbose, recurse=False)
    runner = DocTestRunner(verbose=verbose, optionflags=optionflags)
    for test in finder.find(f, name, globs=globs):
        runner.run(test, compileflags=compileflags)


def script_from_examples(s):
    """The examples of a text as a program, with all else as comments."""
    output = []
    for piece in DocTestParser().parse(s):
        if isinstance(piece, Example):
            output.append(piece.source[:-1])
            if piece.want:
                output.append('# Expected:')
                output += [f'## {line}' for line in piece.want.split('\n')[:-1]]
        else:
            output += [f'# {line}' if line else '#' for line in piece.split('\n')[:-1]]
    while output and output[-1] == '#':
        output.pop()
    while output and output[0] == '#':
        output.pop(0)
    return '\n'.join(output) + '\n'
