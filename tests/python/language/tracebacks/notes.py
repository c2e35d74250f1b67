# notes follow the message
# since: 3.14
e = ValueError('v')
e.add_note('a note')
e.add_note('two\nlines')
raise e
# stderr: Traceback (most recent call last):
# stderr:   File "tests/python/language/tracebacks/notes.py", line 6, in <module>
# stderr:     raise e
# stderr: ValueError: v
# stderr: a note
# stderr: two
# stderr: lines
