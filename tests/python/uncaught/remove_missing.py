# removing what is not there
[1, 2].remove(3)  # raises: ValueError: list.remove(x): x not in list
