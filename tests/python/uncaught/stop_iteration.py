# next of an exhausted iterator
next(iter([]))  # raises: StopIteration
