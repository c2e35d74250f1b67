# frames show qualified or plain names as CPython does
# since: 3.14
class A:
    def __init__(self): self.go()
    def go(self):
        def inner(): assert 0, 'stop'
        inner()
A()
# stderr: Traceback (most recent call last):
# stderr:   File "tests/python/language/tracebacks/method_names.py", line 8, in <module>
# stderr:     A()
# stderr:     ~^^
# stderr:   File "tests/python/language/tracebacks/method_names.py", line 4, in __init__
# stderr:     def __init__(self): self.go()
# stderr:                         ~~~~~~~^^
# stderr:   File "tests/python/language/tracebacks/method_names.py", line 7, in go
# stderr:     inner()
# stderr:     ~~~~~^^
# stderr:   File "tests/python/language/tracebacks/method_names.py", line 6, in inner
# stderr:     def inner(): assert 0, 'stop'
# stderr:                         ^
# stderr: AssertionError: stop
