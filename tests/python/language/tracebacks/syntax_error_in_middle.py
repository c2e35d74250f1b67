# a caret under the wrong token
# since: 3.14
def f():
    return 1 2
# stderr:   File "tests/python/language/tracebacks/syntax_error_in_middle.py", line 4
# stderr:     return 1 2
# stderr:              ^
# stderr: SyntaxError: invalid syntax
