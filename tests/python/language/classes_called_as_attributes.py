# classes of the library and of the guest's classes that are called as attributes of modules, classes and instances
import builtins, itertools, decimal, collections, datetime
class A:
    def __str__(self): return "A!"
    def __int__(self): return 5
    def __index__(self): return 6
    def __float__(self): return 2.5
    def __iter__(self): return iter([1,2])
    def __bool__(self): return False
    def __len__(self): return 9
    def __bytes__(self): return b'xx'
    def __complex__(self): return 1j
class L:
    def keys(self): return ['a']
    def __getitem__(self,k): return 3
class Outer:
    class Inner:
        def __init__(self, x): self.x=x
    class E(Exception): pass
    num=int
    text=str
a=A()
print(builtins.str(a), builtins.int(a), builtins.float(a), builtins.list(a), builtins.bool(a), builtins.tuple(a), builtins.set(a), builtins.bytes(a), builtins.complex(a), builtins.dict(L()), builtins.range(a), builtins.frozenset(a), builtins.len(a), builtins.type(a) is A, builtins.object().__class__)
# expect: A! 5 2.5 [1, 2] False (1, 2) {1, 2} b'xx' 1j {'a': 3} range(0, 6) frozenset({1, 2}) 9 True <class 'object'>
print(Outer.Inner(4).x, Outer().Inner(5).x, repr(Outer.E(1)), Outer.num('7'), Outer().num('8'), Outer().text(a), Outer.num(a))
# expect: 4 5 E(1) 7 8 A! 5
print(list(itertools.chain([1],a)), list(itertools.islice(a,1)), list(itertools.repeat(a,1))[0] is a, decimal.Decimal('1.5'), collections.deque([1,2],1), datetime.date(2020,1,2), list(itertools.count(3).__class__ and [1]))
# expect: [1, 1, 2] [1] True 1.5 deque([2], maxlen=1) 2020-01-02 [1]
try: itertools.chain(5)
except TypeError as e: print(e)
try: print(list(itertools.islice(a)))
except TypeError as e: print(e)  # expect: islice expected at least 2 arguments, got 1
try: builtins.int('x')
except ValueError as e: print(e)  # expect: invalid literal for int() with base 10: 'x'
try: builtins.range()
except TypeError as e: print(e)  # expect: range expected at least 1 argument, got 0
print(builtins.list(map(lambda x: x+1, a)), builtins.dict(a=1), builtins.str(), builtins.int(), builtins.zip(a,a).__next__(), builtins.enumerate(a).__next__(), builtins.map(str,[a]).__next__(), builtins.reversed([1,2]).__next__(), builtins.memoryview(b'ab')[0], builtins.bytearray(3), builtins.slice(1,2), builtins.property(len).fget is len, builtins.super)
# expect: [2, 3] {'a': 1}  0 (1, 1) (0, 1) A! 2 97 bytearray(b'\x00\x00\x00') slice(1, 2, None) True <class 'super'>
