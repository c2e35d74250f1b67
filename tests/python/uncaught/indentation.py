# a block without indentation
if True:
print('x')  # raises: IndentationError: expected an indented block after 'if' statement on line 2
