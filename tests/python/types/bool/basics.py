# True and False are integers
print(True + True, True * 3, -True, True / 2, True == 1, True is True)  # expect: 2 3 -1 0.5 True True
print(repr(True), str(False), int(True), f'{True}', f'{True:d}', f'{True:5}')
# expect: True False 1 True 1     1
print('%s %d' % (True, True))  # expect: True 1
print(bool(0), bool(''), bool([]), bool(None), bool(0.0), bool(0j), bool({}))
# expect: False False False False False False False
print(bool(set()), bool(range(0)), bool('0'))  # expect: False False True
print(isinstance(True, int), issubclass(bool, int), type(True), bool.__mro__)
# expect: True True <class 'bool'> (<class 'bool'>, <class 'int'>, <class 'object'>)
print(True & False, True | False, True ^ True, type(True & True), type(True & 1))
# expect: False True False <class 'bool'> <class 'int'>
print(not True, not [], not 'a')  # expect: False True False
print([10, 20][True])  # expect: 20
try:
    bool(1, 2)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: bool expected at most 1 argument, got 2
