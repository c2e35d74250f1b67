# Keyword arguments for the __new__ of a subclass of list are no business of its __init__.
class L(list):
    def __new__(cls, seq, extra=None):
        self = super().__new__(cls, seq)
        self.extra = extra
        return self
print(L([1, 2], extra=3), L([1], extra=4).extra)  # expect: [1, 2] 4
class T(tuple):
    def __new__(cls, seq, extra=None): return super().__new__(cls, seq)
print(T([1], extra=3))  # expect: (1,)
class S(set):
    def __new__(cls, seq, extra=None): return super().__new__(cls, seq)
for make in (lambda: S([1], extra=3), lambda: list(a=1), lambda: [].__init__(a=1), lambda: set(a=1)):
    try: print(make())
    except TypeError as e: print(e)
# expect: set() takes no keyword arguments
# expect: list() takes no keyword arguments
# expect: list() takes no keyword arguments
# expect: set() takes no keyword arguments
