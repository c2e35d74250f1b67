# a format that does not fit the type
f'{"abc":d}'  # raises: ValueError: Unknown format code 'd' for object of type 'str'
