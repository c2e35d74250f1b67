"""Going through messages."""

import sys
from io import StringIO

__all__ = ['body_line_iterator', 'typed_subpart_iterator', 'walk']


def walk(self):
    """The message and all of its parts."""
    todo = [self]
    while todo:
        part = todo.pop()
        yield part
        if part.is_multipart():
            todo.extend(part.get_payload()[::-1])


def body_line_iterator(msg, decode=False):
    for part in msg.walk():
        payload = part.get_payload(decode=decode)
        if isinstance(payload, str):
            yield from StringIO(payload)


def typed_subpart_iterator(msg, maintype='text', subtype=None):
    for part in msg.walk():
        if part.get_content_maintype() == maintype and (subtype is None or part.get_content_subtype() == subtype):
            yield part


def _structure(msg, fp=None, level=0, include_default=False):
    """Prints the kinds of the parts."""
    if fp is None:
        fp = sys.stdout
    print(' ' * (level * 4) + msg.get_content_type(), end='', file=fp)
    if include_default:
        print(' [%s]' % msg.get_default_type(), file=fp)
    else:
        print(file=fp)
    if msg.is_multipart():
        for part in msg.get_payload():
            _structure(part, fp, level + 1, include_default)
