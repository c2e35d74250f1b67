# What f-strings show of objects: their own `__str__`, `__repr__` and `__format__`, and what is wrong with those.
class Text(str):
    def __format__(self, spec):
        return 'formatted ' + str(self)


class Shown:
    def __init__(self, what):
        self.what = what

    def __str__(self):
        if isinstance(self.what, Exception):
            raise self.what
        return self.what

    def __repr__(self):
        return f'Shown({self.what!r})'


class Formatted(Shown):
    def __format__(self, spec):
        return f'<{spec}>'


class Bare:
    pass


class OnlyRepr:
    def __repr__(self):
        return 'only'


for what in 'a', '', 'é', Text('t'), 5, None, ValueError('no'):
    for make in Shown, Formatted:
        thing = make(what)
        for show in (
            lambda: f'{thing}',
            lambda: f'{thing!s}',
            lambda: f'{thing!r}',
            lambda: f'{thing!a}',
            lambda: f'[{thing}] and {thing!r:>12}|',
            lambda: f'{thing:>4}|',
        ):
            try:
                result = show()
                print(make.__name__, repr(what), '->', result, type(result).__name__)
            except Exception as error:
                print(make.__name__, repr(what), '->', type(error).__name__, error)
# expect: Shown 'a' -> a str
# expect: Shown 'a' -> a str
# expect: Shown 'a' -> Shown('a') str
# expect: Shown 'a' -> Shown('a') str
# expect: Shown 'a' -> [a] and   Shown('a')| str
# expect: Shown 'a' -> TypeError unsupported format string passed to Shown.__format__
# expect: Formatted 'a' -> <> str
# expect: Formatted 'a' -> a str
# expect: Formatted 'a' -> Shown('a') str
# expect: Formatted 'a' -> Shown('a') str
# expect: Formatted 'a' -> [<>] and   Shown('a')| str
# expect: Formatted 'a' -> <>4>| str
# expect: Shown '' ->  str
# expect: Shown '' ->  str
# expect: Shown '' -> Shown('') str
# expect: Shown '' -> Shown('') str
# expect: Shown '' -> [] and    Shown('')| str
# expect: Shown '' -> TypeError unsupported format string passed to Shown.__format__
# expect: Formatted '' -> <> str
# expect: Formatted '' ->  str
# expect: Formatted '' -> Shown('') str
# expect: Formatted '' -> Shown('') str
# expect: Formatted '' -> [<>] and    Shown('')| str
# expect: Formatted '' -> <>4>| str
# expect: Shown 'é' -> é str
# expect: Shown 'é' -> é str
# expect: Shown 'é' -> Shown('é') str
# expect: Shown 'é' -> Shown('\xe9') str
# expect: Shown 'é' -> [é] and   Shown('é')| str
# expect: Shown 'é' -> TypeError unsupported format string passed to Shown.__format__
# expect: Formatted 'é' -> <> str
# expect: Formatted 'é' -> é str
# expect: Formatted 'é' -> Shown('é') str
# expect: Formatted 'é' -> Shown('\xe9') str
# expect: Formatted 'é' -> [<>] and   Shown('é')| str
# expect: Formatted 'é' -> <>4>| str
# expect: Shown 't' -> t Text
# expect: Shown 't' -> formatted t str
# expect: Shown 't' -> Shown('t') str
# expect: Shown 't' -> Shown('t') str
# expect: Shown 't' -> [t] and   Shown('t')| str
# expect: Shown 't' -> TypeError unsupported format string passed to Shown.__format__
# expect: Formatted 't' -> <> str
# expect: Formatted 't' -> formatted t str
# expect: Formatted 't' -> Shown('t') str
# expect: Formatted 't' -> Shown('t') str
# expect: Formatted 't' -> [<>] and   Shown('t')| str
# expect: Formatted 't' -> <>4>| str
# expect: Shown 5 -> TypeError __str__ returned non-string (type int)
# expect: Shown 5 -> TypeError __str__ returned non-string (type int)
# expect: Shown 5 -> Shown(5) str
# expect: Shown 5 -> Shown(5) str
# expect: Shown 5 -> TypeError __str__ returned non-string (type int)
# expect: Shown 5 -> TypeError unsupported format string passed to Shown.__format__
# expect: Formatted 5 -> <> str
# expect: Formatted 5 -> TypeError __str__ returned non-string (type int)
# expect: Formatted 5 -> Shown(5) str
# expect: Formatted 5 -> Shown(5) str
# expect: Formatted 5 -> [<>] and     Shown(5)| str
# expect: Formatted 5 -> <>4>| str
# expect: Shown None -> TypeError __str__ returned non-string (type NoneType)
# expect: Shown None -> TypeError __str__ returned non-string (type NoneType)
# expect: Shown None -> Shown(None) str
# expect: Shown None -> Shown(None) str
# expect: Shown None -> TypeError __str__ returned non-string (type NoneType)
# expect: Shown None -> TypeError unsupported format string passed to Shown.__format__
# expect: Formatted None -> <> str
# expect: Formatted None -> TypeError __str__ returned non-string (type NoneType)
# expect: Formatted None -> Shown(None) str
# expect: Formatted None -> Shown(None) str
# expect: Formatted None -> [<>] and  Shown(None)| str
# expect: Formatted None -> <>4>| str
# expect: Shown ValueError('no') -> ValueError no
# expect: Shown ValueError('no') -> ValueError no
# expect: Shown ValueError('no') -> Shown(ValueError('no')) str
# expect: Shown ValueError('no') -> Shown(ValueError('no')) str
# expect: Shown ValueError('no') -> ValueError no
# expect: Shown ValueError('no') -> TypeError unsupported format string passed to Shown.__format__
# expect: Formatted ValueError('no') -> <> str
# expect: Formatted ValueError('no') -> ValueError no
# expect: Formatted ValueError('no') -> Shown(ValueError('no')) str
# expect: Formatted ValueError('no') -> Shown(ValueError('no')) str
# expect: Formatted ValueError('no') -> [<>] and Shown(ValueError('no'))| str
# expect: Formatted ValueError('no') -> <>4>| str
print(f'{OnlyRepr()} {OnlyRepr()!r} {OnlyRepr()!s:>6}')  # expect: only only   only
print(f'{Bare()}'.startswith('<__main__.Bare object at'), f'{Bare}', f'{Text("x")}', f'{Text("x")!s}', f'{Text("x")!r}')

# What is converted first: texts of classes of the guest may have a say.
# expect: True <class '__main__.Bare'> formatted x x 'x'
class Shown(str):
    def __format__(self, spec):
        return f'<{str(self)}|{spec}>'


class Maker:
    def __str__(self):
        return Shown('s')

    def __repr__(self):
        return Shown('r')


m = Maker()
print(f'{m}', f'{m!s}', f'{m!r}', f'{m!r:>3}', f'{Shown("x")}', f'{Shown("x")!s}')
# expect: s <s|> <r|> <r|>3> <x|> x


class Wrong:
    def __repr__(self):
        return 3


for f in (lambda: f'{Wrong()!r}', lambda: f'{Wrong()!s}', lambda: f'{Wrong()}'):
    try:
        print(f())
    except TypeError as e:
        print(e)
# expect: __repr__ returned non-string (type int)
# expect: __str__ returned non-string (type int)
# expect: __str__ returned non-string (type int)
