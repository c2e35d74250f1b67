# since: 3.14
# What a runner prints: letters or lines, failures with tracebacks, a summary.
import io
import re
import unittest


class Sums(unittest.TestCase):
    def test_right(self):
        """Adds right."""
        self.assertEqual(1 + 1, 2)

    def test_wrong(self):
        self.assertEqual([1, 2], [1, 3], 'sums')

    def test_error(self):
        raise KeyError('x')

    @unittest.skip('not today')
    def test_skipped(self):
        pass

    @unittest.expectedFailure
    def test_expected(self):
        self.fail('as always')

    def test_parts(self):
        for n in range(3):
            with self.subTest(n=n):
                self.assertNotEqual(n, 1)


def show(verbosity):
    stream = io.StringIO()
    result = unittest.TextTestRunner(stream, verbosity=verbosity).run(unittest.defaultTestLoader.loadTestsFromTestCase(Sums))
    text = re.sub(r' in \d+\.\d+s', ' in 0s', stream.getvalue())
    for line in text.split('\n'):
        if not line.startswith('  '):
            print(line)
    print(result)


show(1)
# expect: ExF.sF
# expect: ======================================================================
# expect: ERROR: test_error (__main__.Sums.test_error)
# expect: ----------------------------------------------------------------------
# expect: Traceback (most recent call last):
# expect: KeyError: 'x'
# expect:
# expect: ======================================================================
# expect: FAIL: test_parts (__main__.Sums.test_parts) (n=1)
# expect: ----------------------------------------------------------------------
# expect: Traceback (most recent call last):
# expect: AssertionError: 1 == 1
# expect:
# expect: ======================================================================
# expect: FAIL: test_wrong (__main__.Sums.test_wrong)
# expect: ----------------------------------------------------------------------
# expect: Traceback (most recent call last):
# expect: AssertionError: Lists differ: [1, 2] != [1, 3]
# expect:
# expect: First differing element 1:
# expect: 2
# expect: 3
# expect:
# expect: - [1, 2]
# expect: ?     ^
# expect:
# expect: + [1, 3]
# expect: ?     ^
# expect:  : sums
# expect:
# expect: ----------------------------------------------------------------------
# expect: Ran 6 tests in 0s
# expect:
# expect: FAILED (failures=2, errors=1, skipped=1, expected failures=1)
# expect:
# expect: <unittest.runner.TextTestResult run=6 errors=1 failures=2>
show(2)
# expect: test_error (__main__.Sums.test_error) ... ERROR
# expect: test_expected (__main__.Sums.test_expected) ... expected failure
# expect: test_parts (__main__.Sums.test_parts) ...
# expect: test_right (__main__.Sums.test_right)
# expect: Adds right. ... ok
# expect: test_skipped (__main__.Sums.test_skipped) ... skipped 'not today'
# expect: test_wrong (__main__.Sums.test_wrong) ... FAIL
# expect:
# expect: ======================================================================
# expect: ERROR: test_error (__main__.Sums.test_error)
# expect: ----------------------------------------------------------------------
# expect: Traceback (most recent call last):
# expect: KeyError: 'x'
# expect:
# expect: ======================================================================
# expect: FAIL: test_parts (__main__.Sums.test_parts) (n=1)
# expect: ----------------------------------------------------------------------
# expect: Traceback (most recent call last):
# expect: AssertionError: 1 == 1
# expect:
# expect: ======================================================================
# expect: FAIL: test_wrong (__main__.Sums.test_wrong)
# expect: ----------------------------------------------------------------------
# expect: Traceback (most recent call last):
# expect: AssertionError: Lists differ: [1, 2] != [1, 3]
# expect:
# expect: First differing element 1:
# expect: 2
# expect: 3
# expect:
# expect: - [1, 2]
# expect: ?     ^
# expect:
# expect: + [1, 3]
# expect: ?     ^
# expect:  : sums
# expect:
# expect: ----------------------------------------------------------------------
# expect: Ran 6 tests in 0s
# expect:
# expect: FAILED (failures=2, errors=1, skipped=1, expected failures=1)
# expect:
# expect: <unittest.runner.TextTestResult run=6 errors=1 failures=2>
