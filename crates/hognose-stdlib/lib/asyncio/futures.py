"""`Future`: a result that is set later, and the callbacks that wait for it."""

import concurrent.futures
import contextvars

from asyncio import events
from asyncio.exceptions import CancelledError, InvalidStateError
from reprlib import repr as short_repr

__all__ = ("Future", "wrap_future", "isfuture")

GenericAlias = type(list[int])

_PENDING = "PENDING"
_CANCELLED = "CANCELLED"
_FINISHED = "FINISHED"


# The classes of loops that are known to be loops; they are defined elsewhere.
usual_loops = ()


def isfuture(obj):
    return hasattr(type(obj), "_asyncio_future_blocking") and obj._asyncio_future_blocking is not None


class Future:
    __module__ = "_asyncio"
    _state = _PENDING
    _result = None
    _exception = None
    _exception_tb = None
    _loop = None
    _cancel_message = None
    _cancelled_exc = None
    # Of a task whose loop has the usual `call_soon`: among what is ready it stands itself.
    _takes_turns = False
    # Set while the future is being awaited: it tells a task that `yield` came from here.
    _asyncio_future_blocking = False
    _log_traceback = False

    def __init__(self, *, loop=None):
        self._loop = loop = events.get_event_loop() if loop is None else loop
        if type(loop) not in usual_loops:
            # It has to be one.
            loop.get_debug()
        self._callbacks = []

    def __repr__(self):
        return f"<{' '.join(self._describe())}>"

    def _describe(self):
        return [type(self).__name__, *self._describe_state()]

    def _describe_state(self):
        info = [self._state.lower()]
        if self._state == _FINISHED:
            if self._exception is not None:
                info.append(f"exception={self._exception!r}")
            else:
                info.append(f"result={short_repr(self._result)}")
        callbacks = [events.describe_callback(callback if context is not None else
                                              callback[0] if type(callback) is tuple else callback._wake)
                     for callback, context in self._callbacks]
        if len(callbacks) > 2:
            callbacks[1:-1] = [f"<{len(callbacks) - 2} more>"]
        if callbacks:
            info.append(f"cb=[{', '.join(callbacks)}]")
        return info

    def get_loop(self):
        return self._loop

    def _make_cancelled_error(self):
        # The exception a coroutine ended with is raised once as it is, so that its traceback is seen.
        error = self._cancelled_exc
        if error is not None:
            self._cancelled_exc = None
            return error
        return CancelledError() if self._cancel_message is None else CancelledError(self._cancel_message)

    def cancel(self, msg=None):
        if self._state != _PENDING:
            return False
        self._state = _CANCELLED
        self._cancel_message = msg
        self._run_callbacks_soon()
        return True

    def cancelled(self):
        return self._state == _CANCELLED

    def done(self):
        return self._state != _PENDING

    def result(self):
        if self._state == _FINISHED:
            if self._exception is not None:
                raise self._exception.with_traceback(self._exception_tb)
            return self._result
        if self._state == _CANCELLED:
            raise self._make_cancelled_error()
        raise InvalidStateError("Result is not set.")

    def exception(self):
        if self._state == _FINISHED:
            return self._exception
        if self._state == _CANCELLED:
            raise self._make_cancelled_error()
        raise InvalidStateError("Exception is not set.")

    def _run_callbacks_soon(self):
        callbacks = self._callbacks
        if callbacks:
            self._callbacks = []
            loop = self._loop
            for callback, context in callbacks:
                if context is None:
                    # It is what stands among what is ready.
                    if loop._closed:
                        loop._check_closed()
                    loop._ready.append(callback)
                elif self._takes_turns and not loop._closed:
                    loop._ready.append(events.Handle(callback, (self,), loop, context))
                else:
                    loop.call_soon(callback, self, context=context)

    def add_done_callback(self, fn, *, context=None):
        if self._state != _PENDING:
            self._loop.call_soon(fn, self, context=context)
        else:
            self._callbacks.append((fn, contextvars.copy_context() if context is None else context))

    def remove_done_callback(self, fn):
        kept = [pair for pair in self._callbacks if pair[0] != fn]
        removed = len(self._callbacks) - len(kept)
        if removed:
            self._callbacks[:] = kept
        return removed

    def set_result(self, result):
        if self._state != _PENDING:
            raise InvalidStateError("invalid state")
        self._result = result
        self._state = _FINISHED
        if self._callbacks:
            self._run_callbacks_soon()

    def set_exception(self, exception):
        if self._state != _PENDING:
            raise InvalidStateError("invalid state")
        if isinstance(exception, type):
            exception = exception()
        if not isinstance(exception, BaseException):
            raise TypeError(f"exception must be an exception, not {type(exception).__name__}")
        if isinstance(exception, StopIteration):
            error = RuntimeError("StopIteration interacts badly with generators and cannot be raised into a Future")
            error.__cause__ = exception
            error.__context__ = exception
            exception = error
        self._exception = exception
        self._exception_tb = exception.__traceback__
        self._state = _FINISHED
        self._run_callbacks_soon()

    def __await__(self):
        if self._state == _PENDING:
            self._asyncio_future_blocking = True
            yield self
            if self._state == _PENDING:
                raise RuntimeError("await wasn't used with future")
        return self._result if self._exception is None and self._state == _FINISHED else self.result()

    __iter__ = __await__
    __class_getitem__ = classmethod(GenericAlias)


def _set_result_unless_cancelled(future, result):
    if future._state != _CANCELLED:
        future.set_result(result)


def wrap_future(future, *, loop=None):
    """The future of an executor as one that can be awaited."""
    if isfuture(future):
        return future
    assert isinstance(future, concurrent.futures.Future), f"concurrent.futures.Future is expected, got {future!r}"
    if loop is None:
        loop = events.get_event_loop()
    wrapped = loop.create_future()
    _chain_future(future, wrapped)
    return wrapped


def _chain_future(source, target):
    """The target ends as the source does, and the source is cancelled with it. One of them is a loop's, the other may be an executor's."""
    source_loop = source.get_loop() if isfuture(source) else None
    target_loop = target.get_loop() if isfuture(target) else None

    def target_done(target):
        if target.cancelled():
            if source_loop is None or source_loop is target_loop:
                source.cancel()
            else:
                source_loop.call_soon_threadsafe(source.cancel)

    def source_done(source):
        if target_loop is None or target_loop is source_loop:
            _copy_end(source, target)
        elif not (target.cancelled() and target_loop.is_closed()):
            target_loop.call_soon_threadsafe(_copy_end, source, target)

    target.add_done_callback(target_done)
    source.add_done_callback(source_done)


def _copy_end(source, target):
    if target.cancelled():
        return
    if isfuture(target):
        if target.done():
            return
    elif not target.set_running_or_notify_cancel():
        return
    if source.cancelled():
        if isfuture(target):
            target.cancel()
        else:
            target.set_exception(concurrent.futures.CancelledError())
        return
    error = source.exception()
    if error is None:
        target.set_result(source.result())
    else:
        target.set_exception(_converted(error))


def _converted(error):
    """An error of executors as the one that means the same in a loop."""
    if type(error) is concurrent.futures.CancelledError:
        return CancelledError(*error.args).with_traceback(error.__traceback__)
    if type(error) is concurrent.futures.InvalidStateError:
        return InvalidStateError(*error.args).with_traceback(error.__traceback__)
    return error


# `_PyFuture` is this one, as in CPython: there is no other implementation.
_PyFuture = Future
