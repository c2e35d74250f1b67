# a call on the left
f() = 5  # raises: SyntaxError: cannot assign to function call here. Maybe you meant '==' instead of '='?
