# modules that the program makes and registers can be imported
import sys, types
m = types.ModuleType('made', 'its text')
m.x = 5
sys.modules['made'] = m
import made
from made import x
print(made is m, x, m.__name__, m.__doc__, sorted(n for n in dir(m) if not n.startswith('_')))
# expect: True 5 made its text ['x']
sys.modules.pop('graphlib', None)
print('graphlib' in sys.modules)
# expect: False
import graphlib
print('graphlib' in sys.modules)  # expect: True
try: types.ModuleType(5)
except TypeError as e: print(e)  # expect: module() argument 'name' must be str, not int
