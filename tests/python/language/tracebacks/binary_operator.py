# carets name the operator
# since: 3.14
a, b, c = 1, 'x', 2
result = (a * c) + (b % ())
# stderr: Traceback (most recent call last):
# stderr:   File "tests/python/language/tracebacks/binary_operator.py", line 4, in <module>
# stderr:     result = (a * c) + (b % ())
# stderr:              ~~~~~~~~^~~~~~~~~~
# stderr: TypeError: unsupported operand type(s) for +: 'int' and 'str'
