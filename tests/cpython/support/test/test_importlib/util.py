"""Helpers around `sys.modules`."""

import contextlib
import sys


@contextlib.contextmanager
def uncache(*names):
    """Forgets modules before and after."""
    for name in names:
        sys.modules.pop(name, None)
    try:
        yield
    finally:
        for name in names:
            sys.modules.pop(name, None)
