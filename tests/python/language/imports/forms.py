# every form of import
# since: 3.14
import math
import math as m, json
from math import pi, sqrt as root
from math import (floor, ceil,)
import collections.abc
import collections.abc as cabc
print(m is math, json.dumps(1), pi == math.pi, root(4), floor(1.5), ceil(1.5))  # expect: True 1 True 2.0 1 2
print(collections.abc is cabc, collections.__name__)  # expect: True collections
def f():
    from math import tau
    import math as inner
    return tau, inner is math
print(f())  # expect: (6.283185307179586, True)
from math import *
print(sin(0), gcd(4, 6))  # expect: 0.0 2
try:
    exec('import nope')
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: ModuleNotFoundError: No module named 'nope'
try:
    exec('from math import nope')
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: ImportError: cannot import name 'nope' from 'math' (unknown location)
try:
    exec('import math.nope')
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: ModuleNotFoundError: No module named 'math.nope'; 'math' is not a package
try:
    exec('from nope import x')
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: ModuleNotFoundError: No module named 'nope'
try:
    exec('def f():\n    from math import *')
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: SyntaxError: import * only allowed at module level (<string>, line 2)
try: import nope
except ImportError as e: print(type(e).__name__, e.name, e.msg)
# expect: ModuleNotFoundError nope No module named 'nope'
try: from math import nope
except ImportError as e: print(type(e).__name__, e.name)  # expect: ImportError math
print(math.__name__, type(math).__name__, __name__)  # expect: math module __main__
import sys
print('math' in sys.modules, sys.modules['math'] is math, __import__('math') is math)
# expect: True True True
