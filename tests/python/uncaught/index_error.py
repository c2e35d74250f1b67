# an uncaught IndexError
[1, 2, 3][10]  # raises: IndexError: list index out of range
