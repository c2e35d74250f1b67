# an exception in a comprehension
# since: 3.14
[10 // x for x in (5, 0)]  # raises: ZeroDivisionError: division by zero
