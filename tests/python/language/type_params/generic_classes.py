# PEP 695 classes
# since: 3.12
class Box[T]:
    def __init__(self, v: T): self.v = v
    def map[U](self, f) -> 'Box[U]': return Box(f(self.v))
print(Box(1).map(str).v, Box.__type_params__, Box[int], Box[int](5).v)  # expect: 1 (T,) __main__.Box[int] 5
print(Box.__orig_bases__, Box.__mro__[1].__name__)  # expect: (typing.Generic[T],) Generic
class Pair[A, B](Box[A]): pass
print(Pair[int, str], [c.__name__ for c in Pair.__mro__], Pair.__type_params__)
# expect: __main__.Pair[int, str] ['Pair', 'Box', 'Generic', 'object'] (A, B)
print(Box[int].__origin__, Box[int].__args__)  # expect: <class '__main__.Box'> (<class 'int'>,)
class S[T](list): pass
print(S([1]), S[int]([2]))  # expect: [1] [2]
try:
    Box[int, str]
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: Too many arguments for <class '__main__.Box'>; actual 2, expected 1
