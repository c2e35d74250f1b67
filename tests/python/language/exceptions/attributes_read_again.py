# Attributes of exceptions read many times at one place, of several classes, with everything that changes what is found.
class Base(Exception):
    code = 1
    kind = 'base'

    def describe(self):
        return f'{self.kind}:{self.code}'

    @property
    def loud(self):
        return self.kind.upper()

    @staticmethod
    def plain(x):
        return x + 1

    @classmethod
    def named(cls):
        return cls.__name__


class Child(Base):
    code = 2

    def __init__(self, text, **info):
        super().__init__(text)
        self.info = info


class Slotted(Exception):
    __slots__ = ('where', 'gone')
    where_else = 'class'


class Computed(Exception):
    def __getattr__(self, name):
        return 'computed ' + name


def read(e):
    return (e.code, e.kind, e.describe(), e.loud, e.plain(1), e.named(), e.args)


for round in range(3):
    for e in [Base('a', 1), Child('b', key=round), Base(), Child('c')]:
        print(read(e))

# The class changes, then the instance hides the class.
# expect: (1, 'base', 'base:1', 'BASE', 2, 'Base', ('a', 1))
# expect: (2, 'base', 'base:2', 'BASE', 2, 'Child', ('b',))
# expect: (1, 'base', 'base:1', 'BASE', 2, 'Base', ())
# expect: (2, 'base', 'base:2', 'BASE', 2, 'Child', ('c',))
# expect: (1, 'base', 'base:1', 'BASE', 2, 'Base', ('a', 1))
# expect: (2, 'base', 'base:2', 'BASE', 2, 'Child', ('b',))
# expect: (1, 'base', 'base:1', 'BASE', 2, 'Base', ())
# expect: (2, 'base', 'base:2', 'BASE', 2, 'Child', ('c',))
# expect: (1, 'base', 'base:1', 'BASE', 2, 'Base', ('a', 1))
# expect: (2, 'base', 'base:2', 'BASE', 2, 'Child', ('b',))
# expect: (1, 'base', 'base:1', 'BASE', 2, 'Base', ())
# expect: (2, 'base', 'base:2', 'BASE', 2, 'Child', ('c',))
b, c = Base('x'), Child('y')
for step in range(4):
    print(step, b.code, c.code, b.kind, c.kind, c.info, b.describe(), c.describe())
    if step == 0:
        Base.code, Base.kind = 10, 'changed'
    elif step == 1:
        c.code = 'own'
        b.kind = 'mine'
    elif step == 2:
        Child.describe = lambda self: 'another ' + str(self.code)
        c.describe = lambda: 'of the instance'

# What an instance has is taken away again.
# expect: 0 1 2 base base {} base:1 base:2
# expect: 1 10 2 changed changed {} changed:10 changed:2
# expect: 2 10 own mine changed {} mine:10 changed:own
# expect: 3 10 own mine changed {} mine:10 of the instance
for step in range(3):
    print(step, c.code, c.describe())
    if step == 0:
        del c.code
    elif step == 1:
        del c.describe

# args and what belongs to raising.
# expect: 0 own of the instance
# expect: 1 2 of the instance
# expect: 2 2 another 2
for step in range(3):
    e = ValueError('v', step)
    for _ in range(2):
        print(e.args, e.__cause__, e.__context__, e.__suppress_context__)
        e.args = (step,)
# expect: ('v', 0) None None False
# expect: (0,) None None False
# expect: ('v', 1) None None False
# expect: (1,) None None False
# expect: ('v', 2) None None False
# expect: (2,) None None False
e = OSError(2, 'missing', 'file')
for _ in range(3):
    print(e.errno, e.strerror, e.filename, e.args)
# expect: 2 missing file (2, 'missing')
# expect: 2 missing file (2, 'missing')
# expect: 2 missing file (2, 'missing')
for e in [KeyError('k'), StopIteration(5), SystemExit(3), UnicodeDecodeError('ascii', b'x', 0, 1, 'why'), ImportError('no', name='m')]:
    for _ in range(2):
        print([getattr(e, n) for n in ('args', '__cause__')], getattr(e, 'value', None), getattr(e, 'code', None))
# expect: [('k',), None] None None
# expect: [('k',), None] None None
# expect: [(5,), None] 5 None
# expect: [(5,), None] 5 None
# expect: [(3,), None] None 3
# expect: [(3,), None] None 3
# expect: [('ascii', b'x', 0, 1, 'why'), None] None None
# expect: [('ascii', b'x', 0, 1, 'why'), None] None None
# expect: [('no',), None] None None
# expect: [('no',), None] None None
stops = [StopIteration(1), StopIteration(), SystemExit(2), SystemExit()]
for e in stops * 2:
    if isinstance(e, StopIteration):
        print(e.value, e.args)
    else:
        print(e.code, e.args)

