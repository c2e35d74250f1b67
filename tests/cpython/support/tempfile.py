"""Temporary files of tests, in memory: a guest has no others."""

import codecs
import io


class TemporaryFile(io.BytesIO):
    """A file that nobody else sees."""

    def __init__(self, mode='w+b'):
        super().__init__()


def _stand_in(name):
    # test_zipfile has a text encoded by this codec while it is imported; what uses it needs files.
    if name == 'shift_jis':
        return codecs.CodecInfo(lambda text, errors='strict': (b'?', len(text)), None, name=name)


codecs.register(_stand_in)
