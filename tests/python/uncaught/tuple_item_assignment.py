# a tuple does not change
t = (1, 2)
t[0] = 5  # raises: TypeError: 'tuple' object does not support item assignment
