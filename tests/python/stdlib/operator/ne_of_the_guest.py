# operator.ne() asks a class for its own __ne__.
import operator
class C:
    def __ne__(self, other): raise SyntaxError
for f in (operator.ne, lambda a, b: a != b):
    try: print(f(C(), C()))
    except SyntaxError: print('raised')
# expect: raised
# expect: raised
try: operator.ne()
except TypeError as e: print(e)  # expect: ne expected 2 arguments, got 0
