# What is given by `*` and `**` is copied: neither side sees what the other one changes.
# since: 3.14
import functools
import types
from collections import OrderedDict, defaultdict, namedtuple


def keeps(*args, **kwargs):
    return args, kwargs


items, options = [1, 2], {'x': 1, 'y': [2]}
args, kwargs = keeps(*items, **options)
items.append(3)
options['z'] = 3
kwargs['w'] = 4
print(args, kwargs, items, options)
# expect: (1, 2) {'x': 1, 'y': [2], 'w': 4} [1, 2, 3] {'x': 1, 'y': [2], 'z': 3}

row = (1, 2)
args, kwargs = keeps(*row, **options)
print(args, kwargs, kwargs is options)  # expect: (1, 2) {'x': 1, 'y': [2], 'z': 3} False
args, kwargs = keeps(0, *items, **options)
del options['z']
print(args, kwargs)  # expect: (0, 1, 2, 3) {'x': 1, 'y': [2], 'z': 3}
print(keeps(*items), keeps(**options), keeps(5, **options), keeps(*items, a=1, **options), keeps(*items, **{}), keeps(*(), **{}))

# What is no function of Python's own.
# expect: ((1, 2, 3), {}) ((), {'x': 1, 'y': [2]}) ((5,), {'x': 1, 'y': [2]}) ((1, 2, 3), {'a': 1, 'x': 1, 'y': [2]}) ((1, 2, 3), {}) ((), {})
kept = functools.partial(keeps, *items, **options)
namespace, ordered, plain = types.SimpleNamespace(**options), OrderedDict(**options), dict(**options)
counts = defaultdict(list, **options)
options['late'] = 1
items.append(4)
print(kept(), namespace, ordered, plain, counts)
# expect: ((1, 2, 3), {'x': 1, 'y': [2]}) namespace(x=1, y=[2]) OrderedDict({'x': 1, 'y': [2]}) {'x': 1, 'y': [2]} defaultdict(<class 'list'>, {'x': 1, 'y': [2]})


class Keeps:
    def __init__(self, *args, **kwargs):
        self.args, self.kwargs = args, kwargs

    def __call__(self, *args, **kwargs):
        kwargs['called'] = len(args)
        return kwargs

    def method(self, first, *args, **kwargs):
        kwargs.pop('x')
        return first, args, kwargs


made = Keeps(*items, **options)
made.kwargs['own'] = True
print(made.args, made.kwargs, options)
# expect: (1, 2, 3, 4) {'x': 1, 'y': [2], 'late': 1, 'own': True} {'x': 1, 'y': [2], 'late': 1}
print(made(*items, **options), made.method(*items, **options), Keeps.method(made, *items, **options), options)
# expect: {'x': 1, 'y': [2], 'late': 1, 'called': 4} (1, (2, 3, 4), {'y': [2], 'late': 1}) (1, (2, 3, 4), {'y': [2], 'late': 1}) {'x': 1, 'y': [2], 'late': 1}

method = made.method
print(method(*items, **options), method(9, *items, **options), options)
# expect: (1, (2, 3, 4), {'y': [2], 'late': 1}) (9, (1, 2, 3, 4), {'y': [2], 'late': 1}) {'x': 1, 'y': [2], 'late': 1}


class Derived(Keeps):
    def __init__(self, name, *args, **kwargs):
        super().__init__(*args, **kwargs)
        self.name = name


print(Derived('n', *items, **options).kwargs == options, Derived('n', *items, **options).kwargs is options)
# expect: True False

Point = namedtuple('Point', 'x y', defaults=(0,))
print(Point(*[1, 2]), Point(*(1,)), Point(**{'x': 3}), Point(*[4], **{'y': 5}))
# expect: Point(x=1, y=2) Point(x=1, y=0) Point(x=3, y=0) Point(x=4, y=5)


def traced(function):
    @functools.wraps(function)
    def wrapper(*args, **kwargs):
        kwargs['depth'] = kwargs.get('depth', 0) + 1
        return function(*args, **kwargs)
    return wrapper


@traced
@traced
def ends(a, b=2, *, depth):
    return a, b, depth


print(ends(1), ends(1, b=3), ends(*[1, 4], **{'depth': 5}))  # expect: (1, 2, 2) (1, 3, 2) (1, 4, 7)


# A generator that has to be asked for items may change the dict before it is passed on, but not what was merged.
def changes():
    options['x'] = 'changed'
    yield 1


print(keeps(*changes(), **options))  # expect: ((1,), {'x': 1, 'y': [2], 'late': 1})
print(keeps(0, *changes(), **options), options['x'])
# expect: ((0, 1), {'x': 'changed', 'y': [2], 'late': 1}) changed


class Text(str):
    pass


class Options(dict):
    def keys(self):
        return ['only']

    def __getitem__(self, key):
        return key.upper()


print(keeps(**{Text('a'): 1}), type(list(keeps(**{Text('a'): 1})[1])[0]).__name__, keeps(*items, **Options(x=1)))
# expect: ((), {'a': 1}) Text ((1, 2, 3, 4), {'x': 1})


def failing(call):
    try:
        print(call())
    except TypeError as error:
        print('TypeError', str(error).replace('__main__.', ''))


failing(lambda: keeps(*items, **{1: 2}))  # expect: TypeError keywords must be strings
failing(lambda: keeps(0, **{1: 2}))  # expect: TypeError keywords must be strings
failing(lambda: keeps(*items, **5))  # expect: TypeError keeps() argument after ** must be a mapping, not int
failing(lambda: keeps(*5, **options))
# expect: TypeError keeps() argument after * must be an iterable, not int
failing(lambda: keeps(*5, **5))  # expect: TypeError keeps() argument after ** must be a mapping, not int
failing(lambda: ends(*items, **{'b': 1}))  # expect: TypeError ends() got multiple values for argument 'b'
failing(lambda: dict(*[], **{1: 2}))  # expect: TypeError keywords must be strings
failing(lambda: keeps(x=1, **options))
# expect: TypeError keeps() got multiple values for keyword argument 'x'
failing(lambda: (lambda a: a)(*[1], **{'a': 2}))
# expect: TypeError <lambda>.<locals>.<lambda>() got multiple values for argument 'a'
failing(lambda: (lambda a: a)(*[], **{'b': 2}))
# expect: TypeError <lambda>.<locals>.<lambda>() got an unexpected keyword argument 'b'


async def waits(*args, **kwargs):
    return args, kwargs


def gives(*args, **kwargs):
    yield args
    kwargs['end'] = 1
    yield kwargs


try:
    waits(*items, **options).send(None)
except StopIteration as end:
    print(end.value)  # expect: ((1, 2, 3, 4), {'x': 'changed', 'y': [2], 'late': 1})
print(list(gives(*items, **options)), 'end' in options)
# expect: [(1, 2, 3, 4), {'x': 'changed', 'y': [2], 'late': 1, 'end': 1}] False
