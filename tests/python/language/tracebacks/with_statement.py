# an exception from __exit__
# since: 3.14
class C:
    def __enter__(self): return self
    def __exit__(self, *a): raise RuntimeError('in exit')
with C():
    1 / 0
# stderr: Traceback (most recent call last):
# stderr:   File "tests/python/language/tracebacks/with_statement.py", line 7, in <module>
# stderr:     1 / 0
# stderr:     ~~^~~
# stderr: ZeroDivisionError: division by zero
# stderr:
# stderr: During handling of the above exception, another exception occurred:
# stderr:
# stderr: Traceback (most recent call last):
# stderr:   File "tests/python/language/tracebacks/with_statement.py", line 6, in <module>
# stderr:     with C():
# stderr:          ~^^
# stderr:   File "tests/python/language/tracebacks/with_statement.py", line 5, in __exit__
# stderr:     def __exit__(self, *a): raise RuntimeError('in exit')
# stderr:                             ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
# stderr: RuntimeError: in exit
