# since: 3.14
"""Deprecations, warning filters, notes on exceptions, chained tracebacks, and text handlers for both."""

import contextlib
import io
import logging
import re
import sys
import traceback
import warnings
from collections import Counter
from dataclasses import dataclass
from enum import Enum
from functools import wraps
from typing import Callable
from warnings import deprecated


class OldApi(FutureWarning):
    pass


def renamed(**names):
    def decorate(function: Callable) -> Callable:
        @wraps(function)
        def wrapper(*args, **kwargs):
            for old, new in names.items():
                if old in kwargs:
                    warnings.warn(f"{function.__name__}: {old!r} is now {new!r}", OldApi, stacklevel=2)
                    kwargs[new] = kwargs.pop(old)
            return function(*args, **kwargs)
        return wrapper
    return decorate


@renamed(colour="color", sise="size")
def draw(*, color="red", size=1):
    return f"{color}:{size}"


@deprecated("use draw instead")
def paint(): return "painted"


@deprecated("no more", category=PendingDeprecationWarning)
class Canvas:
    def __init__(self, width): self.width = width


with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    print(draw(colour="blue", sise=3), paint(), Canvas(5).width, paint.__deprecated__)
for w in caught:
    print(f"{w.category.__name__}: {w.message} [{w.lineno > 0}, {w.filename.endswith('.py')}]")
with warnings.catch_warnings(record=True) as caught:
    warnings.resetwarnings()
    warnings.filterwarnings("ignore", message=r".*'colour'", category=OldApi)
    warnings.filterwarnings("error", category=RuntimeWarning)
    warnings.filterwarnings("once", category=UserWarning)
    warnings.simplefilter("module", ImportWarning)
    draw(colour="x")
    for n in range(3):
        warnings.warn("same text")
    draw(sise=2)
    try:
        warnings.warn(RuntimeWarning("as an error"))
    except RuntimeWarning as error:
        print("raised", repr(error))
    for bad in (lambda: warnings.warn("x", int), lambda: warnings.filterwarnings("sometimes"), lambda: warnings.warn(5, "y"), lambda: warnings.simplefilter("ignore", 3)):
        try:
            bad()
        except (TypeError, ValueError, AssertionError) as error:
            print(type(error).__name__, error)
print(Counter(w.category.__name__ for w in caught), [str(w.message) for w in caught])
err = io.StringIO()
with contextlib.redirect_stderr(err), warnings.catch_warnings():
    warnings.simplefilter("always")
    warnings.formatwarning = lambda message, category, filename, lineno, line=None: f"<{category.__name__}|{message}>\n"
    warnings.warn("formatted", ResourceWarning)
    warnings.showwarning = lambda message, category, *rest: print("shown:", message, category.__name__)
    warnings.warn("own handler", BytesWarning)
print(err.getvalue(), end="")


class Stage(Enum):
    LOAD, PARSE, STORE = range(3)


class PipelineError(Exception):
    def __init__(self, stage: Stage, item: str):
        super().__init__(f"{stage.name.lower()} of {item!r} failed")
        self.stage = stage


@dataclass
class Pipeline:
    strict: bool = False

    def load(self, item):
        if item == "gone":
            raise FileNotFoundError(2, "No such file or directory", item)
        return item

    def parse(self, text):
        return [int(part) for part in re.split(r"[,;]", text)]

    def run(self, item):
        stage = Stage.LOAD
        try:
            text = self.load(item)
            stage = Stage.PARSE
            numbers = self.parse(text)
            stage = Stage.STORE
            return 100 // sum(numbers)
        except (OSError, ValueError) as error:
            failure = PipelineError(stage, item)
            failure.add_note(f"strict={self.strict}")
            failure.add_note("two\nlines")
            raise failure from error
        except ArithmeticError:
            raise PipelineError(stage, item) from None


def clean(text):
    """Tracebacks without what differs from machine to machine."""
    text = re.sub(r'File "[^"]*[/\\]?([\w.]+)", line \d+', r'File "\1", line N', text)
    return "\n".join(line for line in text.splitlines() if not re.fullmatch(r"\s*[~^]+\s*", line))


for item in ("1,2;7", "gone", "1,x", "0"):
    try:
        print(item, Pipeline().run(item))
    except PipelineError as error:
        print(clean("".join(traceback.format_exception(error))))
        print(error.stage, getattr(error, "__notes__", []), type(error.__cause__).__name__, error.__suppress_context__, type(error.__context__).__name__)
try:
    Pipeline().run("gone")
except PipelineError as error:
    summary = traceback.TracebackException.from_exception(error, capture_locals=False, limit=1)
    print([frame.name for frame in summary.stack], list(summary.format_exception_only()), summary.__cause__.exc_type_str if hasattr(summary.__cause__, "exc_type_str") else "")
    print(traceback.extract_tb(error.__traceback__)[-1].name, [f.name for f in traceback.StackSummary.extract(traceback.walk_tb(error.__traceback__))])
    frame = error.__traceback__.tb_next
    print(frame.tb_frame.f_code.co_name, frame.tb_lineno > 100, error.with_traceback(None) is error, error.__traceback__)
logging.basicConfig(stream=sys.stdout, format="%(levelname)s %(message)s", level=logging.ERROR, force=True)
try:
    eval("1 +* 2")
except SyntaxError as error:
    logging.error("syntax: %s", error.msg)
    print("".join(traceback.format_exception_only(error)), end="")
try:
    try:
        raise KeyError("inner")
    finally:
        raise_again = sys.exception()
        print("in finally", repr(raise_again))
except KeyError as error:
    print(error, error is raise_again, sys.exc_info()[1] is error)
print(sys.exc_info(), sys.exception())


def levels(n):
    return levels(n - 1) if n else 1 / 0


try:
    levels(6)
except ZeroDivisionError:
    text = traceback.format_exc()
    print(text.count("in levels"), "repeated" in text, traceback.format_exc(limit=-1).count("File"))
try:
    raise ExceptionGroup("outer", [ValueError("v"), ExceptionGroup("inner", [TypeError("t")])])
except* TypeError as group:
    print("types", group.exceptions[0].exceptions)
except* ValueError as group:
    print("values", group.exceptions, group.derive([OSError()]))
