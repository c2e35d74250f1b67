# an index into a function
print[0]  # raises: TypeError: 'builtin_function_or_method' object is not subscriptable
