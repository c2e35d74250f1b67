# carets under an attribute
# since: 3.14
class A: pass
a = A()
print(a.b.c.d)
# stderr: Traceback (most recent call last):
# stderr:   File "tests/python/language/tracebacks/carets_attribute.py", line 5, in <module>
# stderr:     print(a.b.c.d)
# stderr:           ^^^
# stderr: AttributeError: 'A' object has no attribute 'b'
