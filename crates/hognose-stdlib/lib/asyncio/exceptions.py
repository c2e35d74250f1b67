"""The exceptions of asyncio."""

__all__ = ("BrokenBarrierError", "CancelledError", "InvalidStateError", "TimeoutError", "IncompleteReadError", "LimitOverrunError",
           "SendfileNotAvailableError")

TimeoutError = TimeoutError


class CancelledError(BaseException):
    """The Future or Task was cancelled."""


class InvalidStateError(Exception):
    """The operation is not allowed in this state."""


class SendfileNotAvailableError(RuntimeError):
    """Sendfile is not available."""


class IncompleteReadError(EOFError):
    """The stream ended early: `partial` came, `expected` bytes were asked for."""

    def __init__(self, partial, expected):
        shown = "undefined" if expected is None else repr(expected)
        super().__init__(f"{len(partial)} bytes read on a total of {shown} expected bytes")
        self.partial = partial
        self.expected = expected

    def __reduce__(self):
        return type(self), (self.partial, self.expected)


class LimitOverrunError(Exception):
    """The buffer was full before a separator was found."""

    def __init__(self, message, consumed):
        super().__init__(message)
        self.consumed = consumed

    def __reduce__(self):
        return type(self), (self.args[0], self.consumed)


class BrokenBarrierError(RuntimeError):
    """The barrier was broken while waiting at it."""
