# endless recursion
# judge: 3.11
class Endless(Exception): pass
def f(): return f()
try: f()
except RecursionError: raise Endless('stopped') from None  # raises: Endless: stopped
