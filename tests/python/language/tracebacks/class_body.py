# a failing class body
# since: 3.14
class A:
    x = 1
    y = x.nope
# stderr: Traceback (most recent call last):
# stderr:   File "tests/python/language/tracebacks/class_body.py", line 3, in <module>
# stderr:     class A:
# stderr:         x = 1
# stderr:         y = x.nope
# stderr:   File "tests/python/language/tracebacks/class_body.py", line 5, in A
# stderr:     y = x.nope
# stderr:         ^^^^^^
# stderr: AttributeError: 'int' object has no attribute 'nope'
