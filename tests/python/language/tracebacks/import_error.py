# an import that fails
# since: 3.14
import math
from math import does_not_exist
# stderr: Traceback (most recent call last):
# stderr:   File "tests/python/language/tracebacks/import_error.py", line 4, in <module>
# stderr:     from math import does_not_exist
# stderr: ImportError: cannot import name 'does_not_exist' from 'math' (unknown location)
