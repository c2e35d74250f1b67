"""A scheduler of events: what is entered runs in the order of its time, then of its priority."""

import heapq
import itertools
import threading
import time
from collections import namedtuple
from time import monotonic as _time

__all__ = ['scheduler']

_counter = itertools.count()


class Event(namedtuple('Event', 'time, priority, sequence, action, argument, kwargs')):
    __slots__ = ()


Event.time.__doc__ = 'When the event happens, by the clock of its scheduler.'
Event.priority.__doc__ = 'Of events at the same time the lowest goes first.'
Event.sequence.__doc__ = 'Which was entered first.'
Event.action.__doc__ = 'What is called.'
Event.argument.__doc__ = 'Its positional arguments.'
Event.kwargs.__doc__ = 'Its keyword arguments.'


class scheduler:
    def __init__(self, timefunc=_time, delayfunc=time.sleep):
        self._queue = []
        self._lock = threading.RLock()
        self.timefunc = timefunc
        self.delayfunc = delayfunc

    def enterabs(self, time, priority, action, argument=(), kwargs=None):
        """Enters an event at a time of the clock."""
        event = Event(time, priority, next(_counter), action, argument, {} if kwargs is None else kwargs)
        with self._lock:
            heapq.heappush(self._queue, event)
        return event

    def enter(self, delay, priority, action, argument=(), kwargs=None):
        """Enters an event some time from now."""
        return self.enterabs(self.timefunc() + delay, priority, action, argument, kwargs)

    def cancel(self, event):
        """Takes an event out; a `ValueError` if it is not there."""
        with self._lock:
            self._queue.remove(event)
            heapq.heapify(self._queue)

    def empty(self):
        with self._lock:
            return not self._queue

    def run(self, blocking=True):
        """Runs the events until there are none; unless `blocking` those that are due, and then says when the next one is."""
        while True:
            with self._lock:
                if not self._queue:
                    return None
                event = self._queue[0]
                now = self.timefunc()
                due = event.time <= now
                if due:
                    heapq.heappop(self._queue)
            if due:
                event.action(*event.argument, **event.kwargs)
                self.delayfunc(0)
            elif blocking:
                self.delayfunc(event.time - now)
            else:
                return event.time - now

    @property
    def queue(self):
        """The events in the order in which they will run."""
        with self._lock:
            return sorted(self._queue)
