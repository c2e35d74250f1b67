# None has no order
sorted([3, None, 1])  # raises: TypeError: '<' not supported between instances of 'NoneType' and 'int'
