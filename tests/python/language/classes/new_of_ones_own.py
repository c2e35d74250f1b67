# calling a class whose `__new__` is a function: what comes back is initialised if it is an instance of the class
class Pair:
    def __new__(cls, a, b=2, *rest, **named):
        self = object.__new__(cls)
        self.new = (a, b, rest, named)
        return self

    def __init__(self, *args, **named):
        self.init = (args, named)


for pair in (Pair(1), Pair(1, 3, 4), Pair(1, b=5), Pair(b=1, a=2, c=3), Pair(*[1, 2, 3], x=4)):
    print(pair.new, pair.init)
# expect: (1, 2, (), {}) ((1,), {})
# expect: (1, 3, (4,), {}) ((1, 3, 4), {})
# expect: (1, 5, (), {}) ((1,), {'b': 5})
# expect: (2, 1, (), {'c': 3}) ((), {'b': 1, 'a': 2, 'c': 3})
# expect: (1, 2, (3,), {'x': 4}) ((1, 2, 3), {'x': 4})


class Other:
    def __new__(cls, value):
        return value

    def __init__(self, value):
        print('never')


print(Other(5), Other(None))  # expect: 5 None


class Base:
    def __new__(cls, kind):
        return object.__new__({'base': Base, 'one': One}[kind])

    def __init__(self, kind):
        self.kind = 'base ' + kind


class One(Base):
    def __init__(self, kind):
        self.kind = 'one ' + kind


print(Base('one').kind, Base('base').kind, type(One('one')).__name__)  # expect: one one base base One


class Maker:
    made = None

    def __new__(cls, n):
        class Made(Maker):
            def __init__(self, n):
                self.n = n + 1
        Maker.made = Made
        return object.__new__(Made)


print(Maker(1).n)  # expect: 2


class Whole(int):
    def __new__(cls, value, unit='m'):
        self = super().__new__(cls, value)
        self.unit = unit
        return self


print(Whole(3), Whole(3, 'k').unit, Whole(value=4) + 1, [type(w).__name__ for w in map(Whole, [1])])
# expect: 3 k 5 ['Whole']


class Words(list):
    def __new__(cls, text):
        return super().__new__(cls)

    def __init__(self, text):
        super().__init__(text.split())


print(Words('a b'), Words(text='c'))  # expect: ['a', 'b'] ['c']


class Bad:
    def __new__(cls):
        return object.__new__(cls)

    def __init__(self):
        return 5


for call in (lambda: Bad(), lambda: Bad(1), lambda: Pair(), lambda: Pair(1, a=1)):
    try:
        call()
    except TypeError as error:
        print(error)
# expect: __init__() should return None, not 'int'
# expect: Bad.__new__() takes 1 positional argument but 2 were given
# expect: Pair.__new__() missing 1 required positional argument: 'a'
# expect: Pair.__new__() got multiple values for argument 'a'
Pair.__new__ = lambda cls, *args, **named: 'changed'
print(Pair(1))  # expect: changed
Late = type('Late', (), {})
print(type(Late()).__name__)  # expect: Late
Late.__new__ = lambda cls: 7
print(Late())  # expect: 7
