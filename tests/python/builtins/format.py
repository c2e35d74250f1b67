# format and __format__
class F:
    def __format__(self, spec): return f'<{spec}>'
class G: pass
class H:
    def __format__(self, spec): return 5
print(format(3), format(3.14159, '.2f'), format('a', '>4'), format(F()))  # expect: 3 3.14    a <>
print(format(F(), 'xyz'), f'{F():a{1}b}', '{:q}'.format(F()), format(None))  # expect: <xyz> <a1b> <q> None
print(format([1]), f'{F()}')  # expect: [1] <>
try:
    format(G(), 'x')
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: unsupported format string passed to G.__format__
try:
    format([], '5')
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: unsupported format string passed to list.__format__
try:
    format(None, 'd')
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: unsupported format string passed to NoneType.__format__
try:
    format(H())
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: __format__ must return a str, not int
try:
    format(1, 2)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: format() argument 2 must be str, not int
try:
    format(object(), '>5')
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: unsupported format string passed to object.__format__
try:
    format({}, 's')
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: unsupported format string passed to dict.__format__
