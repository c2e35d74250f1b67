# a misspelt name in from-import gets a suggestion
# since: 3.14
from math import sqroot  # raises: ImportError: cannot import name 'sqroot' from 'math' (unknown location). Did you mean: 'sqrt'?
