# since: 3.14
# A name below a module that is no package, and one that a package does not have.
import json

for name in ['os.nope', 'math.x', 'json.nope', 'os.path.x', 'collections.abc.z', 'nope.x']:
    try:
        __import__(name)
    except ModuleNotFoundError as error:
        print(error, error.name)
# expect: No module named 'os.nope'; 'os' is not a package os.nope
# expect: No module named 'math.x'; 'math' is not a package math.x
# expect: No module named 'json.nope' json.nope
# expect: No module named 'os.path.x'; 'os.path' is not a package os.path.x
# expect: No module named 'collections.abc.z'; 'collections.abc' is not a package collections.abc.z
# expect: No module named 'nope' nope

import os.path

print(os.path.join('a', 'b'), hasattr(os, '__path__'), hasattr(json, '__path__'))  # expect: a/b False True
