# a dict that grows while it is looped over
d = {'a': 1}
for k in d: d[k + k] = 2  # raises: RuntimeError: dictionary changed size during iteration
