# an exception from a generator
def g():
    yield 1
    raise LookupError('generator')
list(g())  # raises: LookupError: generator
