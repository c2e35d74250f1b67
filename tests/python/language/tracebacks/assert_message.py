# an assertion
# since: 3.14
def check(x):
    assert x > 0, f'x is {x}'
check(-1)
# stderr: Traceback (most recent call last):
# stderr:   File "tests/python/language/tracebacks/assert_message.py", line 5, in <module>
# stderr:     check(-1)
# stderr:     ~~~~~^^^^
# stderr:   File "tests/python/language/tracebacks/assert_message.py", line 4, in check
# stderr:     assert x > 0, f'x is {x}'
# stderr:            ^^^^^
# stderr: AssertionError: x is -1
