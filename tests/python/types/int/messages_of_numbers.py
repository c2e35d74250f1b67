# what constructors, methods and functions of numbers say about wrong arguments
# since: 3.14
import math

def t(f):
    try:
        print(f'{f()!r}')
    except Exception as e:
        print(f'{type(e).__name__}: {e}')


class A:
    def __int__(self): return 'x'
class B:
    def __index__(self): return 'x'
class C:
    def __float__(self): return 'x'
class D:
    def __complex__(self): return 'x'
class E:
    def __hash__(self): return 'x'
t(lambda: int(A()))
# expect: TypeError: __int__ returned non-int (type str)
t(lambda: int(B()))
# expect: TypeError: __index__ returned non-int (type str)
t(lambda: float(C()))
# expect: TypeError: C.__float__ returned non-float (type str)
t(lambda: complex(D()))
# expect: TypeError: __complex__ returned non-complex (type str)
t(lambda: float(B()))
# expect: TypeError: __index__ returned non-int (type str)
t(lambda: hex(B()))
# expect: TypeError: __index__ returned non-int (type str)
t(lambda: math.sqrt(C()))
# expect: TypeError: C.__float__ returned non-float (type str)
t(lambda: math.sqrt('x'))
# expect: TypeError: must be real number, not str
t(lambda: math.gcd('x'))
# expect: TypeError: 'str' object cannot be interpreted as an integer
t(lambda: math.gcd(B()))
# expect: TypeError: __index__ returned non-int (type str)
t(lambda: int(x=1))
# expect: TypeError: int() got an unexpected keyword argument 'x'
t(lambda: int('1',foo=3))
# expect: TypeError: int() got an unexpected keyword argument 'foo'
t(lambda: float(1,2))
# expect: TypeError: float expected at most 1 argument, got 2
t(lambda: float(x=1))
# expect: TypeError: float() takes no keyword arguments
t(lambda: complex(1,2,3))
# expect: TypeError: complex() takes at most 2 arguments (3 given)
t(lambda: complex(foo=1))
# expect: TypeError: complex() got an unexpected keyword argument 'foo'
t(lambda: bool(1,2))
# expect: TypeError: bool expected at most 1 argument, got 2
t(lambda:bool(x=1))
# expect: TypeError: bool() takes no keyword arguments
t(lambda: int(b'zz'))
# expect: ValueError: invalid literal for int() with base 10: b'zz'
t(lambda: int([]))
# expect: TypeError: int() argument must be a string, a bytes-like object or a real number, not 'list'
t(lambda: int(base=3))
# expect: TypeError: int() missing string argument
t(lambda: int(3,base=3))
# expect: TypeError: int() can't convert non-string with explicit base
t(lambda: int('3',base='q'))
# expect: TypeError: 'str' object cannot be interpreted as an integer
t(lambda: int('3',base=99))
# expect: ValueError: int() base must be >= 2 and <= 36, or 0
t(lambda: float([]))
# expect: TypeError: float() argument must be a string or a real number, not 'list'
t(lambda: complex([]))
# expect: TypeError: complex() argument must be a string or a number, not list
t(lambda: complex([],1))
# expect: TypeError: complex() argument 'real' must be a real number, not list
t(lambda: complex(1,[]))
# expect: TypeError: complex() argument 'imag' must be a real number, not list
t(lambda: complex('1',2))
# expect: TypeError: complex() argument 'real' must be a real number, not str
t(lambda: complex(1,'2'))
# expect: TypeError: complex() argument 'imag' must be a real number, not str
t(lambda: complex('z'))
# expect: ValueError: complex() arg is a malformed string
t(lambda: complex('1__0'))
# expect: ValueError: could not convert string to complex: '1__0'
t(lambda: (5).to_bytes(-1))
# expect: ValueError: length argument must be non-negative
t(lambda: (5).to_bytes(1,'x'))
# expect: ValueError: byteorder must be either 'little' or 'big'
t(lambda: (5).to_bytes(1,5))
# expect: TypeError: to_bytes() argument 'byteorder' must be str, not int
t(lambda: (500).to_bytes(1))
# expect: OverflowError: int too big to convert
t(lambda: (-5).to_bytes(1))
# expect: OverflowError: can't convert negative int to unsigned
t(lambda: int.from_bytes('x'))
# expect: TypeError: cannot convert 'str' object to bytes
t(lambda: int.from_bytes(5))
# expect: TypeError: cannot convert 'int' object to bytes
t(lambda: int.from_bytes([1,300]))
# expect: ValueError: bytes must be in range(0, 256)
t(lambda: int.from_bytes([1,'a']))
# expect: TypeError: 'str' object cannot be interpreted as an integer
t(lambda: (5).to_bytes('x'))
# expect: TypeError: 'str' object cannot be interpreted as an integer
t(lambda: int.from_bytes(b'', 'q'))
# expect: ValueError: byteorder must be either 'little' or 'big'
t(lambda: int.__new__(str))
# expect: TypeError: int.__new__(str): str is not a subtype of int
t(lambda: int.__new__(5))
# expect: TypeError: int.__new__(X): X is not a type object (int)
t(lambda: int.__new__(bool))
# expect: TypeError: int.__new__(bool) is not safe, use bool.__new__()
t(lambda: int.__new__())
# expect: TypeError: int.__new__(): not enough arguments
t(lambda: bool.__new__(int))
# expect: TypeError: bool.__new__(int): int is not a subtype of bool
t(lambda: float.__new__(int))
# expect: TypeError: float.__new__(int): int is not a subtype of float
t(lambda: complex.__new__(int))
# expect: TypeError: complex.__new__(int): int is not a subtype of complex
t(lambda: (5).__format__(5))
# expect: TypeError: __format__() argument must be str, not int
t(lambda: (5).__format__('q'))
# expect: ValueError: Unknown format code 'q' for object of type 'int'
t(lambda: (5.0).__round__('x'))
# expect: TypeError: 'str' object cannot be interpreted as an integer
t(lambda: (5).__round__('x'))
# expect: TypeError: 'str' object cannot be interpreted as an integer
t(lambda: (5).__round__(1,2))
# expect: TypeError: __round__ expected at most 1 argument, got 2
t(lambda: round('x'))
# expect: TypeError: type str doesn't define __round__ method
t(lambda: round())
# expect: TypeError: round() missing required argument 'number' (pos 1)
t(lambda: round(1,2,3))
# expect: TypeError: round() takes at most 2 arguments (3 given)
t(lambda: abs('x'))
# expect: TypeError: bad operand type for abs(): 'str'
t(lambda: abs())
# expect: TypeError: abs() takes exactly one argument (0 given)
t(lambda: abs(1,2))
# expect: TypeError: abs() takes exactly one argument (2 given)
t(lambda: pow('x',2))
# expect: TypeError: unsupported operand type(s) for ** or pow(): 'str' and 'int'
t(lambda: pow('x',2,3))
# expect: TypeError: unsupported operand type(s) for ** or pow(): 'str', 'int', 'int'
t(lambda: pow(2.0,2,3))
# expect: TypeError: pow() 3rd argument not allowed unless all arguments are integers
t(lambda: pow(2,2.0,3))
# expect: TypeError: pow() 3rd argument not allowed unless all arguments are integers
t(lambda: pow(2,2,3.0))
# expect: TypeError: pow() 3rd argument not allowed unless all arguments are integers
t(lambda: pow(2j,2,3))
# expect: ValueError: complex modulo
t(lambda: pow(2))
# expect: TypeError: pow() missing required argument 'exp' (pos 2)
t(lambda: pow())
# expect: TypeError: pow() missing required argument 'base' (pos 1)
t(lambda: divmod(1,'x'))
# expect: TypeError: unsupported operand type(s) for divmod(): 'int' and 'str'
t(lambda: divmod(1j,1))
# expect: TypeError: unsupported operand type(s) for divmod(): 'complex' and 'int'
t(lambda: divmod(1))
# expect: TypeError: divmod expected 2 arguments, got 1
t(lambda: hex(1.0))
# expect: TypeError: 'float' object cannot be interpreted as an integer
t(lambda: float.fromhex('x'))
# expect: ValueError: invalid hexadecimal floating-point string
t(lambda: float.fromhex(5))
# expect: TypeError: bad argument type for built-in operation
t(lambda: float.__getformat__('x'))
# expect: ValueError: __getformat__() argument 1 must be 'double' or 'float'
t(lambda: float.__getformat__(5))
# expect: TypeError: __getformat__() argument must be str, not int
t(lambda: float.from_number('5'))
# expect: TypeError: must be real number, not str
t(lambda: complex.from_number('5'))
# expect: TypeError: must be real number, not str
t(lambda: float.from_number(C()))
# expect: TypeError: C.__float__ returned non-float (type str)
t(lambda: (2).__pow__(2,'x'))
# expect: NotImplemented
t(lambda: (2.0).__pow__(2,3))
# expect: TypeError: pow() 3rd argument not allowed unless all arguments are integers
t(lambda: (2j).__pow__(2,3))
# expect: ValueError: complex modulo
t(lambda: (2).__rpow__(3,5))
# expect: 4
t(lambda: (2).__eq__('x'))
# expect: NotImplemented
t(lambda: (2).real)
# expect: 2
t(lambda: setattr(2,'real',3))
# expect: AttributeError: attribute 'real' of 'int' objects is not writable
t(lambda: (2.0).__floor__())
# expect: 2
t(lambda: float('nan').__floor__())
# expect: ValueError: cannot convert float NaN to integer
t(lambda: float('inf').__trunc__())
# expect: OverflowError: cannot convert float infinity to integer
t(lambda: int(float('nan')))
# expect: ValueError: cannot convert float NaN to integer
t(lambda: int(float('inf')))
# expect: OverflowError: cannot convert float infinity to integer
t(lambda:(1j).__float__)
# expect: AttributeError: 'complex' object has no attribute '__float__'
t(lambda: int(1j))
# expect: TypeError: int() argument must be a string, a bytes-like object or a real number, not 'complex'
t(lambda: float(1j))
# expect: TypeError: float() argument must be a string or a real number, not 'complex'
t(lambda: (5).__getnewargs__())
# expect: (5,)
t(lambda: 1j.__getnewargs__())
# expect: (0.0, 1.0)
t(lambda: True.__getnewargs__())
# expect: (1,)
t(lambda: ~True)
# expect: -2
t(lambda: int.__add__('x',1))
# expect: TypeError: descriptor '__add__' requires a 'int' object but received a 'str'
t(lambda: int.__add__(1))
# expect: TypeError: expected 1 argument, got 0
t(lambda: int.bit_length(1.0))
# expect: TypeError: descriptor 'bit_length' for 'int' objects doesn't apply to a 'float' object
t(lambda: int.from_bytes(b'a', signed=1))
# expect: 97
t(lambda: (5).to_bytes(length=2, byteorder='little', signed=True))
# expect: b'\x05\x00'
t(lambda: bool.from_bytes(b'\0'))
# expect: False
# stderr: tests/python/types/int/messages_of_numbers.py:218: DeprecationWarning: Bitwise inversion '~' on bool is deprecated and will be removed in Python 3.16. This returns the bitwise inversion of the underlying int object and is usually not what you expect from negating a bool. Use the 'not' operator for boolean negation or ~int(x) if you really want the bitwise inversion of the underlying int.
# stderr:   t(lambda: ~True)
