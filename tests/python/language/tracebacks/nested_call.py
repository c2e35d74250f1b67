# frames, lines and carets
# since: 3.14
def f(a):
    return g(a) + 1
def g(a):
    return a / 0
f(3)
# stderr: Traceback (most recent call last):
# stderr:   File "tests/python/language/tracebacks/nested_call.py", line 7, in <module>
# stderr:     f(3)
# stderr:     ~^^^
# stderr:   File "tests/python/language/tracebacks/nested_call.py", line 4, in f
# stderr:     return g(a) + 1
# stderr:            ~^^^
# stderr:   File "tests/python/language/tracebacks/nested_call.py", line 6, in g
# stderr:     return a / 0
# stderr:            ~~^~~
# stderr: ZeroDivisionError: division by zero
