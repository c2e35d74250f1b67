# since: 3.14
# What `locals()` and its kin see in a comprehension: the variables around it too in a function, its own alone elsewhere.
def function(a):
    b = 2
    print([sorted(locals()) for x in range(1)])
    print([locals()['x'] for x in range(3)])
    print({k: sorted(locals()) for k in 'a'})
    print(list(sorted(locals()) for x in 'z'))
    print({tuple(sorted(locals())) for y in 'q'})
    print([[sorted(locals()) for z in 'a'] for w in 'b'])
    print([(lambda: sorted(locals()))() for z in 'a'])
    print([(lambda: (z, sorted(locals())))() for z in 'a'])
    print(sorted(locals()))
    both = [locals() for i in range(2)]
    print(both[0] is both[1], both[0]['i'], both[1]['i'])
    print([eval('q + b') for q in range(2)])
    print(['{a} {n}'.format(**locals()) for n in range(2)])
    print([locals()['a'] for a in 'xy'], a)


function(1)
# expect: [['a', 'b', 'x']]
# expect: [0, 1, 2]
# expect: {'a': ['a', 'b', 'k']}
# expect: [['.0', 'x']]
# expect: {('a', 'b', 'y')}
# expect: [[['a', 'b', 'w', 'z']]]
# expect: [[]]
# expect: [('a', ['z'])]
# expect: ['a', 'b']
# expect: False 0 1
# expect: [2, 3]
# expect: ['1 0', '1 1']
# expect: ['x', 'y'] 1


def after_a_failure():
    try:
        [locals()['none'] for x in (1,)]
    except KeyError:
        print(locals())
    try:
        [1 / 0 for x in (1,) if locals()]
    finally:
        print(locals())


try:
    after_a_failure()
except ZeroDivisionError as e:
    print(e)
# expect: {}
# expect: {}
# expect: division by zero


def same_name():
    [x for x in (1, 2)]
    try:
        x
    except NameError as e:
        print(e)
    x = 5
    print([locals()['x'] for x in (7,)], x, locals())
    print([dir() for t in (7,)], [sorted(vars()) for v in 'a'])
    print([lambda: v for v in (1, 2)][0](), [sorted(locals()) for v in (1,) if (lambda: v)()])
    print([sorted(locals()) for v in (1,) if (w := v)])


same_name()
# expect: cannot access local variable 'x' where it is not associated with a value
# expect: [7] 5 {'x': 5}
# expect: [['t', 'x']] [['v', 'x']]
# expect: 2 [['v', 'x']]
# expect: [['v', 'w', 'x']]


class Body:
    a = 1
    r = [sorted(locals()) for x in (1,)]
    s = [name for name in locals() if name[0] != '_']


print(Body.r, Body.s)  # expect: [['x']] ['a', 'r']
print([('x' in locals(), 'Body' in locals(), locals() is globals()) for x in (1,)])
# expect: [(True, False, False)]
print([('x' in dir(), 'x' in vars(), 'x' in globals()) for x in (1,)])  # expect: [(True, True, False)]
print([eval('x') for x in (1, 2)], [[sorted(locals()) for y in 'b'] for x in 'a'])
# expect: [1, 2] [[['x', 'y']]]
try:
    print([exec('assigned = 3') or assigned for x in (1, 2)])
except NameError as e:
    print(e)  # expect: name 'assigned' is not defined
print(locals() is globals())  # expect: True
