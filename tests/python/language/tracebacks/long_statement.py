# a statement over many lines
# since: 3.14
total = sum([
    1,
    2,
    'three',
])
# stderr: Traceback (most recent call last):
# stderr:   File "tests/python/language/tracebacks/long_statement.py", line 3, in <module>
# stderr:     total = sum([
# stderr:         1,
# stderr:         2,
# stderr:         'three',
# stderr:     ])
# stderr: TypeError: unsupported operand type(s) for +: 'int' and 'str'
