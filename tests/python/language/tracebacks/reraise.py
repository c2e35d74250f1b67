# a re-raised exception keeps its frames
# since: 3.14
def a(): raise KeyError('k')
def b():
    try:
        a()
    except KeyError:
        raise
b()
# stderr: Traceback (most recent call last):
# stderr:   File "tests/python/language/tracebacks/reraise.py", line 9, in <module>
# stderr:     b()
# stderr:     ~^^
# stderr:   File "tests/python/language/tracebacks/reraise.py", line 6, in b
# stderr:     a()
# stderr:     ~^^
# stderr:   File "tests/python/language/tracebacks/reraise.py", line 3, in a
# stderr:     def a(): raise KeyError('k')
# stderr:              ^^^^^^^^^^^^^^^^^^^
# stderr: KeyError: 'k'
