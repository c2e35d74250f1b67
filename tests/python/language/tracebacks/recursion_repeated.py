# repeated frames are folded
# since: 3.14
def f(n):
    if n == 0:
        raise ValueError('bottom')
    f(n - 1)
f(10)
# stderr: Traceback (most recent call last):
# stderr:   File "tests/python/language/tracebacks/recursion_repeated.py", line 7, in <module>
# stderr:     f(10)
# stderr:     ~^^^^
# stderr:   File "tests/python/language/tracebacks/recursion_repeated.py", line 6, in f
# stderr:     f(n - 1)
# stderr:     ~^^^^^^^
# stderr:   File "tests/python/language/tracebacks/recursion_repeated.py", line 6, in f
# stderr:     f(n - 1)
# stderr:     ~^^^^^^^
# stderr:   File "tests/python/language/tracebacks/recursion_repeated.py", line 6, in f
# stderr:     f(n - 1)
# stderr:     ~^^^^^^^
# stderr:   [Previous line repeated 7 more times]
# stderr:   File "tests/python/language/tracebacks/recursion_repeated.py", line 5, in f
# stderr:     raise ValueError('bottom')
# stderr: ValueError: bottom
