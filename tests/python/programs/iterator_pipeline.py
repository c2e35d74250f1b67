# lazy pipelines with generators
# since: 3.14
from itertools import islice, count, cycle, dropwhile, filterfalse, repeat, tee, compress, permutations, batched
from functools import reduce

def read(lines):
    for line in lines:
        line = line.strip()
        if line and not line.startswith('#'):
            yield line

def parse(lines):
    for line in lines:
        key, _, value = line.partition('=')
        yield key.strip(), value.strip()

def chunked(iterable, size):
    iterator = iter(iterable)
    while chunk := list(islice(iterator, size)):
        yield chunk

source = ['# comment', 'a = 1', '', ' b=2 ', 'c = x=y']
print(dict(parse(read(source))), list(chunked(range(7), 3)), list(batched('abcde', 2)))

def running_mean():
    total = n = 0
    mean = None
    while True:
        value = yield mean
        total += value
        n += 1
        mean = total / n

g = running_mean()
next(g)
print([g.send(v) for v in (10, 20, 60)])

def flatten(tree):
    for node in tree:
        if isinstance(node, list):
            yield from flatten(node)
        else:
            yield node

print(list(flatten([1, [2, [3, [4]]], []])))
primes = (n for n in count(2) if all(n % d for d in range(2, int(n ** 0.5) + 1)))
print(list(islice(primes, 8)), list(islice(cycle('ab'), 5)), list(dropwhile(str.isalpha, 'ab1c')))
a, b = tee(range(4))
print(list(zip(a, islice(b, 1, None))), list(compress('abcd', [1, 0, 1, 0])), list(filterfalse(None, [0, 1, ''])))
print(len(list(permutations(range(4)))), list(repeat(7, 2)), reduce(lambda acc, f: f(acc), [str.strip, str.upper], ' hi '))
def tracer():
    try:
        yield 1
        yield 2
    except GeneratorExit:
        print('closing')
    finally:
        print('cleanup')
t = tracer()
print(next(t))
t.close()
print(max((len(w), w) for w in 'the quick brown fox'.split()), sum(1 for _ in read(source)), any(x > 2 for x in [1, 2, 3]))
# expect: {'a': '1', 'b': '2', 'c': 'x=y'} [[0, 1, 2], [3, 4, 5], [6]] [('a', 'b'), ('c', 'd'), ('e',)]
# expect: [10.0, 15.0, 30.0]
# expect: [1, 2, 3, 4]
# expect: [2, 3, 5, 7, 11, 13, 17, 19] ['a', 'b', 'a', 'b', 'a'] ['1', 'c']
# expect: [(0, 1), (1, 2), (2, 3)] ['a', 'c'] [0, '']
# expect: 24 [7, 7] HI
# expect: 1
# expect: closing
# expect: cleanup
# expect: (5, 'quick') 3 True
