# a list as a key
# since: 3.14
{[1]: 2}  # raises: TypeError: cannot use 'list' as a dict key (unhashable type: 'list')
