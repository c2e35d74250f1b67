# a failing assertion ends the script
assert 1 == 2, 'one is not two'  # raises: AssertionError: one is not two
