# A clause whose types are none is at fault as a whole.
# since: 3.14
import traceback


def one_line():
    try:
        raise KeyError
    except 5: pass


def some_lines():
    try:
        raise KeyError
    except (ValueError,
            5) as error:
        print(error)
        print(1)
        print(2)


def group():
    try:
        raise KeyError
    except* 'text':
        print(1)


for function in (one_line, some_lines, group):
    try:
        function()
    except TypeError as error:
        error.__context__ = None
        print(traceback.format_exc())
# expect: Traceback (most recent call last):
# expect:   File "tests/python/language/exceptions/clause_of_no_class.py", line 31, in <module>
# expect:     function()
# expect:     ~~~~~~~~^^
# expect:   File "tests/python/language/exceptions/clause_of_no_class.py", line 9, in one_line
# expect:     except 5: pass
# expect: TypeError: catching classes that do not inherit from BaseException is not allowed
# expect:
# expect: Traceback (most recent call last):
# expect:   File "tests/python/language/exceptions/clause_of_no_class.py", line 31, in <module>
# expect:     function()
# expect:     ~~~~~~~~^^
# expect:   File "tests/python/language/exceptions/clause_of_no_class.py", line 15, in some_lines
# expect:     except (ValueError,
# expect:     ...<3 lines>...
# expect:         print(2)
# expect: TypeError: catching classes that do not inherit from BaseException is not allowed
# expect:
# expect: Traceback (most recent call last):
# expect:   File "tests/python/language/exceptions/clause_of_no_class.py", line 31, in <module>
# expect:     function()
# expect:     ~~~~~~~~^^
# expect:   File "tests/python/language/exceptions/clause_of_no_class.py", line 25, in group
# expect:     except* 'text':
# expect:         print(1)
# expect: TypeError: catching classes that do not inherit from BaseException is not allowed
# expect:
