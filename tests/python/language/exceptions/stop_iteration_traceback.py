# since: 3.14
# The RuntimeError that a StopIteration becomes has no level of the generator itself; its cause has.
import traceback

def raising():
    yield 1
    raise StopIteration(3)

def calling():
    yield 1
    next(iter([]))

for make in (raising, calling):
    try:
        list(make())
    except RuntimeError as error:
        print(*traceback.format_exception(error), sep='', end='')
# expect: Traceback (most recent call last):
# expect:   File "tests/python/language/exceptions/stop_iteration_traceback.py", line 7, in raising
# expect:     raise StopIteration(3)
# expect: StopIteration: 3
# expect:
# expect: The above exception was the direct cause of the following exception:
# expect:
# expect: Traceback (most recent call last):
# expect:   File "tests/python/language/exceptions/stop_iteration_traceback.py", line 15, in <module>
# expect:     list(make())
# expect:     ~~~~^^^^^^^^
# expect: RuntimeError: generator raised StopIteration
# expect: Traceback (most recent call last):
# expect:   File "tests/python/language/exceptions/stop_iteration_traceback.py", line 11, in calling
# expect:     next(iter([]))
# expect:     ~~~~^^^^^^^^^^
# expect: StopIteration
# expect:
# expect: The above exception was the direct cause of the following exception:
# expect:
# expect: Traceback (most recent call last):
# expect:   File "tests/python/language/exceptions/stop_iteration_traceback.py", line 15, in <module>
# expect:     list(make())
# expect:     ~~~~^^^^^^^^
# expect: RuntimeError: generator raised StopIteration
