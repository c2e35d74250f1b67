"""Natives that take any named arguments get those of `**`: each call has a dict of its own."""
# since: 3.14

import functools
import types


class Key(str):
    def __hash__(self):
        return str.__hash__(self)

    def __eq__(self, other):
        return str.__eq__(self, other)


options = {'name': 'Ada', 'count': 3, 'price': 2.5}
print('{name}: {count:03d} at {price:.2f}'.format(**options))  # expect: Ada: 003 at 2.50
print('{0} {name} {1} {total}'.format('a', 'b', total=7, **options))  # expect: a Ada b 7
print('{0} {name}'.format(*['x'], **{'name': 'y'}), 'nothing'.format(**{}), '{name}'.format(**{Key('name'): 'of a class of its own'}))
# expect: x y nothing of a class of its own
for call in (
    lambda: '{missing}'.format(**options),
    lambda: '{name}'.format(name='x', **options),
    lambda: '{0}'.format(**options),
    lambda: '{name:d}'.format(**options),
    lambda: '{name}'.format(**5),
    lambda: {}.update(1, 2, **options),
):
    try:
        print(call())
    except Exception as error:
        print(type(error).__name__, error)

# What is made of them does not change with them.
# expect: KeyError 'missing'
# expect: TypeError str.format() got multiple values for keyword argument 'name'
# expect: IndexError Replacement index 0 out of range for positional args tuple
# expect: ValueError Unknown format code 'd' for object of type 'str'
# expect: TypeError str.format() argument after ** must be a mapping, not int
# expect: TypeError update expected at most 1 argument, got 2
d = {}
d.update(**options)
options['name'] = 'Bob'
d['count'] = 4
print(d, options)
# expect: {'name': 'Ada', 'count': 4, 'price': 2.5} {'name': 'Bob', 'count': 3, 'price': 2.5}
d.update({'name': 'c'}, **options)
d.update([('z', 1)], name='kept', **{'more': 2})
print(d)  # expect: {'name': 'kept', 'count': 3, 'price': 2.5, 'z': 1, 'more': 2}
space = types.SimpleNamespace(**options)
space.name = 'Eve'
print(space, options)
# expect: namespace(name='Eve', count=3, price=2.5) {'name': 'Bob', 'count': 3, 'price': 2.5}
part = functools.partial('{name} {count} {price}'.format, **options)
options.clear()
print(part(), part(name='other'), part.keywords)
# expect: Bob 3 2.5 other 3 2.5 {'name': 'Bob', 'count': 3, 'price': 2.5}
many = {f'key{i}': i for i in range(40)}
print('{key0} {key39} {key17}'.format(**many), len(dict(**many)), '{key3}'.format(**dict(many, key3='three')))
# expect: 0 39 17 40 three
made = {chr(97 + i): i for i in range(5)}
for name in 'ace':
    made.pop(name)
print('{b}{d}'.format(**made), '{b}{d}{x}'.format(x=1, **made))  # expect: 13 131


def show(*args, **named):
    named['added'] = True
    return args, list(named.items())


print(show(*'ab', first=1, **made), made)
# expect: (('a', 'b'), [('first', 1), ('b', 1), ('d', 3), ('added', True)]) {'b': 1, 'd': 3}
try:
    show(b=1, **made)
except TypeError as error:
    print(error)  # expect: __main__.show() got multiple values for keyword argument 'b'
try:
    show(**made, **{'d': 1})
except TypeError as error:
    print(error)  # expect: __main__.show() got multiple values for keyword argument 'd'


# What a native cannot do by itself is done as for any other call.
class Shown:
    def __init__(self, text):
        self.text = text

    def __format__(self, spec):
        if spec == 'bad':
            raise ValueError(f'refused by {self.text}')
        return f'<{self.text}:{spec}>'

    def keys(self):
        return ['x']

    def __getitem__(self, key):
        return key * 2


given = {'x': Shown('a'), 'y': Shown('b')}
print('{x:1}{y}{x:{y}}'.format(**given), '{0:2}{x}'.format(Shown('c'), **given), '{k}'.format(**{'k': show(**given)[1][0]})[:4])
# expect: <a:1><b:><a:<b:>> <c:2><a:> ('x'
for call in (
    lambda: '{x:bad}'.format(**given),
    lambda: '{y.missing}'.format(**given),
    lambda: show.__call__(1, **given)[0],
    lambda: show.__call__(**{'x': 1})[1],
    lambda: (lambda x: x).__call__(**given),
    lambda: {}.update(Shown('m'), **given),
    lambda: [].append.__call__(**given),
    lambda: object.__new__(Shown, **given).__class__.__name__,
    lambda: object.__init__(Shown('i'), **given),
    lambda: dict.__call__(**{'a': 1}),
    lambda: Exception.__init__(ValueError(), **given),
):
    try:
        print(call())
    except Exception as error:
        print(type(error).__name__, error)
# expect: ValueError refused by a
# expect: AttributeError 'Shown' object has no attribute 'missing'
# expect: (1,)
# expect: [('x', 1), ('added', True)]
# expect: TypeError <lambda>.<locals>.<lambda>() got an unexpected keyword argument 'y'
# expect: None
# expect: TypeError list.append() takes no keyword arguments
# expect: Shown
# expect: TypeError object.__init__() takes exactly one argument (the instance to initialize)
# expect: {'a': 1}
# expect: TypeError ValueError() takes no keyword arguments
