# an uncaught division by zero
print('before')  # expect: before
x = 1 / 0  # raises: ZeroDivisionError: division by zero
print('after')
