"""Loops over tuples: literals, names, of the library, of classes derived from `tuple`, inside of generators that wait."""
import sys

for a, b in ((1, 2), (3, 4)):
    print(a, b)
else:
    print('through')
# expect: 1 2
# expect: 3 4
# expect: through
for x in ():
    print('never')
else:
    print('empty')  # expect: empty

t = (1, 2, 3)
for x in t:
    t = (x, 'other')
    print(x, end=' ')  # expect: 1 2 3 (3, 'other')
print(t)

for x in (1, 2, 3):
    for y in (x, -x):
        if y == -2:
            break
        print(y, end=' ')  # expect: 1 -1 2 | 3 -3
    else:
        continue
    print('|', end=' ')
print()

def pairs(rows):
    for name, *rest in rows:
        got = yield name, rest
        if got:
            print('got', got)
    for x in (4, 5):
        yield x

g = pairs((('a', 1), ('b', 2, 3)))
print(next(g), g.send('hello'), next(g), next(g), next(g, 'end'), next(g, 'end'))
# expect: got hello
# expect: ('a', [1]) ('b', [2, 3]) 4 5 end end

print(list(x * y for x in (1, 2) for y in (10, 20)), [x for x in (1, 2, 3) if x != 2], {x: y for x, y in ((1, 2), (3, 4))})
# expect: [10, 20, 20, 40] [1, 3] {1: 2, 3: 4}
print(sum(x for x in (1, 2, 3)), any(x > 2 for x in (1, 2, 3)), all(x for x in ()), max(x for x in (3, 1)))
# expect: 6 True True 3

gen = (x for x in (1, 2, 3))
print(next(gen), list(gen), list(gen))  # expect: 1 [2, 3] []

class Own(tuple):
    def __iter__(self):
        print('own')
        return iter((9, 8))

class Plain(tuple):
    pass

for cls in (Own, Plain):
    for x in cls((1, 2)):
        print(x, end=' ')
    print([x for x in cls((1, 2))], list(x for x in cls((3,))))
# expect: own
# expect: 9 8 own
# expect: own
# expect: [9, 8] [9, 8]
# expect: 1 2 [1, 2] [3]

for part in sys.version_info[:1]:
    print(part >= 3)  # expect: True

try:
    for a, b in ((1, 2), (3,)):
        print(a, b)  # expect: 1 2
except ValueError as e:
    print(e)  # expect: not enough values to unpack (expected 2, got 1)
try:
    for a, b in (1, 2):
        pass
except TypeError as e:
    print(e)  # expect: cannot unpack non-iterable int object

def nested(depth):
    for x in (depth, depth + 1):
        if depth < 2:
            yield from nested(depth + 1)
        yield x

print(list(nested(0)))  # expect: [2, 3, 1, 2, 3, 2, 0, 2, 3, 1, 2, 3, 2, 1]

it = iter((1, 2, 3))
for x in it:
    print(x, list(it))  # expect: 1 [2, 3]
for x in it:
    print('never')

def unbound():
    for x in ():
        pass
    return x

try:
    unbound()
except UnboundLocalError as e:
    print(e)  # expect: cannot access local variable 'x' where it is not associated with a value
