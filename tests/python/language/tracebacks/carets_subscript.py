# carets under a subscript
# since: 3.14
data = {'a': {'b': 1}}
print(data['a']['c']['d'])
# stderr: Traceback (most recent call last):
# stderr:   File "tests/python/language/tracebacks/carets_subscript.py", line 4, in <module>
# stderr:     print(data['a']['c']['d'])
# stderr:           ~~~~~~~~~^^^^^
# stderr: KeyError: 'c'
