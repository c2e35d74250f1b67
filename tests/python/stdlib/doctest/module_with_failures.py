# `testmod` of the program: what fails is told, with the traceback of an example that raises.
# since: 3.14
import doctest

globals().pop('__file__', None)  # places are told by the name of the module then


def inc(x):
    """Adds one.

    >>> inc(1)
    2
    >>> inc("a")
    Traceback (most recent call last):
    ...
    TypeError: can only concatenate str (not "int") to str
    >>> inc(2)
    4
    >>> inc(undefined)
    """
    return x + 1


class Stack:
    """
    >>> s = Stack()
    >>> s.push(1); s.push(2)
    >>> s.items
    [1, 2]
    """

    def __init__(self):
        self.items = []

    def push(self, x):
        """
        >>> print("a\\n\\nb")
        a
        <BLANKLINE>
        b
        >>> list(range(20)) # doctest: +ELLIPSIS
        [0, 1, ..., 19]
        """
        self.items.append(x)


print(doctest.testmod())
# expect: **********************************************************************
# expect: File "__main__", line 17, in __main__.inc
# expect: Failed example:
# expect:     inc(2)
# expect: Expected:
# expect:     4
# expect: Got:
# expect:     3
# expect: **********************************************************************
# expect: File "__main__", line 19, in __main__.inc
# expect: Failed example:
# expect:     inc(undefined)
# expect: Exception raised:
# expect:     Traceback (most recent call last):
# expect:       File "<doctest __main__.inc[3]>", line 1, in <module>
# expect:         inc(undefined)
# expect:             ^^^^^^^^^
# expect:     NameError: name 'undefined' is not defined
# expect: **********************************************************************
# expect: 1 item had failures:
# expect:    2 of   4 in __main__.inc
# expect: ***Test Failed*** 2 failures.
# expect: TestResults(failed=2, attempted=9)
