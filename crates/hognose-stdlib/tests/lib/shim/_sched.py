"""The VM's scheduling intrinsics, spelled in Python: a virtual clock and a host whose answers are scripted.

`call(name, delay, value)` makes a pending value whose answer comes `delay` seconds after it was started; an exception as value fails it.
`log` collects what the host sees.
"""

_NOW = 1000.0
log = []


class Pending:
    def __init__(self, name, delay, value):
        self.name = name
        self.delay = delay
        self.value = value
        self.due = None
        self.cancelled = False

    def __await__(self):
        while not state(self):
            yield self
        return result(self)

    def _looked(self, *args):
        raise AssertionError(f"the library looked at pending value {self.name}")

    # Whatever of the library looks at an unanswered value fails the test.
    __eq__ = __bool__ = __hash__ = __repr__ = __iter__ = __len__ = _looked


def call(name, delay=1.0, value=None):
    return Pending(name, delay, value)


def is_pending(value):
    return type(value) is Pending


def start(value):
    if value.due is None:
        log.append(("start", value.name, round(_NOW - 1000.0, 6)))
        value.due = _NOW + value.delay


def state(value):
    if value.cancelled:
        return 2
    if value.due is None or value.due > _NOW:
        return 0
    return 2 if isinstance(value.value, BaseException) else 1


def result(value):
    if isinstance(value.value, BaseException):
        raise value.value
    return value.value


def cancel(value):
    value.cancelled = True
    log.append(("cancel", value.name, round(_NOW - 1000.0, 6)))


def wait(pendings, timeout):
    global _NOW
    dues = [value.due for value in pendings]
    if timeout is not None:
        dues.append(_NOW + timeout)
    if not dues:
        raise RuntimeError("nothing to wait for")
    _NOW = max(_NOW, min(dues))


def now():
    return _NOW


def reset():
    global _NOW
    _NOW = 1000.0
    log.clear()
