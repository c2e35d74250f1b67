# raise from None hides the context
# since: 3.14
try:
    int('x')
except ValueError:
    raise KeyError('shown') from None
# stderr: Traceback (most recent call last):
# stderr:   File "tests/python/language/tracebacks/suppressed_context.py", line 6, in <module>
# stderr:     raise KeyError('shown') from None
# stderr: KeyError: 'shown'
