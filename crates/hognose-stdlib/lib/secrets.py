"""Random numbers for secrets, from the host's entropy.

Promises CPython 3.14's `secrets`.
Deliberately absent: a generator of its own.
"""

from hmac import compare_digest
from random import SystemRandom

__all__ = ['choice', 'randbelow', 'randbits', 'SystemRandom', 'token_bytes', 'token_hex',
           'token_urlsafe', 'compare_digest']

_sysrand = SystemRandom()
randbits = _sysrand.getrandbits
choice = _sysrand.choice
DEFAULT_ENTROPY = 32


def randbelow(exclusive_upper_bound):
    """A random integer from 0 up to, without, the bound."""
    if exclusive_upper_bound <= 0:
        raise ValueError("Upper bound must be positive.")
    return _sysrand._randbelow(exclusive_upper_bound)


def token_bytes(nbytes=None):
    """So many random bytes."""
    return _sysrand.randbytes(DEFAULT_ENTROPY if nbytes is None else nbytes)


def token_hex(nbytes=None):
    """So many random bytes, in hexadecimal."""
    return token_bytes(nbytes).hex()


def token_urlsafe(nbytes=None):
    """So many random bytes, as a text for URLs."""
    from base64 import urlsafe_b64encode
    return urlsafe_b64encode(token_bytes(nbytes)).rstrip(b'=').decode('ascii')
