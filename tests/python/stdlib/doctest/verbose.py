# `testmod(verbose=True)` tells each example and counts them.
# since: 3.14
import doctest


def double(x):
    """
    >>> double(2)
    4
    >>> for i in range(2):
    ...     print(double(i))
    0
    2
    >>> double(1)  # doctest: +SKIP
    3
    """
    return 2 * x


def without():
    pass


print(doctest.testmod(verbose=True))
# expect: Trying:
# expect:     double(2)
# expect: Expecting:
# expect:     4
# expect: ok
# expect: Trying:
# expect:     for i in range(2):
# expect:         print(double(i))
# expect: Expecting:
# expect:     0
# expect:     2
# expect: ok
# expect: 2 items had no tests:
# expect:     __main__
# expect:     __main__.without
# expect: 1 item passed all tests:
# expect:    3 tests in __main__.double
# expect: 3 tests in 3 items.
# expect: 3 passed.
# expect: Test passed.
# expect: TestResults(failed=0, attempted=3, skipped=1)
