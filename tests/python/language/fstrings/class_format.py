# __format__ falls back to str
class A:
    def __str__(s): return 'A!'
print(f'{A()}', f'{A():}', f'{[A()]!r}'[:10], f'{A()!s:>5}')  # expect: A! A! [<__main__    A!
try:
    f'{A():5}'
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: unsupported format string passed to A.__format__
print(f'{(1, 2)}', f'{None!r:>6}', f'{True}', f'{True:>6}', f'{b"x"}', f'{type(1)}', f'{...}')
# expect: (1, 2)   None True      1 b'x' <class 'int'> Ellipsis
try:
    f'{[1]:5}'
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: unsupported format string passed to list.__format__
try:
    f'{None:>5}'
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: unsupported format string passed to NoneType.__format__
