# a failing decorator
# since: 3.14
def deco(f):
    raise TypeError('no decorating')
@deco
def f(): pass
# stderr: Traceback (most recent call last):
# stderr:   File "tests/python/language/tracebacks/decorated.py", line 5, in <module>
# stderr:     @deco
# stderr:      ^^^^
# stderr:   File "tests/python/language/tracebacks/decorated.py", line 4, in deco
# stderr:     raise TypeError('no decorating')
# stderr: TypeError: no decorating
