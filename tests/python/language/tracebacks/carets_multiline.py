# carets of an expression over several lines
# since: 3.14
def f(a, b):
    raise ValueError('x')
f(
    1,
    2,
)
# stderr: Traceback (most recent call last):
# stderr:   File "tests/python/language/tracebacks/carets_multiline.py", line 5, in <module>
# stderr:     f(
# stderr:     ~^
# stderr:         1,
# stderr:         ^^
# stderr:         2,
# stderr:         ^^
# stderr:     )
# stderr:     ^
# stderr:   File "tests/python/language/tracebacks/carets_multiline.py", line 4, in f
# stderr:     raise ValueError('x')
# stderr: ValueError: x
