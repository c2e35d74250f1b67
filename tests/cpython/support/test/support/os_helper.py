"""Helpers around files: a guest has none of its own, so whatever would make one skips the test."""

import contextlib
import os
import unittest

TESTFN = TESTFN_ASCII = TESTFN_UNICODE = TESTFN_NONASCII = '@test_file'
TESTFN_UNENCODABLE = TESTFN_UNDECODABLE = None
FS_NONASCII = ''
SAVEDCWD = '/'


def _refuse(*args, **kwargs):
    raise unittest.SkipTest('needs files')


make_bad_fd = fd_count = create_empty_file = temp_umask = open_dir_fd = change_cwd = temp_cwd = temp_dir = rmtree = rmdir = _refuse
fs_is_case_insensitive = can_symlink = _refuse


def unlink(filename):
    """There is nothing to remove."""


def skip_unless_symlink(test):
    return unittest.skip('needs files')(test)


skip_unless_hardlink = skip_unless_xattr = skip_unless_working_chmod = skip_if_dac_override = skip_unless_symlink


class FakePath:
    """Something with `__fspath__`."""

    def __init__(self, path):
        self.path = path

    def __repr__(self):
        return f'<FakePath {self.path!r}>'

    def __fspath__(self):
        if isinstance(self.path, BaseException) or isinstance(self.path, type) and issubclass(self.path, BaseException):
            raise self.path
        return self.path


class EnvironmentVarGuard:
    """Changes the environment for a while: what a guest sets itself, since it sees no other."""

    def __init__(self):
        self._before = {}

    def __getitem__(self, envvar):
        return os.environ[envvar]

    def __setitem__(self, envvar, value):
        self._before.setdefault(envvar, self._own(envvar))
        os.environ[envvar] = value

    def __delitem__(self, envvar):
        self._before.setdefault(envvar, self._own(envvar))
        if self._own(envvar) is not None:
            del os.environ[envvar]

    def set(self, envvar, value):
        self[envvar] = value

    def unset(self, *names):
        for name in names:
            del self[name]

    def clear(self):
        # Those that the guest set: it sees no others.
        self.unset(*[name for name, value in os.environ._own.items() if value is not None])

    @staticmethod
    def _own(envvar):
        try:
            return os.environ.get(envvar)
        except PermissionError:
            return None

    def __enter__(self):
        return self

    def __exit__(self, *ignored):
        for envvar, value in self._before.items():
            if value is not None:
                os.environ[envvar] = value
            elif self._own(envvar) is not None:
                del os.environ[envvar]
        self._before.clear()


@contextlib.contextmanager
def subst_drive(path):
    _refuse()
    yield
