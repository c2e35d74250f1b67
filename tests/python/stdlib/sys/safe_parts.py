# what sys says
import sys
print(sys.version_info >= (3, 11), sys.version_info[0], sys.maxunicode)  # expect: True 3 1114111
print(type(sys.version), sys.byteorder, sys.getrecursionlimit() >= 500)  # expect: <class 'str'> little True
print(sys.intern('a'), 'sys' in sys.modules, sys.float_info.max)  # expect: a True 1.7976931348623157e+308
print(sys.float_info.epsilon, isinstance(sys.path, list), isinstance(sys.argv, list))
# expect: 2.220446049250313e-16 True True
print(sys.hash_info.width in (32, 64), sys.int_info.bits_per_digit, callable(sys.exit))
# expect: True 30 True
print(sys.implementation.name != '', sys.float_info.dig, sys.stdout is not None)  # expect: True 15 True
print('to stdout', file=sys.stdout)  # expect: to stdout
sys.stdout.write('written\n')  # expect: written
try:
    sys.intern(5)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: intern() argument must be str, not int
try:
    sys.setrecursionlimit('a')
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: 'str' object cannot be interpreted as an integer
try:
    sys.setrecursionlimit(-1)
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: ValueError: recursion limit must be greater or equal than 1
print(sys.getsizeof([]) > 0, sys.exc_info())  # expect: True (None, None, None)
try: 1 / 0
except ZeroDivisionError:
    print(sys.exc_info()[0].__name__, sys.exc_info()[1].args)
    print(sys.exception() is sys.exc_info()[1])
# expect: ZeroDivisionError ('division by zero',)
# expect: True
