# a bracket that is never closed
x = [1, 2  # raises: SyntaxError: '[' was never closed
print(x)
