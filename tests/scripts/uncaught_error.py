# exit: 1
# since: 3.14
"""Work that ends with an uncaught exception: what was printed before stays, finalisers run, and the exit code is 1."""

import contextlib
import io
import sys
import traceback


class StageError(Exception):
    def __init__(self, stage, reason):
        super().__init__(stage, reason)
        self.stage = stage

    def __str__(self):
        return f"stage {self.stage!r} failed: {self.args[1]}"


@contextlib.contextmanager
def stage(name):
    print(f"> {name}")
    try:
        yield
    except ValueError as error:
        raise StageError(name, error) from error
    finally:
        print(f"< {name}")


def parse(line):
    key, _, value = line.partition("=")
    return key.strip(), int(value)


def chain(function, *args):
    try:
        function(*args)
    except Exception as error:
        lines = []
        while error is not None:
            lines.append(f"{type(error).__name__}({error})")
            error = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
        return " <- ".join(lines)


def hidden():
    try:
        {}["k"]
    except KeyError:
        raise RuntimeError("hidden") from None


def implicit():
    try:
        [][1]
    except IndexError:
        raise AttributeError("second")


print(chain(parse, "a=x"))
print(chain(hidden), "|", chain(implicit))
with contextlib.ExitStack() as stack:
    for n in range(3):
        stack.callback(print, "callback", n)
    stack.push(lambda kind, value, trace: print("saw", kind and kind.__name__) or kind is LookupError)
    stack.enter_context(contextlib.suppress(KeyError))
    raise LookupError("swallowed")
try:
    with stage("nested"):
        int("12x")
except StageError as error:
    summary = traceback.TracebackException.from_exception(error)
    print(error, "|", list(summary.format_exception_only())[-1].strip(), "|", summary.__cause__.exc_type_str if hasattr(summary, "exc_type_str") else type(error.__cause__).__name__)
    print([f.name for f in summary.stack if f.name != "__exit__"], [f.line for f in traceback.extract_tb(error.__traceback__)][-1])
    print(traceback.format_exception_only(error))
out = io.StringIO()
with contextlib.redirect_stdout(out):
    print("captured")
try:
    1 / 0
except ZeroDivisionError as error:
    error.add_note("a note")
    traceback.print_exc(file=out)
    print("".join(traceback.format_exception(error, limit=1)).count("\n"))
text = out.getvalue()
print(text.splitlines()[0], text.splitlines()[-2:], text.count("Traceback"))
try:
    raise ExceptionGroup("several", [ValueError(1), ExceptionGroup("inner", [TypeError("t"), OSError("denied")])])
except ExceptionGroup as group:
    matched, rest = group.split((ValueError, OSError))
    print(matched, rest, group.subgroup(TypeError).exceptions, len(group.exceptions))
    print("\n".join(l for l in traceback.format_exception(group) for l in l.splitlines() if "File" not in l and "raise" not in l and "~" not in l and "^" not in l))


def finish():
    try:
        return "from try"
    finally:
        print("finally runs first")


print(finish())
print("to stderr", file=sys.stderr)
with stage("last"):
    print(dict([parse("a = 1"), parse("b=two")]))
print("never printed")
