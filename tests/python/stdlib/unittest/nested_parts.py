# A part of a test with a part that fails in it is not told of as a success.
import unittest
class Result(unittest.TestResult):
    def addSubTest(self, test, subtest, err):
        super().addSubTest(test, subtest, err)
        print(dict(subtest.params), 'failed' if err else 'passed')
class T(unittest.TestCase):
    def test_a(self):
        for i in range(2):
            with self.subTest(i=i):
                for j in range(2):
                    with self.subTest(j=j):
                        self.assertEqual(i + j, 1 - i)
r = Result()
unittest.defaultTestLoader.loadTestsFromTestCase(T).run(r)
# expect: {'j': 0, 'i': 0} failed
# expect: {'j': 1, 'i': 0} passed
# expect: {'j': 0, 'i': 1} failed
# expect: {'j': 1, 'i': 1} failed
print(r)  # expect: <__main__.Result run=1 errors=0 failures=3>
