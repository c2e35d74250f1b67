# true division of integers by zero
1 / 0  # raises: ZeroDivisionError: division by zero
