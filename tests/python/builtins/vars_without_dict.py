# since: 3.14
# vars() of what has no __dict__: the error stands alone.
for value in (5, 'a', [], object()):
    try:
        vars(value)
    except TypeError as error:
        print(error, error.__context__, error.__suppress_context__)
# expect: vars() argument must have __dict__ attribute None False
# expect: vars() argument must have __dict__ attribute None False
# expect: vars() argument must have __dict__ attribute None False
# expect: vars() argument must have __dict__ attribute None False
print(sorted(vars(type('K', (), {'x': 1})())), 'x' in vars(type('K', (), {'x': 1})))  # expect: [] True
