# ~ of a bool
import warnings
warnings.simplefilter('ignore')
print(~True, ~False)  # expect: -2 -1
class Weird:
    def __bool__(self): return 2
bool(Weird())  # raises: TypeError: __bool__ should return bool, returned int
