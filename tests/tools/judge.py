"""Runs one behaviour file on CPython and says what it printed.

The same module is used by CPython 3.11 (one forked child for each file) and by pyodide's CPython 3.14
(`judge.mjs`, one warm process). A file runs as `__main__` under its path as given, with a virtual clock
for asyncio (`sleep(10)` takes no time) and, when it declares `# tools:`, with the tools of `cpython_tools.py`.

Protocol of `python judge.py serve`: one request a line, `run PATH`, `lines PATH` or `count PATH`; the answer is
`LENGTH LENGTH` on a line, then that many bytes of stdout and of stderr. `lines` answers with JSON:
[source line, text] for each printed line, and the line at which the file raised. `count` answers with the
number of executed bytecode instructions, imports left out.

Nothing here compares or judges: that is `cargo xtask behaviour`; nothing writes files: that is `fill.py`.
"""

import asyncio
import io
import json
import linecache
import os
import re
import sys
import traceback
import types
import warnings

HERE = os.path.dirname(os.path.abspath(__file__))


class VirtualLoop(asyncio.BaseEventLoop):
    """An event loop whose clock jumps to the next timer instead of waiting."""

    def __init__(self):
        super().__init__()
        self._now = 1000.0
        self._selector = self

    def time(self):
        return self._now

    def select(self, timeout):
        if timeout is None:
            raise RuntimeError('deadlock: no task can go on')
        self._now += max(timeout, 0)
        return []

    def _process_events(self, events):
        pass

    def _write_to_self(self):
        pass


class Recorder(io.TextIOBase):
    """Standard output that remembers which line of the file printed each line."""

    encoding = 'utf-8'

    def __init__(self, path):
        self.path = path
        self.parts = []
        self.lines = []
        self.at_start = True

    def writable(self):
        return True

    def write(self, text):
        if not isinstance(text, str):
            raise TypeError(f'string argument expected, got {type(text).__name__!r}')
        for piece in text.splitlines(keepends=True) if '\n' in text else [text]:
            if piece and self.at_start:
                self.lines.append(self.module_line())
            if piece:
                self.at_start = piece.endswith('\n')
        self.parts.append(text)
        return len(text)

    def module_line(self):
        frame = sys._getframe(2)
        while frame is not None:
            if frame.f_code.co_filename == self.path and frame.f_code.co_name == '<module>':
                return frame.f_lineno
            frame = frame.f_back
        return 0

    def text(self):
        return ''.join(self.parts)


def declared_tools(source):
    """The names in `# tools: a, b` and whether the header says `async`."""
    found = re.search(r'^# tools: *(async )?(.*)$', source, re.M)
    if not found:
        return [], False
    return [name.strip() for name in found[2].split(',') if name.strip()], bool(found[1])


def run(path, source=None):
    """Runs a file; returns (recorder, stderr text, line at which it raised or 0)."""
    if source is None:
        with open(path, encoding='utf-8') as file:
            source = file.read()
    linecache.cache[path] = (len(source), None, source.splitlines(True), path)
    module = types.ModuleType('__main__')
    names, use_async = declared_tools(source)
    if names:
        scope = {'__name__': 'cpython_tools'}
        with open(os.path.join(HERE, 'cpython_tools.py'), encoding='utf-8') as file:
            exec(compile(file.read(), 'cpython_tools.py', 'exec'), scope)
        module.__dict__.update(scope['provide'](names, use_async))
    recorder, errors, line = Recorder(path), io.StringIO(), 0
    saved = sys.stdout, sys.stderr, sys.modules.get('__main__'), asyncio.events.new_event_loop
    running = asyncio._get_running_loop()
    # As when a program starts, also when the one before set filters.
    warnings.resetwarnings()
    for category in (ResourceWarning, ImportWarning, PendingDeprecationWarning, DeprecationWarning):
        warnings.simplefilter('ignore', category)
    warnings.filterwarnings('default', category=DeprecationWarning, module='__main__')
    # Given when the last reference goes: docs/compat/generators-and-finalizers.md.
    warnings.filterwarnings('ignore', '.* was never awaited', RuntimeWarning)
    if '_strptime' in sys.modules:
        # A format that was met warns no more.
        sys.modules['_strptime']._regex_cache.clear()
    asyncio._set_running_loop(None)
    asyncio.events.new_event_loop = VirtualLoop
    sys.stdout, sys.stderr, sys.modules['__main__'] = recorder, errors, module
    try:
        exec(compile(source, path, 'exec', dont_inherit=True), module.__dict__)
    except BaseException as error:
        trace = error.__traceback__
        while trace is not None and trace.tb_frame.f_code.co_filename != path:
            trace = trace.tb_next
        line = trace.tb_lineno if trace else (getattr(error, 'lineno', 0) or 0)
        error.__traceback__ = trace
        traceback.print_exception(error, file=errors)
    finally:
        sys.stdout, sys.stderr, sys.modules['__main__'], asyncio.events.new_event_loop = saved
        asyncio._set_running_loop(running)
    return recorder, errors.getvalue(), line


def count(path):
    """Executed instructions of a file, without module bodies, the import system and asyncio's own."""
    total = 0

    def trace(frame, event, arg):
        nonlocal total
        code = frame.f_code
        name = code.co_filename
        if name == __file__ or 'importlib' in name or '/asyncio/' in name or (
                code.co_name == '<module>' and name != path):
            return None
        frame.f_trace_opcodes = True
        frame.f_trace_lines = False
        if event == 'opcode':
            total += 1
        return trace

    sys.settrace(trace)
    try:
        run(path)
    finally:
        sys.settrace(None)
    return total


def answer(request, path):
    """The two texts that answer a request."""
    if request == 'count':
        return str(count(path)), ''
    recorder, errors, line = run(path)
    if request == 'run':
        return recorder.text(), errors
    texts = recorder.text().split('\n')
    if texts and texts[-1] == '':
        texts.pop()
    return json.dumps({'lines': list(zip(recorder.lines, texts)), 'raised': line}), errors


def answer_bytes(request, path):
    """The answer as the protocol wants it."""
    out, err = (text.encode('utf-8', 'backslashreplace') for text in answer(request, path))
    return b'%d %d\n' % (len(out), len(err)) + out + err


def serve():
    """Answers requests from stdin, each in a child of its own."""
    out = sys.stdout.buffer
    for line in sys.stdin:
        request, _, path = line.strip().partition(' ')
        reader, writer = os.pipe()
        child = os.fork()
        if child == 0:
            status = 1
            try:
                os.close(reader)
                with open(writer, 'wb') as file:
                    file.write(answer_bytes(request, path))
                status = 0
            finally:
                os._exit(status)
        os.close(writer)
        with open(reader, 'rb') as file:
            data = file.read()
        os.waitpid(child, 0)
        out.write(data or b'0 18\nthe judge crashed\n')
        out.flush()


if __name__ == '__main__':
    # The modules that behaviour files use, imported once before forking.
    import collections, dataclasses, datetime, enum, functools, itertools, math, typing  # noqa: E401, F401
    serve()
