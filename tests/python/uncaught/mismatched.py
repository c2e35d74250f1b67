# a bracket closed by another
x = (1, 2]  # raises: SyntaxError: closing parenthesis ']' does not match opening parenthesis '('
