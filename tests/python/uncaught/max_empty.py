# the largest of nothing
# since: 3.14
max([])  # raises: ValueError: max() iterable argument is empty
