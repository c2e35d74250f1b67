"""Temporary files of tests, in memory: a guest has no others. What needs a name or a folder is an error."""

import codecs
import io
import sys


def TemporaryFile(mode='w+b', buffering=-1, encoding=None, newline=None):
    """A file that nobody else sees."""
    file = io.BytesIO()
    return file if 'b' in mode else io.TextIOWrapper(file, encoding, newline=newline)


def _stand_in(name):
    # test_zipfile has a text encoded by this codec while it is imported; what uses it needs files.
    if name == 'shift_jis':
        return codecs.CodecInfo(lambda text, errors='strict': (b'?', len(text)), None, name=name)


codecs.register(_stand_in)


def __getattr__(name):
    if name.startswith('_'):
        raise AttributeError(name)
    # Whoever uses it is told; that a test module names it is no error.
    return sys.modules['__main__']._Absent(name, (ModuleNotFoundError, "No module named 'tempfile'", 'tempfile'))
