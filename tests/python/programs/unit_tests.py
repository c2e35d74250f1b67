# unittest in a script
import io
import unittest

class Stack:
    def __init__(self):
        self.items = []
    def push(self, x):
        self.items.append(x)
    def pop(self):
        if not self.items:
            raise IndexError('empty stack')
        return self.items.pop()

class StackTest(unittest.TestCase):
    def setUp(self):
        self.stack = Stack()

    def test_push_pop(self):
        self.stack.push(1)
        self.assertEqual(self.stack.pop(), 1)
        self.assertListEqual(self.stack.items, [])

    def test_empty(self):
        with self.assertRaises(IndexError) as caught:
            self.stack.pop()
        self.assertIn('empty', str(caught.exception))
        self.assertRaisesRegex(IndexError, '^empty', self.stack.pop)

    def test_wrong(self):
        self.assertEqual(1 + 1, 3)

    @unittest.skip('not now')
    def test_skipped(self):
        pass

    def test_more(self):
        self.assertTrue([1])
        self.assertIsNone(None)
        self.assertAlmostEqual(0.1 + 0.2, 0.3)
        self.assertDictEqual({'a': 1}, {'a': 1})
        for i in range(2):
            with self.subTest(i=i):
                self.assertGreaterEqual(i, 0)

suite = unittest.defaultTestLoader.loadTestsFromTestCase(StackTest)
result = unittest.TestResult()
suite.run(result)
print(result.testsRun, len(result.failures), len(result.errors), len(result.skipped), result.wasSuccessful())
# expect: 5 1 0 1 False
test, text = result.failures[0]
print(test.id().split('.')[-1], text.strip().splitlines()[-1])
# expect: test_wrong AssertionError: 2 != 3
case = unittest.TestCase()
for check in (lambda: case.assertEqual([1, 2], [1, 3]), lambda: case.assertIn(5, [1]), lambda: case.assertTrue(0), lambda: case.assertIsInstance(1, str),
              lambda: case.assertEqual('a', 'b', 'custom'), lambda: case.assertDictEqual({'a': 1}, {'a': 2})):
    try:
        check()
    except AssertionError as error:
        print(str(error).splitlines()[0])
# expect: Lists differ: [1, 2] != [1, 3]
# expect: 5 not found in [1]
# expect: 0 is not true
# expect: 1 is not an instance of <class 'str'>
# expect: 'a' != 'b'
# expect: {'a': 1} != {'a': 2}
