# A test that is expected to fail may fail in a part of it.
import unittest
class T(unittest.TestCase):
    @unittest.expectedFailure
    def test_a(self):
        for i in range(2):
            with self.subTest(i=i): self.assertEqual(i, 5)
    @unittest.expectedFailure
    def test_b(self):
        with self.subTest(i=1): pass
    def test_c(self):
        for i in range(3):
            with self.subTest(i=i): self.assertEqual(i % 2, 0)
r = unittest.TestResult()
unittest.defaultTestLoader.loadTestsFromTestCase(T).run(r)
print(r, len(r.failures), len(r.expectedFailures), len(r.unexpectedSuccesses))
# expect: <unittest.result.TestResult run=3 errors=0 failures=1> 1 1 1
