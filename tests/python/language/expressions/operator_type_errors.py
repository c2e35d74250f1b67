# errors of operators between unlike types
# since: 3.14
class A: pass
try:
    [] + ()
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: can only concatenate list (not "tuple") to list
try:
    {} + {}
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: unsupported operand type(s) for +: 'dict' and 'dict'
try:
    None + 1
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: unsupported operand type(s) for +: 'NoneType' and 'int'
try:
    'a' - 'b'
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: unsupported operand type(s) for -: 'str' and 'str'
try:
    A() + 1
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: unsupported operand type(s) for +: 'A' and 'int'
try:
    1 + A()
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: unsupported operand type(s) for +: 'int' and 'A'
try:
    A() < A()
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: '<' not supported between instances of 'A' and 'A'
try:
    -A()
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: bad operand type for unary -: 'A'
try:
    ~A()
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: bad operand type for unary ~: 'A'
try:
    +'a'
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: bad operand type for unary +: 'str'
try:
    A() @ A()
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: unsupported operand type(s) for @: 'A' and 'A'
try:
    [] < 1
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: '<' not supported between instances of 'list' and 'int'
try:
    1 in 5
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: argument of type 'int' is not a container or iterable
try:
    'a' * 'b'
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: can't multiply sequence by non-int of type 'str'
try:
    [1] * 'a'
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: can't multiply sequence by non-int of type 'str'
try:
    {} | 1
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: unsupported operand type(s) for |: 'dict' and 'int'
try:
    print + 1
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: unsupported operand type(s) for +: 'builtin_function_or_method' and 'int'
try:
    A + A
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: unsupported operand type(s) for +: 'type' and 'type'
try:
    1 < A
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: '<' not supported between instances of 'int' and 'type'
try:
    A() // 1
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: unsupported operand type(s) for //: 'A' and 'int'
try:
    A() >> 1
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: unsupported operand type(s) for >>: 'A' and 'int'
try:
    A() ** 2
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: unsupported operand type(s) for ** or pow(): 'A' and 'int'
try:
    (1,) + [1]
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: can only concatenate tuple (not "list") to tuple
try:
    1 and A() + 1
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: unsupported operand type(s) for +: 'A' and 'int'
try:
    None > 0
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: '>' not supported between instances of 'NoneType' and 'int'
try:
    5 in A()
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: argument of type 'A' is not a container or iterable
try:
    divmod(A(), 1)
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: unsupported operand type(s) for divmod(): 'A' and 'int'
