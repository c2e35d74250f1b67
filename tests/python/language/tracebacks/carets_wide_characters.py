# carets below wide characters
# since: 3.14
x = 'né' + '日本' + 5
# stderr: Traceback (most recent call last):
# stderr:   File "tests/python/language/tracebacks/carets_wide_characters.py", line 3, in <module>
# stderr:     x = 'né' + '日本' + 5
# stderr:         ~~~~~~~~~~~~~~^~~
# stderr: TypeError: can only concatenate str (not "int") to str
