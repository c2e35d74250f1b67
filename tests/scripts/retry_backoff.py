"""A retry decorator with exponential backoff and jitter, checked with a fake clock and a seeded generator."""

import functools
import logging
import random
import sys
from contextlib import contextmanager, suppress
from typing import Callable, ParamSpec, TypeVar
from unittest import mock

P = ParamSpec("P")
R = TypeVar("R")

logging.basicConfig(force=True, level=logging.DEBUG, stream=sys.stdout, format="%(levelname)-8s %(name)s: %(message)s")
log = logging.getLogger("retry")


class TransientError(Exception):
    """Something that may go away."""


class RateLimited(TransientError):
    def __init__(self, retry_after: float):
        super().__init__(f"rate limited, retry after {retry_after}s")
        self.retry_after = retry_after


class FakeClock:
    def __init__(self) -> None:
        self.now = 0.0
        self.naps: list[float] = []

    def sleep(self, seconds: float) -> None:
        self.naps.append(round(seconds, 3))
        self.now += seconds


def retry(*, attempts: int = 4, base: float = 0.5, factor: float = 2, cap: float = 5.0,
          errors: tuple[type[BaseException], ...] = (TransientError,), sleep=None, rng=None):
    def decorate(function: Callable[P, R]) -> Callable[P, R]:
        @functools.wraps(function)
        def wrapper(*args: P.args, **kwargs: P.kwargs) -> R:
            delay = base
            for attempt in range(1, attempts + 1):
                try:
                    result = function(*args, **kwargs)
                except errors as error:
                    if attempt == attempts:
                        log.error("%s failed after %d attempts", function.__name__, attempt)
                        error.add_note(f"gave up after {attempt} attempts")
                        raise
                    wait = getattr(error, "retry_after", None) or min(cap, delay)
                    wait *= 1 + rng.uniform(-0.1, 0.1) if rng else 1
                    log.warning("attempt %d/%d: %s; waiting %.2fs", attempt, attempts, error, wait)
                    sleep(wait)
                    delay *= factor
                else:
                    log.info("%s ok at attempt %d", function.__name__, attempt)
                    wrapper.calls.append(attempt)
                    return result
            raise AssertionError("unreachable")
        wrapper.calls = []
        return wrapper
    return decorate


clock = FakeClock()
outcomes = iter([TransientError("connection reset"), RateLimited(1.5), TransientError("timeout"), {"status": "ok"}])


@retry(sleep=clock.sleep, rng=random.Random(7))
def fetch(url: str, *, verbose: bool = False) -> dict:
    """Fetches a document."""
    outcome = next(outcomes)
    if isinstance(outcome, Exception):
        raise outcome
    return outcome | {"url": url}


print(fetch("https://example.test/a", verbose=True))
print("naps", clock.naps, "total", round(clock.now, 3))
print(fetch.__name__, fetch.__doc__, fetch.__wrapped__ is not fetch, fetch.calls)


@retry(attempts=3, sleep=clock.sleep, errors=(OSError, TransientError))
def always_down():
    raise ConnectionRefusedError(111, "Connection refused", "db.internal")


try:
    always_down()
except OSError as error:
    print(type(error).__name__, error, error.errno, error.__notes__)

sleeper = mock.Mock(name="sleep", return_value=None)
service = mock.Mock(side_effect=[TransientError("one"), TransientError("two"), 42])
service.__name__ = "service"
print(retry(sleep=sleeper, base=1)(service)("x", key=1))
print(service.call_count, service.call_args, sleeper.call_args_list)
service.assert_called_with("x", key=1)
with suppress(AssertionError):
    sleeper.assert_called_once()
    print("not reached")


@contextmanager
def budget(clock: FakeClock, seconds: float):
    start = clock.now
    try:
        yield lambda: seconds - (clock.now - start)
    finally:
        used = clock.now - start
        log.debug("budget used %.1f of %.1f (%s)", used, seconds, "over" if used > seconds else "ok")


with budget(clock, 3) as left:
    clock.sleep(1.25)
    print(f"left {left():+.2f}")
    clock.sleep(4)
    print(f"left {left():+.2f}")
with suppress(ValueError), budget(clock, 1):
    raise ValueError("inside")
