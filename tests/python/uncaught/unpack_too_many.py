# too many values to unpack
# since: 3.14
a, b = [1, 2, 3]  # raises: ValueError: too many values to unpack (expected 2, got 3)
