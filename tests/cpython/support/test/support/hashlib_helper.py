"""Helpers for tests of hashes: all those that the library has are there."""

import hashlib
import unittest


def requires_hashdigest(digestname, openssl=None, usedforsecurity=True):
    try:
        hashlib.new(digestname)
    except ValueError:
        return unittest.skip(f'there is no hash {digestname!r}')
    return lambda test: test


def requires_openssl_hashdigest(digestname, *, usedforsecurity=True):
    return unittest.skip('needs OpenSSL')


requires_builtin_hashdigest = requires_hashdigest
