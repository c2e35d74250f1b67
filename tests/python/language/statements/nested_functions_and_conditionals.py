# definitions inside conditions and loops
for i in range(2):
    def f(): return i
    class K: v = i
print(f(), K.v)  # expect: 1 1
if True:
    def g(): return 'first'
else:
    def g(): return 'second'
try:
    import no_such_module_here as m
except ImportError:
    class m:
        @staticmethod
        def x(): return 'stub'
print(g(), m.x())  # expect: first stub
def h(flag):
    if flag:
        def inner(): return 1
    return inner()
print(h(True))  # expect: 1
try:
    h(False)
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: UnboundLocalError: cannot access local variable 'inner' where it is not associated with a value
while True:
    def last(): return 'in while'
    break
print(last())  # expect: in while
