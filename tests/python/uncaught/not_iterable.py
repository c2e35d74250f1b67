# a loop over a number
for x in 5: pass  # raises: TypeError: 'int' object is not iterable
