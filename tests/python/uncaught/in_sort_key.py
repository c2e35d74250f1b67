# an exception in a sort key
sorted([1, 'a'], key=lambda x: x + 1)  # raises: TypeError: can only concatenate str (not "int") to str
