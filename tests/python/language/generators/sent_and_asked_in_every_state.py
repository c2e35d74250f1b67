# `next`, `send` and `yield from` at one place, for generators in every state, for other iterators, and for coroutines.
def count(n):
    for i in range(n):
        got = yield i
        if got is not None:
            print('  got', got)
    return 'done'


def drive(g, *sent):
    for value in sent:
        try:
            print(g.send(value))
        except BaseException as e:
            print(type(e).__name__, e)


drive(count(2), 'early', None, 'a', 'b', 'c')
# expect: TypeError can't send non-None value to a just-started generator
# expect: 0
# expect:   got a
# expect: 1
# expect:   got b
# expect: StopIteration done
# expect: StopIteration


def ask(it, times):
    for _ in range(times):
        try:
            print(next(it))
        except BaseException as e:
            print(type(e).__name__, e)


ask(count(2), 4)
# expect: 0
# expect: 1
# expect: StopIteration done
# expect: StopIteration
ask(iter('ab'), 3)
# expect: a
# expect: b
# expect: StopIteration
ask(iter(range(1)), 2)
# expect: 0
# expect: StopIteration
ask(zip([1], 'x'), 2)
# expect: (1, 'x')
# expect: StopIteration
g = count(3)
print(next(g), next(g, 'no'), next(g, 'no'), next(g, 'no'), next(g, 'no'))  # expect: 0 1 2 no no
g = count(1)
g.close()
ask(g, 1)  # expect: StopIteration
drive(g, None, 1)
# expect: StopIteration
# expect: StopIteration


def myself():
    yield 1
    try:
        next(me)
    except ValueError as e:
        yield str(e)
    try:
        me.send(None)
    except ValueError as e:
        yield str(e)


me = myself()
ask(me, 3)
# expect: 1
# expect: generator already executing
# expect: generator already executing


async def co():
    return 1


c = co()
for f in (lambda: next(c), lambda: type(g).send(c, None), lambda: next(3), lambda: g.send(), lambda: g.send(1, 2)):
    try:
        print(f())
    except TypeError as e:
        print('TypeError', e)
# expect: TypeError 'coroutine' object is not an iterator
# expect: TypeError descriptor 'send' for 'generator' objects doesn't apply to a 'coroutine' object
# expect: TypeError 'int' object is not an iterator
# expect: TypeError generator.send() takes exactly one argument (0 given)
# expect: TypeError generator.send() takes exactly one argument (2 given)
c.close()


class Steps:
    def __init__(self):
        self.n = 0

    def __iter__(self):
        return self

    def __next__(self):
        self.n += 1
        if self.n > 2:
            raise StopIteration('over')
        return self.n


def chain(*parts):
    for part in parts:
        got = yield from part
        yield ('end', got)


print(list(chain([1, 2], (3,), range(2), 'xy', count(2), Steps(), {5: 6}, map(abs, [-7]), iter([]))))
# expect: [1, 2, ('end', None), 3, ('end', None), 0, 1, ('end', None), 'x', 'y', ('end', None), 0, 1, ('end', 'done'), 1, 2, ('end', 'over'), 5, ('end', None), 7, ('end', None), ('end', None)]
items = [1]
g = chain(items)
print(next(g))  # expect: 1
items += [2, 3]
print(next(g), next(g), next(g))  # expect: 2 3 ('end', None)
g = chain([1, 2], count(2))
print(next(g))  # expect: 1
try:
    g.send('to a list')
except AttributeError as e:
    print(e)  # expect: 'list_iterator' object has no attribute 'send'
g = chain(count(2))
print(next(g), g.send('to a generator'), next(g))
# expect:   got to a generator
# expect: 0 1 ('end', 'done')


class Boom:
    def __iter__(self):
        return self

    def __next__(self):
        raise KeyError('boom')


ask(chain(Boom()), 2)
# expect: KeyError 'boom'
# expect: StopIteration
