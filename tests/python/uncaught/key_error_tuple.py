# a KeyError of a tuple
{}[(1, 'a')]  # raises: KeyError: (1, 'a')
