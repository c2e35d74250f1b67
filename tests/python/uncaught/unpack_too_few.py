# not enough values to unpack
a, b, c = 1, 2  # raises: ValueError: not enough values to unpack (expected 3, got 2)
