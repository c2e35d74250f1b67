# calling a number
n = 5
n(3)  # raises: TypeError: 'int' object is not callable
