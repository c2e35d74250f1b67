# What is no mapping is refused behind `**`, and no iterable behind `*`, however the call is written.
def keeps(*args, **kwargs):
    return args, kwargs


def failing(call):
    try:
        print(call())
    except TypeError as error:
        print(str(error).replace('__main__.', ''))


items, options = [1], {'a': 1}
for wrong in (None, 5, 'ab', items, (1, 2)):
    failing(lambda: keeps(**wrong))
    failing(lambda: keeps(*items, **wrong))
    failing(lambda: keeps(*(1, 2), **wrong))
    failing(lambda: keeps(0, **wrong))
    failing(lambda: keeps(0, *items, **wrong))
    failing(lambda: keeps(*wrong, **wrong))
    failing(lambda: keeps(*wrong, **options))
    failing(lambda: keeps(*wrong))
    failing(lambda: keeps(*items, a=1, **wrong))
    failing(lambda: print(*items, **wrong))
# expect: keeps() argument after ** must be a mapping, not NoneType
# expect: keeps() argument after ** must be a mapping, not NoneType
# expect: keeps() argument after ** must be a mapping, not NoneType
# expect: keeps() argument after ** must be a mapping, not NoneType
# expect: keeps() argument after ** must be a mapping, not NoneType
# expect: keeps() argument after ** must be a mapping, not NoneType
# expect: keeps() argument after * must be an iterable, not NoneType
# expect: keeps() argument after * must be an iterable, not NoneType
# expect: keeps() argument after ** must be a mapping, not NoneType
# expect: print() argument after ** must be a mapping, not NoneType
# expect: keeps() argument after ** must be a mapping, not int
# expect: keeps() argument after ** must be a mapping, not int
# expect: keeps() argument after ** must be a mapping, not int
# expect: keeps() argument after ** must be a mapping, not int
# expect: keeps() argument after ** must be a mapping, not int
# expect: keeps() argument after ** must be a mapping, not int
# expect: keeps() argument after * must be an iterable, not int
# expect: keeps() argument after * must be an iterable, not int
# expect: keeps() argument after ** must be a mapping, not int
# expect: print() argument after ** must be a mapping, not int
# expect: keeps() argument after ** must be a mapping, not str
# expect: keeps() argument after ** must be a mapping, not str
# expect: keeps() argument after ** must be a mapping, not str
# expect: keeps() argument after ** must be a mapping, not str
# expect: keeps() argument after ** must be a mapping, not str
# expect: keeps() argument after ** must be a mapping, not str
# expect: (('a', 'b'), {'a': 1})
# expect: (('a', 'b'), {})
# expect: keeps() argument after ** must be a mapping, not str
# expect: print() argument after ** must be a mapping, not str
# expect: keeps() argument after ** must be a mapping, not list
# expect: keeps() argument after ** must be a mapping, not list
# expect: keeps() argument after ** must be a mapping, not list
# expect: keeps() argument after ** must be a mapping, not list
# expect: keeps() argument after ** must be a mapping, not list
# expect: keeps() argument after ** must be a mapping, not list
# expect: ((1,), {'a': 1})
# expect: ((1,), {})
# expect: keeps() argument after ** must be a mapping, not list
# expect: print() argument after ** must be a mapping, not list
# expect: keeps() argument after ** must be a mapping, not tuple
# expect: keeps() argument after ** must be a mapping, not tuple
# expect: keeps() argument after ** must be a mapping, not tuple
# expect: keeps() argument after ** must be a mapping, not tuple
# expect: keeps() argument after ** must be a mapping, not tuple
# expect: keeps() argument after ** must be a mapping, not tuple
# expect: ((1, 2), {'a': 1})
# expect: ((1, 2), {})
# expect: keeps() argument after ** must be a mapping, not tuple
# expect: print() argument after ** must be a mapping, not tuple
failing(lambda: keeps(*options, **options))  # expect: (('a',), {'a': 1})
