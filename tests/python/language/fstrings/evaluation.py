# fields are evaluated and formatted left to right
class A:
    def __init__(s, n): s.n = n
    def __format__(s, spec):
        print('format', s.n, repr(spec))
        return f'<{s.n}>'
    def __str__(s): return 'str'
    def __repr__(s): return 'repr'
def mk(n):
    print('eval', n)
    return A(n)
print(f'{mk(1)}{mk(2):x}{mk(3)!r}{mk(4)!s:>5}')
# expect: eval 1
# expect: format 1 ''
# expect: eval 2
# expect: format 2 'x'
# expect: eval 3
# expect: eval 4
# expect: <1><2>repr  str
class B:
    def __format__(s, spec): return 5
class C(str):
    def __format__(s, spec): return 'custom'
try:
    f'{B()}'
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: __format__ must return a str, not int
print(f'{C("x")}', f'{C("x")!s}')  # expect: custom x
try:
    f'{1:z}'
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: ValueError: Negative zero coercion (z) not allowed in integer format specifier
try:
    f'{"a":d}'
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: ValueError: Unknown format code 'd' for object of type 'str'
try:
    f'{undefined_x}'
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: NameError: name 'undefined_x' is not defined
