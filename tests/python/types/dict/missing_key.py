# the KeyError shows the key's repr
d = {'a': 1}
d["it's"]  # raises: KeyError: "it's"
