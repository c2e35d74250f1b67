# an assertion with a message
assert sum([1, 1]) == 3, 'sums are off'  # raises: AssertionError: sums are off
