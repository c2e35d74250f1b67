# Methods of builtin objects that were taken from them and are called many times: with all that they do, and all that goes wrong.
# since: 3.14
out = []
add, drop, at = out.append, out.pop, out.index
for i in range(5):
    add(i * i)
print(out, drop(), drop(0), at(4), out)  # expect: [1, 4, 9] 16 0 1 [1, 4, 9]
for f, args in [(drop, (9,)), (at, (99,)), (out.remove, ('x',)), (add, ()), (add, (1, 2)), (drop, ('a',))]:
    for _ in range(2):
        try:
            f(*args)
        except Exception as e:
            print(type(e).__name__, e)
# expect: IndexError pop index out of range
# expect: IndexError pop index out of range
# expect: ValueError list.index(x): x not in list
# expect: ValueError list.index(x): x not in list
# expect: ValueError list.remove(x): x not in list
# expect: ValueError list.remove(x): x not in list
# expect: TypeError list.append() takes exactly one argument (0 given)
# expect: TypeError list.append() takes exactly one argument (0 given)
# expect: TypeError list.append() takes exactly one argument (2 given)
# expect: TypeError list.append() takes exactly one argument (2 given)
# expect: TypeError 'str' object cannot be interpreted as an integer
# expect: TypeError 'str' object cannot be interpreted as an integer
for _ in range(2):
    try:
        drop(9)
    except IndexError as e:
        print('IndexError', e)
    try:
        add()
    except TypeError as e:
        print('TypeError', e)
# expect: IndexError pop index out of range
# expect: TypeError list.append() takes exactly one argument (0 given)
# expect: IndexError pop index out of range
# expect: TypeError list.append() takes exactly one argument (0 given)
print(out)  # expect: [1, 4, 9]

d = {'a': 1}
get, pop, default = d.get, d.pop, d.setdefault
print(get('a'), get('b'), get('b', 5), default('c', []), default('a', 7), pop('a'), pop('a', None), d)
# expect: 1 None 5 [] 1 1 None {'c': []}
for _ in range(2):
    try:
        pop('a')
    except KeyError as e:
        print('KeyError', e)
# expect: KeyError 'a'
# expect: KeyError 'a'

s = set()
put, has = s.add, s.__contains__
for word in 'a rose is a rose'.split():
    put(word)
print(sorted(s), has('rose'), has('thorn'))  # expect: ['a', 'is', 'rose'] True False
try:
    put([])
except TypeError as e:
    print(type(e).__name__)  # expect: TypeError

upper, join, split = 'abc'.upper, ', '.join, 'k=v=w'.split
print(upper(), join(['x', 'y']), join(map(str, range(3))), split('='), split('=', 1), split(sep='=', maxsplit=1))
# expect: ABC x, y 0, 1, 2 ['k', 'v', 'w'] ['k', 'v=w'] ['k', 'v=w']


def squares():
    for i in range(3):
        got = yield i * i
        if got:
            print('got', got)


g = squares()
send, throw = g.send, g.throw
print(send(None), send('one'), send('two'))
# expect: got one
# expect: got two
# expect: 0 1 4
for f in (lambda: send('three'), lambda: send(1), lambda: throw(ValueError('late'))):
    try:
        print(f())
    except BaseException as e:
        print(type(e).__name__, e)
# expect: got three
# expect: StopIteration
# expect: StopIteration
# expect: ValueError late


class Sorted(list):
    def append(self, item):
        super().append(item)
        self.sort()


mine = Sorted()
push = mine.append
for n in (3, 1, 2):
    push(n)
print(mine, mine.index(3))  # expect: [1, 2, 3] 2
step = iter([1, 2]).__next__
print(step(), step())  # expect: 1 2
try:
    step()
except StopIteration:
    print('end')  # expect: end

step = map(int, ['x', '1', '2']).__next__
for _ in range(3):
    try:
        print(step())
    except ValueError as e:
        print(e)
# expect: invalid literal for int() with base 10: 'x'
# expect: 1
# expect: 2
collected = []
more = collected.extend
numbers = map(int, ['1', 'x', '2'])
try:
    more(numbers)
except ValueError as e:
    print(e)  # expect: invalid literal for int() with base 10: 'x'
print(list(numbers))  # expect: [2]
