# the arguments of exceptions show by their own methods
class A:
    def __str__(self): return 'str'
    def __repr__(self): return 'repr'
print(str(Exception(A())), str(Exception(A(), 1)), repr(ValueError(A())), str(KeyError(A())))
# expect: str (repr, 1) ValueError(repr) repr
print(OSError(2, A(), A()))  # expect: [Errno 2] str: repr
e = ValueError(1)
e.args = (x for x in 'ab')
print(e.args, e)  # expect: ('a', 'b') ('a', 'b')
