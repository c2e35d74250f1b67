# a set has no order
{1, 2}[0]  # raises: TypeError: 'set' object is not subscriptable
