# the type statement
# since: 3.12
type Int = int
type L[T] = list[T]
type Rec = list[Rec] | None
print(Int, Int.__value__, L.__type_params__, L.__value__, L[int], Rec.__value__)
# expect: Int <class 'int'> (T,) list[T] L[int] list[Rec] | None
print(Int.__name__, type(Int).__name__)  # expect: Int TypeAliasType
type Lazy = Undefined
try:
    Lazy.__value__
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: NameError: name 'Undefined' is not defined
try:
    isinstance(1, Int)
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: isinstance() arg 2 must be a type, a tuple of types, or a union
type = 5
print(type)  # expect: 5
