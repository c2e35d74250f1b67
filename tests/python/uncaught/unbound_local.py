# a local before its assignment
def f():
    print(total)
    total = 1
f()  # raises: UnboundLocalError: cannot access local variable 'total' where it is not associated with a value
