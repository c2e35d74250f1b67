# an exception in a decorator
@5  # raises: TypeError: 'int' object is not callable
def f(): pass
