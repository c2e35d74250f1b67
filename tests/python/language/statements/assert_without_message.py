# an assertion without a message
assert not 1  # raises: AssertionError
