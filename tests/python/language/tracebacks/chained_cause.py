# raise from
# since: 3.14
def load():
    try:
        return {}['key']
    except KeyError as e:
        raise ValueError('bad config') from e
load()
# stderr: Traceback (most recent call last):
# stderr:   File "tests/python/language/tracebacks/chained_cause.py", line 5, in load
# stderr:     return {}['key']
# stderr:            ~~^^^^^^^
# stderr: KeyError: 'key'
# stderr:
# stderr: The above exception was the direct cause of the following exception:
# stderr:
# stderr: Traceback (most recent call last):
# stderr:   File "tests/python/language/tracebacks/chained_cause.py", line 8, in <module>
# stderr:     load()
# stderr:     ~~~~^^
# stderr:   File "tests/python/language/tracebacks/chained_cause.py", line 7, in load
# stderr:     raise ValueError('bad config') from e
# stderr: ValueError: bad config
