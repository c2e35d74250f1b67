# round with and without digits
class R:
    def __round__(self, n=None): return ('rounded', n)
class N: pass
print(round(2.5), round(3.5), round(2.567, 2), round(1234, -2), round(R()))
# expect: 2 4 2.57 1200 ('rounded', None)
print(round(R(), 3), round(number=1.26, ndigits=1), round(True), round(2.5, 0))
# expect: ('rounded', 3) 1.3 1 2.0
print(type(round(2.5)), type(round(2.5, 0)))  # expect: <class 'int'> <class 'float'>
try:
    round('a')
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: type str doesn't define __round__ method
try:
    round(N())
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: type N doesn't define __round__ method
try:
    round(1.5, 'x')
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: 'str' object cannot be interpreted as an integer
try:
    round()
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: round() missing required argument 'number' (pos 1)
try:
    round(1j)
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: type complex doesn't define __round__ method
