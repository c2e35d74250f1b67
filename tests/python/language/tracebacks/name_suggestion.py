# suggestions in the last line
# since: 3.14
counter = 1
print(conter)
# stderr: Traceback (most recent call last):
# stderr:   File "tests/python/language/tracebacks/name_suggestion.py", line 4, in <module>
# stderr:     print(conter)
# stderr:           ^^^^^^
# stderr: NameError: name 'conter' is not defined. Did you mean: 'counter'?
