# What a partial holds goes in front of the arguments and below the named ones, whatever is called and however it is made.
from functools import partial
from operator import attrgetter, itemgetter


def show(*args, **kwargs):
    return args, kwargs


class Callable:
    def __call__(self, *args):
        return 'called', args

    def method(self, a, b=2):
        return a, b


print(partial(show)(), partial(show, 1)(2), partial(show, 1, x=2)(3, y=4), partial(show, x=1)(x=2), partial(show, x=1, y=2)(z=3, y=4))  # expect: ((), {}) ((1, 2), {}) ((1, 3), {'x': 2, 'y': 4}) ((), {'x': 2}) ((), {'x': 1, 'y': 4, 'z': 3})
print(partial(max, 5)(3), partial(int, base=2)('101'), partial(Callable)()(1), partial(Callable(), 1)(2), partial(Callable().method, 1)(b=5))  # expect: 5 5 ('called', (1,)) ('called', (1, 2)) (1, 5)
print(partial(partial(show, 1, a=2), 3, b=4)(5, a=6), list(map(partial(pow, 2), range(4))), sorted([3, -1, 2], key=partial(pow, exp=2)))  # expect: ((1, 3, 5), {'a': 6, 'b': 4}) [1, 2, 4, 8] [-1, 2, 3]
held = partial(show, [1], k={})
print(held.func is show, held.args, held.keywords)  # expect: True ([1],) {'k': {}}
held.note = 'mine'
print(held.note, held(2), held.__dict__)  # expect: mine (([1], 2), {'k': {}}) {'note': 'mine'}
held.keywords['late'] = 1
print(held())  # expect: (([1],), {'k': {}, 'late': 1})


class Own(partial):
    def __call__(self, *args):
        return 'own', args


print(Own(show, 1)(2), partial(Own(show, 1), 3)(4))  # expect: ('own', (2,)) ('own', (3, 4))
for call in (lambda: partial(), lambda: partial(1), lambda: partial(len, 'a')('b'), lambda: partial(lambda a: a)(), lambda: partial(show, **{'x': 1})(**{'x': 2, 'y': 3})):
    try:
        print(call())
    except TypeError as error:
        print(error)
# expect: type 'partial' takes at least one argument
# expect: the first argument must be callable
# expect: len() takes exactly one argument (2 given)
# expect: <lambda>.<locals>.<lambda>() missing 1 required positional argument: 'a'
# expect: ((), {'x': 2, 'y': 3})

rows = [{'n': 2, 'm': 'b'}, {'n': 1, 'm': 'c'}, {'n': 2, 'm': 'a'}]
print(sorted(rows, key=itemgetter('n', 'm')), itemgetter(0, 2)('abc'), itemgetter(1)([1, 2]), itemgetter(slice(1))('ab'))  # expect: [{'n': 1, 'm': 'c'}, {'n': 2, 'm': 'a'}, {'n': 2, 'm': 'b'}] ('a', 'c') 2 a


class Node:
    def __init__(self, name, child=None):
        self.name = name
        self.child = child

    def __getattr__(self, name):
        return f'no {name}'


nodes = [Node('b', Node('x')), Node('a', Node('y')), Node('b', Node('a'))]
print([node.child.name for node in sorted(nodes, key=attrgetter('name', 'child.name'))], attrgetter('child.name')(nodes[0]), attrgetter('other')(nodes[0]))  # expect: ['y', 'a', 'x'] x no other
print(list(map(attrgetter('name'), nodes)), attrgetter('real', 'imag')(3), attrgetter('__class__.__name__')(3), repr(itemgetter(1, 2)), repr(attrgetter('a.b')))  # expect: ['b', 'a', 'b'] (3, 0) int operator.itemgetter(1, 2) operator.attrgetter('a.b')
for call in (lambda: itemgetter(), lambda: attrgetter(), lambda: attrgetter(1), lambda: itemgetter(5)([1]), lambda: itemgetter('a', 'z')({'a': 1}), lambda: attrgetter('zz')(3)):
    try:
        print(call())
    except (TypeError, IndexError, KeyError, AttributeError) as error:
        print(type(error).__name__, error)
# expect: TypeError itemgetter expected 1 argument, got 0
# expect: TypeError attrgetter expected 1 argument, got 0
# expect: TypeError attribute name must be a string
# expect: IndexError list index out of range
# expect: KeyError 'z'
# expect: AttributeError 'int' object has no attribute 'zz'
