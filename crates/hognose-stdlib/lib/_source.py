"""Source texts of functions and classes that a program defined, and the lines around its frames: what `inspect` says of them.

The interpreter keeps the source of what it runs, for tracebacks; here its lines are found again. Deliberately absent: sources of
library modules, which are part of the interpreter, and of classes whose file nobody can name.
"""

import re
import types
from collections import namedtuple

import _hognose

_BRACKETS = {'(': 1, '[': 1, '{': 1, ')': -1, ']': -1, '}': -1}
# What a line of Python is made of, as far as it matters where it ends. Strings come first, so that what they hold is not looked at.
_PIECE = re.compile(r"""'{3}|"{3}|'(?:[^'\\\n]|\\.)*'?|"(?:[^"\\\n]|\\.)*"?|\#[^\n]*|\\\n|[][(){}]|[^'"\#\\][^'"\#\\\n\][(){}]*|\n|\\""",
                    re.VERBOSE)
_END = {"'''": re.compile(r"(?:[^'\\]|\\.|'(?!''))*'''", re.DOTALL), '"""': re.compile(r'(?:[^"\\]|\\.|"(?!""))*"""', re.DOTALL)}


def lines_of(filename):
    """The lines of a file that was run; none when it was not."""
    text = _hognose.source_text(filename)
    if not text:
        return []
    # `splitlines` would also split at what ends no line of Python.
    return [line + '\n' for line in text.removesuffix('\n').split('\n')]


def _logical_lines(lines):
    """Texts of lines, joined where brackets, strings or backslashes go on; each with the last character that counts."""
    lines = iter(lines)
    for text in lines:
        position = depth = 0
        last = ''
        while True:
            if position >= len(text):
                if not depth and not text.endswith('\\\n'):
                    break
                more = next(lines, None)
                if more is None:
                    break
                text += more
                continue
            found = _PIECE.match(text, position)
            piece = found[0]
            position = found.end()
            if piece in _END:
                last = '"'
                while not (end := _END[piece].match(text, position)):
                    more = next(lines, None)
                    if more is None:
                        return
                    text += more
                position = end.end()
            elif piece in _BRACKETS:
                depth = max(0, depth + _BRACKETS[piece])
                last = piece
            elif piece[0] != '#' and not piece.isspace() and piece != '\\\n':
                last = piece.rstrip()[-1:]
        yield text, last


def block(lines):
    """The lines of the definition that the first line begins."""
    kept, tentative, column, state = [], [], None, 'head'
    for text, last in _logical_lines(lines):
        words = text.split(None, 2)
        if state == 'head':
            kept.append(text)
            if words and words[0][0] == '@' or not last:
                continue
            opens = words[0] in ('def', 'class', 'async') and last == ':'
            if not opens:
                break
            state = 'body'
            continue
        indent = len(text) - len(text.lstrip())
        if not last:
            # Blank lines and comments count if the block goes on behind them, comments also where they stand within it.
            tentative.append(text)
            if text.strip() and column is not None and indent >= column:
                kept += tentative
                tentative = []
            continue
        if column is None:
            column = indent
        elif indent < column:
            break
        kept += tentative
        tentative = []
        kept.append(text)
    return [line + '\n' for line in ''.join(kept).removesuffix('\n').split('\n')]


def _code(thing):
    if isinstance(thing, types.MethodType):
        thing = thing.__func__
    if isinstance(thing, types.FunctionType):
        thing = thing.__code__
    if isinstance(thing, types.TracebackType):
        thing = thing.tb_frame
    if isinstance(thing, types.FrameType):
        thing = thing.f_code
    return thing if isinstance(thing, types.CodeType) else None


def getfile(object):
    """The file in which something was defined."""
    import sys
    if isinstance(object, types.ModuleType):
        if name := getattr(object, '__file__', None):
            return name
        raise TypeError(f'{object!r} is a built-in module')
    if isinstance(object, type):
        if '__firstlineno__' not in vars(object):
            raise TypeError(f'{object!r} is a built-in class')
        module = sys.modules.get(getattr(object, '__module__', None))
        if name := getattr(module, '__file__', None):
            return name
        for member in vars(object).values():
            if (code := _code(getattr(member, '__func__', member))) is not None:
                return code.co_filename
        raise OSError('source code not available')
    code = _code(object)
    if code is None:
        raise TypeError('module, class, method, function, traceback, frame, or code object was expected, got '
                        f'{type(object).__name__}')
    return code.co_filename


