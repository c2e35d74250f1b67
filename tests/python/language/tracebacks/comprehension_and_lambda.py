# frames of lambdas and comprehensions
# since: 3.14
f = lambda x: [1 / y for y in x]
f([1, 0])
# stderr: Traceback (most recent call last):
# stderr:   File "tests/python/language/tracebacks/comprehension_and_lambda.py", line 4, in <module>
# stderr:     f([1, 0])
# stderr:     ~^^^^^^^^
# stderr:   File "tests/python/language/tracebacks/comprehension_and_lambda.py", line 3, in <lambda>
# stderr:     f = lambda x: [1 / y for y in x]
# stderr:                    ~~^~~
# stderr: ZeroDivisionError: division by zero
