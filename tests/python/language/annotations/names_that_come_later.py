# since: 3.14
# Forward references of annotations: they see variables that get a value later; templates and formatted text as STRING.
from annotationlib import Format, ForwardRef, get_annotations


def shown(value):
    return value.__forward_arg__ if isinstance(value, ForwardRef) else value


def outer():
    def f(x: later, y: later | None, z: [later, 1], w: list[later]) -> undefined: pass
    found = get_annotations(f, format=Format.FORWARDREF)
    print({name: shown(value) for name, value in found.items() if name not in 'zw'})
    print(found['z'][0].__forward_arg__, found['z'][1], found['w'].__args__[0].__forward_arg__)
    later = int
    print({name: shown(value) for name, value in get_annotations(f, format=Format.FORWARDREF).items()})
    print(found['x'].evaluate(), found['y'].evaluate(), found['z'][0].evaluate(), found['w'].__args__[0].evaluate())
    try:
        found['return'].evaluate()
    except NameError as e:
        print(e)


outer()
# expect: {'x': 'later', 'y': 'later | None', 'return': 'undefined'}
# expect: later 1 later
# expect: {'x': <class 'int'>, 'y': int | None, 'z': [<class 'int'>, 1], 'w': list[int], 'return': 'undefined'}
# expect: <class 'int'> int | None <class 'int'> <class 'int'>
# expect: name 'undefined' is not defined


def g(a: t"abc", b: t"a{x}b", c: t"{x!r:>10}", d: t"{a.b}{c[1]}", e: z[*y], f: f"x"): pass


for name, value in get_annotations(g, format=Format.STRING).items():
    print(name, value)
# expect: a t'abc'
# expect: b t'a{x}b'
# expect: c t'{x!r:>10}'
# expect: d t'{a.b}{c[1]}'
# expect: e z[*y,]
# expect: f x


def h(a: f"{x}"): pass


try:
    get_annotations(h, format=Format.STRING)
except TypeError as e:
    print(e)  # expect: Cannot stringify annotation containing string formatting
