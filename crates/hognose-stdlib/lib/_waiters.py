"""Threads that wait in a line until another one says that it is their turn.

A line is a deque of turns. Which thread runs changes only where one waits, so nothing here is guarded. A turn that was taken in a feed that
was broken off is nobody's any more: `dropped` tells, since the main thread has the same number in every feed.
"""

import _sched

from _sched import is_pending, now, state, unfinished
from _threads import dropped, running, stuck, task, wake

_wait = _sched.wait


class Turn:
    __slots__ = ("ident", "has_come", "dropped")


def take_turn(line, timeout, what):
    """Waits in a line. False: the time is over, and the thread is in the line no more. `what` tells of a deadlock."""
    turn = Turn()
    turn.ident = running()
    turn.has_come = False
    turn.dropped = dropped()
    line.append(turn)
    if timeout is None:
        while not turn.has_come:
            _wait((), None)
            if stuck() and not turn.has_come:
                line.remove(turn)
                raise RuntimeError(f"deadlock: {what}")
        return True
    end = now() + timeout
    while not turn.has_come:
        left = end - now()
        if left <= 0:
            line.remove(turn)
            return False
        _wait((), left)
    return True


def call_next(line):
    """The first in the line goes on. False: there is none."""
    while line:
        turn = line.popleft()
        if turn.dropped == dropped():
            turn.has_come = True
            wake(turn.ident)
            return True
    return False


def call_all(line):
    while line:
        call_next(line)


def wait_until(line, ready, timeout, what):
    """Waits in a line as often as it takes until `ready()` holds. False: the time is over."""
    if timeout is None:
        while not ready():
            take_turn(line, None, what)
        return True
    end = now() + timeout
    while not ready():
        left = end - now()
        if left <= 0:
            return False
        take_turn(line, left, what)
    return True


def finish_calls():
    """The end of what a thread was to do: calls that it made and nobody asked for are waited for, then the earliest failure is raised."""
    number = task()
    while True:
        call = unfinished(number)
        if not is_pending(call):
            return
        while not state(call):
            _wait((call,), None)
            if stuck():
                # Nothing is left that could start it: a promise that we broke.
                _sched.cancel(call)
