# a shift by a negative number
1 << -1  # raises: ValueError: negative shift count
