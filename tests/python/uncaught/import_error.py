# an import that fails
# since: 3.14
from math import NoSuchThing  # raises: ImportError: cannot import name 'NoSuchThing' from 'math' (unknown location)
