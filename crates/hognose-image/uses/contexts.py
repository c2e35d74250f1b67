# Context managers, warnings, copies, logs and tracebacks.
import contextlib
import copy
import logging
import time
import traceback
import warnings
from contextlib import ExitStack, contextmanager, suppress


@contextmanager
def opened(name):
    try:
        yield name
    finally:
        pass


class Closing(contextlib.AbstractContextManager):
    def __exit__(self, *error):
        return None


with opened("a") as name, suppress(KeyError), Closing():
    raise KeyError(name)
with ExitStack() as stack:
    stack.enter_context(opened("b"))
    stack.callback(print, "left")
with contextlib.nullcontext(5) as five, contextlib.closing(ExitStack()):
    print(five)
a = {"x": [1, {2}]}
print(copy.deepcopy(a) == a, copy.copy(a) is a, time.strftime("%Y", time.gmtime(0)))
logging.basicConfig(level=logging.ERROR)
log = logging.getLogger("a")
log.info("unseen %s", 1)
try:
    1 / 0
except ZeroDivisionError:
    print(len(traceback.format_exc()))
with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    warnings.warn("old", DeprecationWarning)
