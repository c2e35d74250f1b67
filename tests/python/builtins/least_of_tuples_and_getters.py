# The least and the greatest of tuples, and getters that are mapped over runs of items.
import itertools
import operator


class Attr:
    def __init__(self, x):
        self.x = x

    @property
    def slow(self):
        for _ in (1,):
            y = self.x
        return y * 2


print(list(map(operator.itemgetter(1), [(1, 2), (3, 4), [5, 6], 'ab', {1: 'd'}])))
# expect: [2, 4, 6, 'b', 'd']
for getter, items in (
    (operator.itemgetter(2), [(1, 2, 3), (1, 2), (4, 5, 6)]),
    (operator.attrgetter('y'), [Attr(1)]),
    (operator.attrgetter('x.real'), [Attr(1), Attr('a'), Attr(2)]),
    (operator.methodcaller('upper'), ['a', 1, 'b']),
):
    iterator = map(getter, items)
    try:
        print(list(iterator))
    except (IndexError, AttributeError) as error:
        print(error, list(iterator))
# expect: tuple index out of range [6]
# expect: 'Attr' object has no attribute 'y' []
# expect: 'str' object has no attribute 'real' [2]
# expect: 'int' object has no attribute 'upper' ['B']
print(list(map(operator.attrgetter('x'), [Attr(i) for i in range(5)])), list(map(operator.attrgetter('slow'), [Attr(i) for i in range(5)])))
# expect: [0, 1, 2, 3, 4] [0, 2, 4, 6, 8]
print(sum(map(operator.attrgetter('slow'), [Attr(i) for i in range(9)])), list(map(operator.itemgetter(0, 1), [(i, i + 1) for i in range(3)])))
# expect: 72 [(0, 1), (1, 2), (2, 3)]
nan = float('nan')
for items in (
    [(1, 'b'), (1, 'a'), (2,)], [[3], [1, 2], [1]], ['abc', 'abd'], [(nan, 1), (0, 2)], [(1, nan), (1, 5)], [(1,), (1,)], [True, 2, False],
    [(1, (2, 3)), (1, (2, 1))], [(1, None), (0, None)], [1, 2.5, 2**80], [(0.5, 1), (1, 0.5)], [(), (1,)], ['', 'a'], [(1, 'a'), (1, 2)],
    [(1, None), (1, None)], [(1, 1j), (1, 2j)], [{1}, {1, 2}], [(1, Attr(1)), (1, Attr(2))], [None, 1],
):
    for function in (min, max):
        for made in (list(items), tuple(items), iter(items), (item for item in items)):
            try:
                print(function(made), end=' ')
            except TypeError as error:
                print(error, end=' ')
        try:
            print(function(items, key=lambda item: item), function(*items))
        except TypeError as error:
            print(error)
