# a group and its members
# since: 3.14
def f(): raise ValueError('inner')
errors = []
for _ in range(2):
    try: f()
    except ValueError as e: errors.append(e)
raise ExceptionGroup('both', errors)
# stderr:   + Exception Group Traceback (most recent call last):
# stderr:   |   File "tests/python/language/tracebacks/group.py", line 8, in <module>
# stderr:   |     raise ExceptionGroup('both', errors)
# stderr:   | ExceptionGroup: both (2 sub-exceptions)
# stderr:   +-+---------------- 1 ----------------
# stderr:     | Traceback (most recent call last):
# stderr:     |   File "tests/python/language/tracebacks/group.py", line 6, in <module>
# stderr:     |     try: f()
# stderr:     |          ~^^
# stderr:     |   File "tests/python/language/tracebacks/group.py", line 3, in f
# stderr:     |     def f(): raise ValueError('inner')
# stderr:     |              ^^^^^^^^^^^^^^^^^^^^^^^^^
# stderr:     | ValueError: inner
# stderr:     +---------------- 2 ----------------
# stderr:     | Traceback (most recent call last):
# stderr:     |   File "tests/python/language/tracebacks/group.py", line 6, in <module>
# stderr:     |     try: f()
# stderr:     |          ~^^
# stderr:     |   File "tests/python/language/tracebacks/group.py", line 3, in f
# stderr:     |     def f(): raise ValueError('inner')
# stderr:     |              ^^^^^^^^^^^^^^^^^^^^^^^^^
# stderr:     | ValueError: inner
# stderr:     +------------------------------------
