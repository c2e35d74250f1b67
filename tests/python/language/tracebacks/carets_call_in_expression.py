# carets under part of a line
# since: 3.14
def boom(x): raise KeyError(x)
value = [1, 2, boom('k'), 4]
# stderr: Traceback (most recent call last):
# stderr:   File "tests/python/language/tracebacks/carets_call_in_expression.py", line 4, in <module>
# stderr:     value = [1, 2, boom('k'), 4]
# stderr:                    ~~~~^^^^^
# stderr:   File "tests/python/language/tracebacks/carets_call_in_expression.py", line 3, in boom
# stderr:     def boom(x): raise KeyError(x)
# stderr:                  ^^^^^^^^^^^^^^^^^
# stderr: KeyError: 'k'
