"""Helpers around files: a guest has none of its own, so whatever would make one skips the test."""

import contextlib
import unittest

TESTFN = TESTFN_ASCII = TESTFN_UNICODE = TESTFN_NONASCII = '@test_file'
TESTFN_UNENCODABLE = TESTFN_UNDECODABLE = None
FS_NONASCII = ''
SAVEDCWD = '/'


def _refuse(*args, **kwargs):
    raise unittest.SkipTest('needs files')


make_bad_fd = create_empty_file = temp_umask = open_dir_fd = change_cwd = temp_cwd = temp_dir = rmtree = rmdir = _refuse
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


class EnvironmentVarGuard(dict):
    """Changes the environment for a while: a guest sees none, so that these changes are nobody's business."""

    def set(self, envvar, value):
        self[envvar] = value

    def unset(self, envvar, *more):
        for name in (envvar, *more):
            self.pop(name, None)

    def __enter__(self):
        return self

    def __exit__(self, *ignored):
        self.clear()


@contextlib.contextmanager
def subst_drive(path):
    _refuse()
    yield
