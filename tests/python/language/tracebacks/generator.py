# frames of generators
# since: 3.14
def gen():
    yield 1
    raise ValueError('in generator')
for x in gen():
    pass
# stderr: Traceback (most recent call last):
# stderr:   File "tests/python/language/tracebacks/generator.py", line 6, in <module>
# stderr:     for x in gen():
# stderr:              ~~~^^
# stderr:   File "tests/python/language/tracebacks/generator.py", line 5, in gen
# stderr:     raise ValueError('in generator')
# stderr: ValueError: in generator
