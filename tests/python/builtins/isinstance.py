# isinstance and issubclass
class A: pass
class B(A): pass
print(isinstance(B(), A), isinstance(A(), B), isinstance(1, (str, int)))  # expect: True False True
print(isinstance(1, (str, (float, (int,)))), issubclass(B, A), issubclass(B, (int, A)))
# expect: True True True
print(issubclass(bool, int), isinstance(True, int), isinstance(A, type))  # expect: True True True
print(isinstance(1, int | str), isinstance(None, type(None)), isinstance(1, ()))  # expect: True True False
try:
    isinstance(1, 'int')
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: isinstance() arg 2 must be a type, a tuple of types, or a union
try:
    isinstance(1, [int])
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: isinstance() arg 2 must be a type, a tuple of types, or a union
try:
    issubclass(1, int)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: issubclass() arg 1 must be a class
try:
    issubclass(int, 5)
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: issubclass() arg 2 must be a class, a tuple of classes, or a union
try:
    isinstance(1)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: isinstance expected 2 arguments, got 1
try:
    isinstance(1, (int, 5)) or isinstance('a', (int, 5))
except Exception as error:
    print(f'{type(error).__name__}: {error}')
try:
    isinstance('a', (int, 5))
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: isinstance() arg 2 must be a type, a tuple of types, or a union
