# endless recursion is a RecursionError that can be caught
# judge: 3.11
def f(n): return f(n + 1)
try:
    f(0)
except RecursionError as e:
    print(type(e).__name__, str(e)[:32])  # expect: RecursionError maximum recursion depth exceeded
class A:
    def __getattr__(self, name): return self.missing
try:
    A().x
except RecursionError:
    print('getattr')  # expect: getattr
class B:
    def __repr__(self): return repr(self)
try:
    repr(B())
except RecursionError:
    print('repr')  # expect: repr
def g():
    try: return g()
    finally: pass
try: g()
except RecursionError: print('finally')  # expect: finally
print(issubclass(RecursionError, RuntimeError), 'goes on')  # expect: True goes on
