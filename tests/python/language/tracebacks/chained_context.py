# an exception while handling another
# since: 3.14
try:
    int('x')
except ValueError:
    [].pop()
# stderr: Traceback (most recent call last):
# stderr:   File "tests/python/language/tracebacks/chained_context.py", line 4, in <module>
# stderr:     int('x')
# stderr:     ~~~^^^^^
# stderr: ValueError: invalid literal for int() with base 10: 'x'
# stderr:
# stderr: During handling of the above exception, another exception occurred:
# stderr:
# stderr: Traceback (most recent call last):
# stderr:   File "tests/python/language/tracebacks/chained_context.py", line 6, in <module>
# stderr:     [].pop()
# stderr:     ~~~~~~^^
# stderr: IndexError: pop from empty list
