# since: 3.14
"""Context managers of all kinds: exit stacks, suppressing, redirecting, reentrant ones, and generators with clean-up."""

import contextlib
import contextvars
import copy
import functools
import io
import sys
import types
import warnings
import weakref
from collections import deque
from contextlib import AbstractContextManager, ContextDecorator, ExitStack, closing, contextmanager, nullcontext, redirect_stderr, redirect_stdout, suppress
from dataclasses import dataclass, field
from typing import Iterator, Self

log = []


class Resource(AbstractContextManager):
    live = weakref.WeakSet()

    def __init__(self, name, fail=None):
        self.name, self.fail = name, fail
        self.live.add(self)

    def __enter__(self) -> Self:
        if self.fail == "enter":
            raise OSError(f"cannot open {self.name}")
        log.append(f"+{self.name}")
        return self

    def __exit__(self, kind, value, trace):
        log.append(f"-{self.name}" + (f"({kind.__name__})" if kind else ""))
        if self.fail == "exit":
            raise RuntimeError(f"cannot close {self.name}")
        return self.fail == "swallow"


def drain():
    text, log[:] = " ".join(log), []
    return text


with Resource("a") as a, Resource("b", "swallow"), (Resource("c")):
    raise ValueError("lost")
print(drain())
try:
    with ExitStack() as stack:
        for name, fail in [("one", None), ("two", "exit"), ("three", None), ("four", "enter")]:
            stack.enter_context(Resource(name, fail))
except Exception as error:
    print(repr(error), repr(error.__context__), drain(), sep=" | ")
with ExitStack() as stack:
    resources = [stack.enter_context(Resource(str(n))) for n in range(3)]
    saved = stack.pop_all()
    print("popped", drain())
saved.close()
print(drain())


@contextmanager
def tag(name, out=sys.stdout) -> Iterator[list]:
    children = []
    out.write(f"<{name}>")
    try:
        yield children
    except KeyError as error:
        out.write(f"[{error.args[0]}]")
    else:
        out.write(",".join(children))
    finally:
        out.write(f"</{name}>\n")


with tag("p") as children:
    children += ["x", "y"]
with tag("q"):
    {}["missing"]


@tag("decorated")
def work(n):
    print("n", n, end=" ")
    return n * 2


print(work(4), work.__name__)


class Timer(ContextDecorator):
    calls = 0

    def __enter__(self):
        type(self).calls += 1

    def __exit__(self, *exc):
        return False


@Timer()
def ticking(x, /, *, y=1):
    return x + y


print(ticking(1), ticking(2, y=5), Timer.calls, ticking.__wrapped__(0))
out, err = io.StringIO(), io.StringIO()
with redirect_stdout(out), redirect_stderr(err):
    print("to out")
    print("to err", file=sys.stderr)
    warnings.warn("careful", UserWarning)
print(repr(out.getvalue()), repr(err.getvalue().split(": ", 1)[0][:6]), err.getvalue().count("\n"))
for manager in (suppress(ZeroDivisionError, KeyError), nullcontext(5)):
    try:
        with manager as value:
            print("inside", value)
            1 / 0
    except ZeroDivisionError:
        print("not suppressed")


def numbers():
    try:
        yield from range(10)
    finally:
        log.append("closed")


with closing(numbers()) as iterator:
    print(next(iterator), next(iterator))
print(drain())
for action in (lambda: contextmanager(lambda: iter([]))().__enter__(), lambda: contextmanager(lambda: (yield) or (yield))().__enter__(), lambda: ExitStack().enter_context(5)):
    try:
        print(action())
    except (RuntimeError, TypeError, StopIteration) as error:
        print(type(error).__name__, error)


@contextmanager
def twice():
    yield 1
    yield 2


try:
    with twice():
        pass
except RuntimeError as error:
    print(error)
try:
    with object():
        pass
except TypeError as error:
    print(error)
request = contextvars.ContextVar("request", default="none")
token = request.set("outer")
context = contextvars.copy_context()


def inner():
    request.set("inner")
    return request.get()


print(context.run(inner), request.get(), context[request], request in contextvars.Context(), token.old_value is contextvars.Token.MISSING)
request.reset(token)
print(request.get(), token.var is request)
try:
    request.reset(token)
except RuntimeError as error:
    print(str(error)[:60].split(" at 0x")[0].split("<")[-1][:5], "used" in str(error))
with suppress(ExceptionGroup, ValueError):
    raise ExceptionGroup("g", [ValueError(1)])
with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("once")
    for _ in range(3):
        warnings.warn("again", FutureWarning)
    warnings.filterwarnings("error", message="fatal.*")
    try:
        warnings.warn("fatal thing")
    except UserWarning as error:
        print("raised", error)
    warnings.filterwarnings("ignore", category=DeprecationWarning)
    warnings.warn("hidden", DeprecationWarning)
print([(str(w.message), w.category.__name__) for w in caught], warnings.formatwarning("m", UserWarning, "f.py", 3, "x = 1"))
