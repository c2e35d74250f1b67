# Iterators over generators, and with functions that take frames: when they ask, what they leave, and what ends with them.
import itertools as it


def gives(*items):
    try:
        for item in items:
            print('gives', item, end='; ')
            yield item
    finally:
        print('closed', end='; ')


def framed(item):
    for _ in (1,):
        print('asked', item, end='; ')
    return item


def two(a, b=10):
    for _ in (1,):
        found = (a, b)
    return found


makers = [
    lambda g: map(framed, g), lambda g: map(str, g), lambda g: map(two, g, [7, 8]), lambda g: map(two, [7, 8], g), lambda g: map(two, g, g),
    lambda g: filter(framed, g), lambda g: filter(None, g), lambda g: filter(bool, g), lambda g: it.filterfalse(framed, g),
    lambda g: it.takewhile(framed, g), lambda g: it.dropwhile(framed, g), lambda g: enumerate(g), lambda g: enumerate(g, 5),
    lambda g: enumerate(g, 2**70), lambda g: zip(g), lambda g: zip(g, 'ab'), lambda g: zip('ab', g), lambda g: zip(g, g), lambda g: zip('ab', g, [3, 4]),
    lambda g: zip(g, 'ab', 'cd', 'ef'), lambda g: it.islice(g, 2), lambda g: it.islice(g, 1, None), lambda g: it.islice(g, 0, 3, 2),
    lambda g: it.chain(g), lambda g: it.chain('x', g, 'y'), lambda g: it.chain.from_iterable([g, 'z']),
    lambda g: it.chain.from_iterable(x * 2 for x in 'ab'), lambda g: it.accumulate(g), lambda g: it.accumulate(g, two), lambda g: it.accumulate(g, initial=100),
    lambda g: it.pairwise(g), lambda g: it.starmap(two, ((x,) for x in g)), lambda g: it.starmap(two, ([x, x] for x in g)),
    lambda g: it.compress(g, [1, 0, 1]), lambda g: it.compress('abc', g), lambda g: ((k, list(v)) for k, v in it.groupby(g)),
    lambda g: ((k, list(v)) for k, v in it.groupby(g, framed)), lambda g: zip(g, g, strict=True),
]
for number, maker in enumerate(makers):
    generator = gives(1, 0, 2)
    made = maker(generator)
    print(number, type(made).__name__, end=': ')
    try:
        print(list(made), next(made, 'end'), next(generator, 'end'))
    except ValueError as error:
        print(error)
    generator.close()
    generator = gives(1, 0, 2)
    for item in maker(generator):
        print('first', item, end='; ')
        break
    generator.close()
    print()
