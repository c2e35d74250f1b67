"""Numbers as parts of f-strings: their texts, whoever overrides them, and the order of what is done."""

n, x, flag, big, w = 12, 1.5, True, 10**30, -7
print(f'{n} {x} {flag} {big} {w} {None} {n}{n}', f'{n}', f'{x}', f'{n}é{x}', f'{n}Ω{x}{w}')
# expect: 12 1.5 True 1000000000000000000000000000000 -7 None 1212 12 1.5 12é1.5 12Ω1.5-7
print(f'{"a" * 300}{n}{x}{1e300}', f'{1e16}{-0.0}{float("nan")}{float("inf")}{2**47}{-2**47}')
# expect: aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa121.51e+300 1e+16-0.0naninf140737488355328-140737488355328


class Whole(int):
    def __format__(self, spec):
        return f'Whole<{spec}>'


class Shown(int):
    def __str__(self):
        return 'shown'


class Real(float):
    pass


print(f'{Whole(3)} {Shown(4)} {Real(2.5)} {n}', f'{n!r} {x!s} {n!a}', f'{n=} {x=}', f'{n:>{w + 10}} {x:{n}.{2}f}')
# expect: Whole<> shown 2.5 12 12 1.5 12 n=12 x=1.5  12         1.50

said = []


def say(value):
    said.append(value)
    return value


print(f'{say(1)} {say(2.5)} {say("x")} {say(3):04} {say(1.25):.1f}', said)
# expect: 1 2.5 x 0003 1.2 [1, 2.5, 'x', 3, 1.25]
try:
    f'{n} {say(5):zz} {say(6)}'
except ValueError as e:
    print(e, said)  # expect: Unknown format code 'z' for object of type 'int' [1, 2.5, 'x', 3, 1.25, 5]
print(' '.join(f'{i}:{i / 4}' for i in range(12)), *[f'{i}{j}' for i in (1, 2.0, 'c') for j in (3, None)])
# expect: 0:0.0 1:0.25 2:0.5 3:0.75 4:1.0 5:1.25 6:1.5 7:1.75 8:2.0 9:2.25 10:2.5 11:2.75 13 1None 2.03 2.0None c3 cNone
many = f'{n}{x}{n}{x}{n}{x}{n}{x}{n}{x}{n}{x}{n}{x}{n}{x}{n}{x}{n}{x}{n}{x}{n}{x}{n}{x}{n}{x}{n}{x}{n}{x}{n}{x}{n}{x}{n}{x}'
print(many, len(many))
# expect: 121.5121.5121.5121.5121.5121.5121.5121.5121.5121.5121.5121.5121.5121.5121.5121.5121.5121.5121.5 95


def parts():
    yield f'{(yield 1)}-{(yield 2)}-{n}'


g = parts()
print(next(g), g.send(7), g.send(0.25))  # expect: 1 2 7-0.25-12
