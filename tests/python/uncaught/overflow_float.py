# a number too large for float
float(10 ** 400)  # raises: OverflowError: int too large to convert to float