def getsourcefile(object):
    """The file in which something was defined, if its source is at hand."""
    filename = getfile(object)
    return filename if lines_of(filename) else None


def findsource(object):
    """All lines of the file in which something was defined, and where it begins, counted from 0."""
    filename = getfile(object)
    lines = lines_of(filename)
    if not lines:
        raise OSError('could not get source code')
    if isinstance(object, types.ModuleType):
        return lines, 0
    if isinstance(object, type):
        try:
            return lines, vars(object)['__firstlineno__'] - 1
        except KeyError:
            raise OSError('source code not available') from None
    if isinstance(object, types.TracebackType):
        return lines, object.tb_lineno - 1
    if isinstance(object, types.FrameType) and object.f_code.co_name == '<module>':
        return lines, 0
    number = _code(object).co_firstlineno - 1
    if number >= len(lines):
        raise OSError('lineno is out of bounds')
    return lines, number


def getsourcelines(object):
    """The lines of a definition, and the number of the first one."""
    while hasattr(object, '__wrapped__'):
        object = object.__wrapped__
    lines, number = findsource(object)
    whole = isinstance(object, types.ModuleType) or isinstance(object, types.FrameType) and object.f_code.co_name == '<module>'
    return (lines, 0) if whole else (block(lines[number:]), number + 1)


def getsource(object):
    """The source of a definition."""
    return ''.join(getsourcelines(object)[0])


def getcomments(object):
    """The comments above a definition, or None."""
    try:
        lines, number = findsource(object)
    except (OSError, TypeError):
        return None
    if isinstance(object, types.ModuleType):
        start = 1 if lines and lines[0][:2] == '#!' else 0
        while start < len(lines) and lines[start].strip() in ('', '#'):
            start += 1
        end = start
        while end < len(lines) and lines[end].startswith('#'):
            end += 1
        return ''.join([line.expandtabs() for line in lines[start:end]]) or None
    indent = len(lines[number]) - len(lines[number].lstrip())
    start = number
    while start > 0:
        above = lines[start - 1]
        if not above.lstrip().startswith('#') or len(above) - len(above.lstrip()) != indent:
            break
        start -= 1
    return ''.join([line.expandtabs().lstrip() for line in lines[start:number]]) or None


# --- frames ---------------------------------------------------------------------------------------------------------------------

class FrameInfo(namedtuple('FrameInfo', 'frame filename lineno function code_context index')):
    """A frame with the lines around it."""


class Traceback(namedtuple('Traceback', 'filename lineno function code_context index')):
    """Where a frame is, with the lines around it."""


def currentframe():
    """The frame of the caller: places, no variables of functions."""
    return _hognose.stack_frames()


def getframeinfo(frame, context=1):
    """Where a frame is, or a level of a traceback."""
    if isinstance(frame, types.TracebackType):
        lineno, frame = frame.tb_lineno, frame.tb_frame
    else:
        if not isinstance(frame, types.FrameType):
            raise TypeError(f'{frame!r} is not a frame or traceback object')
        lineno = frame.f_lineno
    code = frame.f_code
    found = index = None
    if context > 0 and (lines := lines_of(code.co_filename)):
        start = max(0, min(lineno - 1 - context // 2, len(lines) - context))
        found = lines[start:start + context]
        index = lineno - 1 - start
    return Traceback(code.co_filename, lineno, code.co_name, found, index)


def getouterframes(frame, context=1):
    """A frame and those that called it."""
    found = []
    while frame:
        found.append(FrameInfo(frame, *getframeinfo(frame, context)))
        frame = frame.f_back
    return found


def getinnerframes(tb, context=1):
    """The levels of a traceback."""
    found = []
    while tb:
        found.append(FrameInfo(tb.tb_frame, *getframeinfo(tb, context)))
        tb = tb.tb_next
    return found


def stack(context=1):
    """The frames of the caller and of those that called it."""
    return getouterframes(_hognose.stack_frames(), context)


def trace(context=1):
    """The levels of the exception being handled."""
    import sys
    exc = sys.exception()
    return getinnerframes(exc.__traceback__ if exc else None, context)


for _item in (block, getfile, getsourcefile, findsource, getsourcelines, getsource, getcomments, FrameInfo, Traceback, currentframe, getframeinfo,
              getouterframes, getinnerframes, stack, trace):
    _item.__module__ = 'inspect'
del _item
