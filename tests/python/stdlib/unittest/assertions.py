# since: 3.14
# Messages of assertions.
import unittest

case = unittest.TestCase()


def show(function, *args, **kwargs):
    try:
        function(*args, **kwargs)
        print('ok')
    except AssertionError as error:
        print(error)


show(case.assertEqual, 1, 1)  # expect: ok
show(case.assertEqual, 1, 2)  # expect: 1 != 2
show(case.assertEqual, {'a': 1}, {'a': 2})
# expect: {'a': 1} != {'a': 2}
# expect: - {'a': 1}
# expect: ?       ^
# expect:
# expect: + {'a': 2}
# expect: ?       ^
# expect:
show(case.assertEqual, (1, 2), (1, 2, 3))
# expect: Tuples differ: (1, 2) != (1, 2, 3)
# expect:
# expect: Second tuple contains 1 additional elements.
# expect: First extra element 2:
# expect: 3
# expect:
# expect: - (1, 2)
# expect: + (1, 2, 3)
# expect: ?      +++
# expect:
show(case.assertEqual, 'a\nb\n', 'a\nc\n')
# expect: 'a\nb\n' != 'a\nc\n'
# expect:   a
# expect: - b
# expect: + c
# expect:
show(case.assertEqual, {1}, {2})
# expect: Items in the first set but not the second:
# expect: 1
# expect: Items in the second set but not the first:
# expect: 2
show(case.assertNotEqual, 1, 1)  # expect: 1 == 1
show(case.assertTrue, '')  # expect: '' is not true
show(case.assertFalse, 1, 'why')  # expect: 1 is not false : why
show(case.assertIs, [], [])  # expect: [] is not []
show(case.assertIsNone, 1)  # expect: 1 is not None
show(case.assertIn, 1, [2])  # expect: 1 not found in [2]
show(case.assertNotIn, 2, [2])  # expect: 2 unexpectedly found in [2]
show(case.assertIsInstance, 1, str)  # expect: 1 is not an instance of <class 'str'>
show(case.assertNotIsInstance, 1, int)  # expect: 1 is an instance of <class 'int'>
show(case.assertIsSubclass, int, str)  # expect: <class 'int'> is not a subclass of <class 'str'>
show(case.assertHasAttr, 1, 'x')  # expect: 'int' object has no attribute 'x'
show(case.assertNotHasAttr, 1, 'real')  # expect: 'int' object has unexpected attribute 'real'
show(case.assertStartsWith, 'abc', 'b')  # expect: 'abc' doesn't start with 'b'
show(case.assertNotStartsWith, 'abc', 'a')  # expect: 'abc' starts with 'a'
show(case.assertEndsWith, 'abc', ('b', 'd'))  # expect: 'abc' doesn't end with any of ('b', 'd')
show(case.assertLess, 2, 1)  # expect: 2 not less than 1
show(case.assertAlmostEqual, 1, 1.1)  # expect: 1 != 1.1 within 7 places (0.10000000000000009 difference)
show(case.assertAlmostEqual, 1, 1.1, delta=0.05)
# expect: 1 != 1.1 within 0.05 delta (0.10000000000000009 difference)
show(case.assertNotAlmostEqual, 1, 1.00000001)  # expect: 1 == 1.00000001 within 7 places
show(case.assertRegex, 'abc', 'd')  # expect: Regex didn't match: 'd' not found in 'abc'
show(case.assertNotRegex, 'abc', 'b')  # expect: Regex matched: 'b' matches 'b' in 'abc'
show(case.assertCountEqual, [1, 2, 2], [1, 2])
# expect: Element counts were not equal:
# expect: First has 2, Second has 1:  2
show(case.assertRaises, ValueError, int, '1')  # expect: ValueError not raised by int
show(case.assertRaisesRegex, ValueError, 'nothing', int, 'x')
# expect: "nothing" does not match "invalid literal for int() with base 10: 'x'"
with case.assertRaises(ValueError) as caught:
    int('x')
print(caught.exception)  # expect: invalid literal for int() with base 10: 'x'
try:
    case.assertRaises(3)
except TypeError as error:
    print(error)  # expect: assertRaises() arg 1 must be an exception type or tuple of exception types
