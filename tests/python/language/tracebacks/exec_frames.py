# frames of exec without source
# since: 3.14
exec('def f():\n    1 / 0\nf()')
# stderr: Traceback (most recent call last):
# stderr:   File "tests/python/language/tracebacks/exec_frames.py", line 3, in <module>
# stderr:     exec('def f():\n    1 / 0\nf()')
# stderr:     ~~~~^^^^^^^^^^^^^^^^^^^^^^^^^^^^
# stderr:   File "<string>", line 3, in <module>
# stderr:   File "<string>", line 2, in f
# stderr: ZeroDivisionError: division by zero
