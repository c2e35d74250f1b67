# a syntax error with its caret
# since: 3.14
x = 1
y = (2 +
# stderr:   File "tests/python/language/tracebacks/syntax_error.py", line 4
# stderr:     y = (2 +
# stderr:         ^
# stderr: SyntaxError: '(' was never closed