# expect: 0 map: gives 1; asked 1; gives 0; asked 0; gives 2; asked 2; closed; [1, 0, 2] end end
# expect: gives 1; asked 1; first 1; closed;
# expect: 1 map: gives 1; gives 0; gives 2; closed; ['1', '0', '2'] end end
# expect: gives 1; first 1; closed;
# expect: 2 map: gives 1; gives 0; gives 2; closed; [(1, 7), (0, 8)] end end
# expect: gives 1; first (1, 7); closed;
# expect: 3 map: gives 1; gives 0; gives 2; [(7, 1), (8, 0)] end 2
# expect: closed; gives 1; first (7, 1); closed;
# expect: 4 map: gives 1; gives 0; gives 2; closed; [(1, 0)] end end
# expect: gives 1; gives 0; first (1, 0); closed;
# expect: 5 filter: gives 1; asked 1; gives 0; asked 0; gives 2; asked 2; closed; [1, 2] end end
# expect: gives 1; asked 1; first 1; closed;
# expect: 6 filter: gives 1; gives 0; gives 2; closed; [1, 2] end end
# expect: gives 1; first 1; closed;
# expect: 7 filter: gives 1; gives 0; gives 2; closed; [1, 2] end end
# expect: gives 1; first 1; closed;
# expect: 8 filterfalse: gives 1; asked 1; gives 0; asked 0; gives 2; asked 2; closed; [0] end end
# expect: gives 1; asked 1; gives 0; asked 0; first 0; closed;
# expect: 9 takewhile: gives 1; asked 1; gives 0; asked 0; gives 2; [1] end 2
# expect: closed; gives 1; asked 1; first 1; closed;
# expect: 10 dropwhile: gives 1; asked 1; gives 0; asked 0; gives 2; closed; [0, 2] end end
# expect: gives 1; asked 1; gives 0; asked 0; first 0; closed;
# expect: 11 enumerate: gives 1; gives 0; gives 2; closed; [(0, 1), (1, 0), (2, 2)] end end
# expect: gives 1; first (0, 1); closed;
# expect: 12 enumerate: gives 1; gives 0; gives 2; closed; [(5, 1), (6, 0), (7, 2)] end end
# expect: gives 1; first (5, 1); closed;
# expect: 13 enumerate: gives 1; gives 0; gives 2; closed; [(1180591620717411303424, 1), (1180591620717411303425, 0), (1180591620717411303426, 2)] end end
# expect: gives 1; first (1180591620717411303424, 1); closed;
# expect: 14 zip: gives 1; gives 0; gives 2; closed; [(1,), (0,), (2,)] end end
# expect: gives 1; first (1,); closed;
# expect: 15 zip: gives 1; gives 0; gives 2; closed; [(1, 'a'), (0, 'b')] end end
# expect: gives 1; first (1, 'a'); closed;
# expect: 16 zip: gives 1; gives 0; gives 2; [('a', 1), ('b', 0)] end 2
# expect: closed; gives 1; first ('a', 1); closed;
# expect: 17 zip: gives 1; gives 0; gives 2; closed; [(1, 0)] end end
# expect: gives 1; gives 0; first (1, 0); closed;
# expect: 18 zip: gives 1; gives 0; gives 2; [('a', 1, 3), ('b', 0, 4)] end 2
# expect: closed; gives 1; first ('a', 1, 3); closed;
# expect: 19 zip: gives 1; gives 0; gives 2; closed; [(1, 'a', 'c', 'e'), (0, 'b', 'd', 'f')] end end
# expect: gives 1; first (1, 'a', 'c', 'e'); closed;
# expect: 20 islice: gives 1; gives 0; gives 2; [1, 0] end 2
# expect: closed; gives 1; first 1; closed;
# expect: 21 islice: gives 1; gives 0; gives 2; closed; [0, 2] end end
# expect: gives 1; gives 0; first 0; closed;
# expect: 22 islice: gives 1; gives 0; gives 2; closed; [1, 2] end end
# expect: gives 1; first 1; closed;
# expect: 23 chain: gives 1; gives 0; gives 2; closed; [1, 0, 2] end end
# expect: gives 1; first 1; closed;
# expect: 24 chain: gives 1; gives 0; gives 2; closed; ['x', 1, 0, 2, 'y'] end end
# expect: first x;
# expect: 25 chain: gives 1; gives 0; gives 2; closed; [1, 0, 2, 'z'] end end
# expect: gives 1; first 1; closed;
# expect: 26 chain: gives 1; ['a', 'a', 'b', 'b'] end 1
# expect: closed; first a;
# expect: 27 accumulate: gives 1; gives 0; gives 2; closed; [1, 1, 3] end end
# expect: gives 1; first 1; closed;
# expect: 28 accumulate: gives 1; gives 0; gives 2; closed; [1, (1, 0), ((1, 0), 2)] end end
# expect: gives 1; first 1; closed;
# expect: 29 accumulate: gives 1; gives 0; gives 2; closed; [100, 101, 101, 103] end end
# expect: first 100;
# expect: 30 pairwise: gives 1; gives 0; gives 2; closed; [(1, 0), (0, 2)] end end
# expect: gives 1; gives 0; first (1, 0); closed;
# expect: 31 starmap: gives 1; gives 0; gives 2; closed; [(1, 10), (0, 10), (2, 10)] end end
# expect: gives 1; first (1, 10); closed;
# expect: 32 starmap: gives 1; gives 0; gives 2; closed; [(1, 1), (0, 0), (2, 2)] end end
# expect: gives 1; first (1, 1); closed;
# expect: 33 compress: gives 1; gives 0; gives 2; closed; [1, 2] end end
# expect: gives 1; first 1; closed;
# expect: 34 compress: gives 1; gives 0; gives 2; closed; ['a', 'c'] end end
# expect: gives 1; first a; closed;
# expect: 35 generator: gives 1; gives 0; gives 2; closed; [(1, [1]), (0, [0]), (2, [2])] end end
# expect: gives 1; gives 0; first (1, [1]); closed;
# expect: 36 generator: gives 1; asked 1; gives 0; asked 0; gives 2; asked 2; closed; [(1, [1]), (0, [0]), (2, [2])] end end
# expect: gives 1; asked 1; gives 0; asked 0; first (1, [1]); closed;
# expect: 37 zip: gives 1; gives 0; gives 2; closed; zip() argument 2 is shorter than argument 1
# expect: gives 1; gives 0; first (1, 0); closed;
for wrong in (lambda: map(framed, 5), lambda: map(framed), lambda: filter(framed, 5), lambda: enumerate(5), lambda: zip(5, gives()),
              lambda: it.islice(gives(1), -1), lambda: it.islice(gives(1), 'a'), lambda: it.chain.from_iterable(5), lambda: it.takewhile(framed, 5)):
    try:
        print(wrong())
    except (TypeError, ValueError) as error:
        print(error)
# expect: 'int' object is not iterable
# expect: map() must have at least two arguments.
# expect: 'int' object is not iterable
# expect: 'int' object is not iterable
# expect: 'int' object is not iterable
# expect: Stop argument for islice() must be None or an integer: 0 <= x <= sys.maxsize.
# expect: Stop argument for islice() must be None or an integer: 0 <= x <= sys.maxsize.
# expect: 'int' object is not iterable
# expect: 'int' object is not iterable


def failing(item):
    for _ in (1,):
        if item == 0:
            raise ValueError('zero')
    return item


for maker in (lambda g: map(failing, g), lambda g: filter(failing, g), lambda g: it.takewhile(failing, g),):
    made = maker([1, 0, 2])
    try:
        print(list(made))
    except ValueError as error:
        print(error, list(made))
# expect: zero [2]
# expect: zero [2]
# expect: zero [2]


async def nothing():
    return 1

coroutine = nothing()
for maker in (lambda g: map(framed, g), enumerate, zip, lambda g: it.islice(g, 1), it.chain):
    try:
        print(list(maker(coroutine)))
    except TypeError as error:
        print(error)
# expect: 'coroutine' object is not iterable
# expect: 'coroutine' object is not iterable
# expect: 'coroutine' object is not iterable
# expect: 'coroutine' object is not iterable
# expect: 'coroutine' object is not iterable
coroutine.close()


class Sub(map):
    pass


print(list(Sub(framed, [1, 2])), type(Sub(framed, gives(1))).__name__, list(map(map, [framed, str], [[1], [2]]))[1].__next__())
# expect: asked 1; asked 2; [1, 2] Sub 2
shared = iter([1, 2, 3, 4])
made = map(framed, shared)
print(next(made), next(shared), next(made), list(shared), list(made))
# expect: asked 1; asked 3; 1 2 3 [4] []
grown = [1]
for item in map(framed, grown):  # expect: asked 1; asked 2; asked 3; [1, 2, 3]
    if item < 3:
        grown.append(item + 1)
print(grown)
