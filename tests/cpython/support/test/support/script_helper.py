"""Helpers that start other interpreters: a guest cannot, so they skip the test."""

import unittest


def _refuse(*args, **kwargs):
    raise unittest.SkipTest('needs processes')


assert_python_ok = assert_python_failure = spawn_python = kill_python = run_python_until_end = _refuse
make_script = make_zip_script = make_pkg = make_zip_pkg = run_test_script = interpreter_requires_environment = _refuse
