# an attribute of None
result = None
result.strip()  # raises: AttributeError: 'NoneType' object has no attribute 'strip'
