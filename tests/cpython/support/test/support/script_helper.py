"""Helpers that start other interpreters: a guest cannot, so they skip the test."""

import os
import unittest


def _refuse(*args, **kwargs):
    raise unittest.SkipTest('needs processes')


assert_python_ok = assert_python_failure = spawn_python = kill_python = run_python_until_end = _refuse
make_script = make_zip_script = make_pkg = make_zip_pkg = run_test_script = interpreter_requires_environment = _refuse

# Tests ask while they are imported whether there is a shell.
os.X_OK = 1
os.access = lambda path, mode: False