# expect: (1, 'a') (1, 'a') (1, 'a') (1, 'a') (1, 'a') (1, 'a')
# expect: (2,) (2,) (2,) (2,) (2,) (2,)
# expect: [1] [1] [1] [1] [1] [1]
# expect: [3] [3] [3] [3] [3] [3]
# expect: abc abc abc abc abc abc
# expect: abd abd abd abd abd abd
# expect: (nan, 1) (nan, 1) (nan, 1) (nan, 1) (nan, 1) (nan, 1)
# expect: (nan, 1) (nan, 1) (nan, 1) (nan, 1) (nan, 1) (nan, 1)
# expect: (1, nan) (1, nan) (1, nan) (1, nan) (1, nan) (1, nan)
# expect: (1, nan) (1, nan) (1, nan) (1, nan) (1, nan) (1, nan)
# expect: (1,) (1,) (1,) (1,) (1,) (1,)
# expect: (1,) (1,) (1,) (1,) (1,) (1,)
# expect: False False False False False False
# expect: 2 2 2 2 2 2
# expect: (1, (2, 1)) (1, (2, 1)) (1, (2, 1)) (1, (2, 1)) (1, (2, 1)) (1, (2, 1))
# expect: (1, (2, 3)) (1, (2, 3)) (1, (2, 3)) (1, (2, 3)) (1, (2, 3)) (1, (2, 3))
# expect: (0, None) (0, None) (0, None) (0, None) (0, None) (0, None)
# expect: (1, None) (1, None) (1, None) (1, None) (1, None) (1, None)
# expect: 1 1 1 1 1 1
# expect: 1208925819614629174706176 1208925819614629174706176 1208925819614629174706176 1208925819614629174706176 1208925819614629174706176 1208925819614629174706176
# expect: (0.5, 1) (0.5, 1) (0.5, 1) (0.5, 1) (0.5, 1) (0.5, 1)
# expect: (1, 0.5) (1, 0.5) (1, 0.5) (1, 0.5) (1, 0.5) (1, 0.5)
# expect: () () () () () ()
# expect: (1,) (1,) (1,) (1,) (1,) (1,)
# expect:
# expect: a a a a a a
# expect: '<' not supported between instances of 'int' and 'str' '<' not supported between instances of 'int' and 'str' '<' not supported between instances of 'int' and 'str' '<' not supported between instances of 'int' and 'str' '<' not supported between instances of 'int' and 'str'
# expect: '>' not supported between instances of 'int' and 'str' '>' not supported between instances of 'int' and 'str' '>' not supported between instances of 'int' and 'str' '>' not supported between instances of 'int' and 'str' '>' not supported between instances of 'int' and 'str'
# expect: (1, None) (1, None) (1, None) (1, None) (1, None) (1, None)
# expect: (1, None) (1, None) (1, None) (1, None) (1, None) (1, None)
# expect: '<' not supported between instances of 'complex' and 'complex' '<' not supported between instances of 'complex' and 'complex' '<' not supported between instances of 'complex' and 'complex' '<' not supported between instances of 'complex' and 'complex' '<' not supported between instances of 'complex' and 'complex'
# expect: '>' not supported between instances of 'complex' and 'complex' '>' not supported between instances of 'complex' and 'complex' '>' not supported between instances of 'complex' and 'complex' '>' not supported between instances of 'complex' and 'complex' '>' not supported between instances of 'complex' and 'complex'
# expect: {1} {1} {1} {1} {1} {1}
# expect: {1, 2} {1, 2} {1, 2} {1, 2} {1, 2} {1, 2}
# expect: '<' not supported between instances of 'Attr' and 'Attr' '<' not supported between instances of 'Attr' and 'Attr' '<' not supported between instances of 'Attr' and 'Attr' '<' not supported between instances of 'Attr' and 'Attr' '<' not supported between instances of 'Attr' and 'Attr'
# expect: '>' not supported between instances of 'Attr' and 'Attr' '>' not supported between instances of 'Attr' and 'Attr' '>' not supported between instances of 'Attr' and 'Attr' '>' not supported between instances of 'Attr' and 'Attr' '>' not supported between instances of 'Attr' and 'Attr'
# expect: '<' not supported between instances of 'int' and 'NoneType' '<' not supported between instances of 'int' and 'NoneType' '<' not supported between instances of 'int' and 'NoneType' '<' not supported between instances of 'int' and 'NoneType' '<' not supported between instances of 'int' and 'NoneType'
# expect: '>' not supported between instances of 'int' and 'NoneType' '>' not supported between instances of 'int' and 'NoneType' '>' not supported between instances of 'int' and 'NoneType' '>' not supported between instances of 'int' and 'NoneType' '>' not supported between instances of 'int' and 'NoneType'


def framed(item):
    for _ in (1,):
        found = item
    return found


print(sorted([3, 1, 2], key=framed), sorted((3, 1, 2), key=framed, reverse=True), sorted({'b': 1, 'a': 2}, key=framed), sorted('cab', key=framed))
# expect: [1, 2, 3] [3, 2, 1] ['a', 'b'] ['a', 'b', 'c']
print(max([1, 3, 2], key=framed), min((2, 1, 3), key=framed), max(iter([1, 3, 2]), key=framed), min([5], key=framed, default=1), min([], key=framed, default=1))
# expect: 3 1 3 5 1
changed = [1, 2, 3]


def changing(item):
    for _ in (1,):
        if len(changed) < 6:
            changed.append(item * 10)
    return item


print(max(changed, key=changing), changed)  # expect: 30 [1, 2, 3, 10, 20, 30]
changed = [3, 1, 2]
print(sorted(changed, key=changing), changed)  # expect: [1, 2, 3] [3, 1, 2, 30, 10, 20]
for bad in (lambda item: [item] and 1 / 0, 5):
    for function in (sorted, min, max):
        try:
            print(function([1, 2], key=bad))
        except (ZeroDivisionError, TypeError) as error:
            print(error)
# expect: division by zero
# expect: division by zero
# expect: division by zero
# expect: 'int' object is not callable
# expect: 'int' object is not callable
# expect: 'int' object is not callable