# Slots, set and not set.
# expect: 1 (1,)
# expect: None ()
# expect: 2 (2,)
# expect: None ()
# expect: 1 (1,)
# expect: None ()
# expect: 2 (2,)
# expect: None ()
for step in range(4):
    s = Slotted('s')
    if step % 2:
        s.where = step
    try:
        print(s.where, s.where_else)
    except AttributeError as error:
        print(type(error).__name__, error)

# `__getattr__` is asked only for what is missing.
# expect: AttributeError 'Slotted' object has no attribute 'where'
# expect: 1 class
# expect: AttributeError 'Slotted' object has no attribute 'where'
# expect: 3 class
for step in range(3):
    e = Computed('c')
    if step == 1:
        e.there = 'stored'
    print(e.there, e.args, e.missing)

# The dict of an instance, and a class that is replaced.
# expect: computed there ('c',) computed missing
# expect: stored ('c',) computed missing
# expect: computed there ('c',) computed missing
e = Base('dict')
for step in range(4):
    print(e.code, e.kind, e.describe())
    if step == 0:
        vars(e)['code'] = 'in dict'
    elif step == 1:
        e.__dict__ = {'kind': 'new dict'}
    elif step == 2:
        e.__class__ = Child
# expect: 10 changed changed:10
# expect: in dict changed changed:in dict
# expect: 10 new dict new dict:10
# expect: 2 new dict another 2
print(type(e).__name__, e.code)  # expect: Child 2


# The same name of exceptions and of other objects at one place.
class Thing:
    code = 'thing'

    def describe(self):
        return 'a thing'


def both(o):
    return o.code, o.describe()


for o in [Base('1'), Thing(), Child('2'), Thing(), Base('3')] * 2:
    print(both(o))


# A property of the guest that fails, and one that is replaced.
# expect: (10, 'changed:10')
# expect: ('thing', 'a thing')
# expect: (2, 'another 2')
# expect: ('thing', 'a thing')
# expect: (10, 'changed:10')
# expect: (10, 'changed:10')
# expect: ('thing', 'a thing')
# expect: (2, 'another 2')
# expect: ('thing', 'a thing')
# expect: (10, 'changed:10')
class Guarded(Exception):
    @property
    def state(self):
        if self.args:
            return self.args[0]
        raise LookupError('nothing')


for e in [Guarded(1), Guarded(), Guarded(2)] * 2:
    try:
        print(e.state)
    except LookupError as error:
        print('failed', error)
# expect: 1
# expect: failed nothing
# expect: 2
# expect: 1
# expect: failed nothing
# expect: 2
Guarded.state = 'data'
print(Guarded(1).state, e.state)  # expect: data data

# And stored again.


class Full(Exception):
    def __init__(self, code, place=None, more=False):
        super().__init__(code)
        self.code = code
        self.place = place
        if more:
            self.more = [code]


class Described(Full):
    def described(self, value):
        self.text = value
        return self.text


for code in range(3):
    e, f = Full(code), Described(code, 'here', code == 1)
    print(e.args, vars(e), f.described(code), vars(f))
    e.code = e.code + 10
    f.more = 'later'
    print(e.code, f.more, list(vars(f)))
    if code == 1:
        Described.text = property(lambda self: 'of the class', lambda self, value: print('stored', value))
# expect: (0,) {'code': 0, 'place': None} 0 {'code': 0, 'place': 'here', 'text': 0}
# expect: 10 later ['code', 'place', 'text', 'more']
# expect: (1,) {'code': 1, 'place': None} 1 {'code': 1, 'place': 'here', 'more': [1], 'text': 1}
# expect: 11 later ['code', 'place', 'more', 'text']
# expect: stored 2
# expect: (2,) {'code': 2, 'place': None} of the class {'code': 2, 'place': 'here'}
# expect: 12 later ['code', 'place', 'more']


class Hidden(Full):
    def __setattr__(self, name, value):
        print('set', name)
        super().__setattr__(name, value)


print(vars(Hidden(1)), vars(Hidden(2)))
# expect: set code
# expect: set place
# expect: set code
# expect: set place
# expect: {'code': 1, 'place': None} {'code': 2, 'place': None}
o = OSError(2, 'text', 'file')
for name in ('a', 'b'):
    o.filename = name
    o.own = name
    print(o.filename, o.own, o)
# expect: a a [Errno 2] text: 'a'
# expect: b b [Errno 2] text: 'b'
