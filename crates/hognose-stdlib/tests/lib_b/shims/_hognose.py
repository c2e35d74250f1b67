"""What the VM's native `_hognose` does, on CPython: the module of the nearest frame outside the library."""

import os
import sys

_LIB = os.path.realpath(os.path.join(os.path.dirname(__file__), '..', '..', '..', 'lib'))


def caller_module():
    frame = sys._getframe(1)
    while frame is not None:
        if not os.path.realpath(frame.f_code.co_filename).startswith(_LIB):
            return frame.f_globals.get('__name__')
        frame = frame.f_back
    return None
