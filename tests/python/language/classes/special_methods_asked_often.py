# Special methods of the guest's at places that ask again and again: what they get, what they may give, and what is an error.
# since: 3.14
class Box:
    log = []

    def __init__(self, items=()):
        self.items = dict(enumerate(items))

    def __getitem__(self, key):
        return self.items[key]

    def __setitem__(self, key, value):
        self.log.append(('set', key, value))
        self.items[key] = value

    def __delitem__(self, key):
        self.log.append(('del', key))
        del self.items[key]

    def __len__(self):
        return len(self.items)

    def __contains__(self, key):
        return key in self.items

    def __iter__(self):
        return iter(list(self.items))

    def __str__(self):
        return f'box of {len(self)}'

    def __repr__(self):
        return f'Box({list(self.items.values())})'

    def __hash__(self):
        return len(self)

    def __abs__(self):
        return Box([abs(v) for v in self.items.values()])

    def __neg__(self):
        return Box([-v for v in self.items.values()])

    def __add__(self, other):
        return Box([*self.items.values(), *other.items.values()]) if isinstance(other, Box) else NotImplemented

    def __enter__(self):
        return self

    def __exit__(self, *what):
        self.log.append(('exit', what[0] and what[0].__name__))
        return what[0] is KeyError


for n in range(3):
    box = Box(range(n))
    box['k'] = n
    del box['k']
    print(str(box), repr(box), len(box), bool(box), hash(box), abs(-box), 0 in box, list(box), box + box, f'{box}', 'full' if box else 'empty')
    with box as same:
        print(same is box)
        box['missing']
# expect: box of 0 Box([]) 0 False 0 box of 0 False [] box of 0 box of 0 empty
# expect: True
# expect: box of 1 Box([0]) 1 True 1 box of 1 True [0] box of 2 box of 1 full
# expect: True
# expect: box of 2 Box([0, 1]) 2 True 2 box of 2 True [0, 1] box of 4 box of 2 full
# expect: True
for f in (lambda: box['no'], lambda: box.__delitem__('no'), lambda: box + 1, lambda: 1 + box):
    try:
        f()
    except Exception as e:
        print(type(e).__name__, e)
# expect: KeyError 'no'
# expect: KeyError 'no'
# expect: TypeError unsupported operand type(s) for +: 'Box' and 'int'
# expect: TypeError unsupported operand type(s) for +: 'int' and 'Box'
print(Box.log)
# expect: [('set', 'k', 0), ('del', 'k'), ('exit', 'KeyError'), ('set', 'k', 1), ('del', 'k'), ('exit', 'KeyError'), ('set', 'k', 2), ('del', 'k'), ('exit', 'KeyError'), ('del', 'no')]


class Odd:
    pass


def test(name, value, ask):
    def method(self, *args):
        return value

    setattr(Odd, name, method)
    for _ in range(2):
        try:
            print(name, ask(Odd()))
        except Exception as e:
            print(name, type(e).__name__, e)
    delattr(Odd, name)


for value in (True, 1, 'yes', None):
    test('__bool__', value, bool)
    test('__bool__', value, lambda o: 'true' if o else 'false')
# expect: __bool__ True
# expect: __bool__ True
# expect: __bool__ true
# expect: __bool__ true
# expect: __bool__ TypeError __bool__ should return bool, returned int
# expect: __bool__ TypeError __bool__ should return bool, returned int
# expect: __bool__ TypeError __bool__ should return bool, returned int
# expect: __bool__ TypeError __bool__ should return bool, returned int
# expect: __bool__ TypeError __bool__ should return bool, returned str
# expect: __bool__ TypeError __bool__ should return bool, returned str
# expect: __bool__ TypeError __bool__ should return bool, returned str
# expect: __bool__ TypeError __bool__ should return bool, returned str
# expect: __bool__ TypeError __bool__ should return bool, returned NoneType
# expect: __bool__ TypeError __bool__ should return bool, returned NoneType
# expect: __bool__ TypeError __bool__ should return bool, returned NoneType
# expect: __bool__ TypeError __bool__ should return bool, returned NoneType
for value in (0, 2, -1, True, 'x', 2**70):
    test('__len__', value, len)
    test('__len__', value, lambda o: not o)
# expect: __len__ 0
# expect: __len__ 0
# expect: __len__ True
# expect: __len__ True
# expect: __len__ 2
# expect: __len__ 2
# expect: __len__ False
# expect: __len__ False
# expect: __len__ ValueError __len__() should return >= 0
# expect: __len__ ValueError __len__() should return >= 0
# expect: __len__ ValueError __len__() should return >= 0
# expect: __len__ ValueError __len__() should return >= 0
# expect: __len__ 1
# expect: __len__ 1
# expect: __len__ False
# expect: __len__ False
# expect: __len__ TypeError 'str' object cannot be interpreted as an integer
# expect: __len__ TypeError 'str' object cannot be interpreted as an integer
# expect: __len__ TypeError 'str' object cannot be interpreted as an integer
# expect: __len__ TypeError 'str' object cannot be interpreted as an integer
# expect: __len__ OverflowError cannot fit 'int' into an index-sized integer
# expect: __len__ OverflowError cannot fit 'int' into an index-sized integer
# expect: __len__ OverflowError cannot fit 'int' into an index-sized integer
# expect: __len__ OverflowError cannot fit 'int' into an index-sized integer
for value in ('text', 1, None):
    test('__str__', value, str)
    test('__repr__', value, repr)
# expect: __str__ text
# expect: __str__ text
# expect: __repr__ text
# expect: __repr__ text
# expect: __str__ TypeError __str__ returned non-string (type int)
# expect: __str__ TypeError __str__ returned non-string (type int)
# expect: __repr__ TypeError __repr__ returned non-string (type int)
# expect: __repr__ TypeError __repr__ returned non-string (type int)
# expect: __str__ TypeError __str__ returned non-string (type NoneType)
# expect: __str__ TypeError __str__ returned non-string (type NoneType)
# expect: __repr__ TypeError __repr__ returned non-string (type NoneType)
# expect: __repr__ TypeError __repr__ returned non-string (type NoneType)
for value in (5, -1, 'x', True):
    test('__hash__', value, hash)
# expect: __hash__ 5
# expect: __hash__ 5
# expect: __hash__ -2
# expect: __hash__ -2
# expect: __hash__ TypeError __hash__ method should return an integer
# expect: __hash__ TypeError __hash__ method should return an integer
# expect: __hash__ 1
# expect: __hash__ 1
test('__abs__', 'anything', abs)
# expect: __abs__ anything
# expect: __abs__ anything
test('__iter__', iter([1, 2]), list)
# expect: __iter__ [1, 2]
# expect: __iter__ []
test('__iter__', 3, list)
# expect: __iter__ TypeError iter() returned non-iterator of type 'int'
# expect: __iter__ TypeError iter() returned non-iterator of type 'int'
test('__contains__', [], lambda o: 1 in o)
# expect: __contains__ False
# expect: __contains__ False
test('__contains__', 'x', lambda o: 1 not in o)
# expect: __contains__ False
# expect: __contains__ False
test('__setitem__', 'ignored', lambda o: o.__setitem__(1, 2))
# expect: __setitem__ ignored
# expect: __setitem__ ignored


def store(o):
    o[1] = 2
    return 'stored'


def remove(o):
    del o[1]
    return 'removed'


test('__setitem__', 'ignored', store)
# expect: __setitem__ stored
# expect: __setitem__ stored
test('__delitem__', 'ignored', remove)
# expect: __delitem__ removed
# expect: __delitem__ removed
for ask in (store, remove):
    for _ in range(2):
        try:
            ask(Odd())
        except Exception as e:
            print(type(e).__name__, e)
# expect: TypeError 'Odd' object does not support item assignment
# expect: TypeError 'Odd' object does not support item assignment
# expect: TypeError 'Odd' object doesn't support item deletion
# expect: TypeError 'Odd' object doesn't support item deletion
Odd.__bool__ = None
for ask in (bool, lambda o: 1 if o else 2):
    try:
        print(ask(Odd()))
    except TypeError as e:
        print(e)
# expect: 'Odd' cannot be interpreted as a boolean
# expect: 'Odd' cannot be interpreted as a boolean
del Odd.__bool__
print(bool(Odd()), 1 if Odd() else 2)  # expect: True 1


class Static:
    __len__ = staticmethod(lambda: 3)
    __setitem__ = staticmethod(lambda key, value: print('static', key, value))
    __bool__ = classmethod(lambda cls: cls is Static)


s = Static()
s['a'] = 1  # expect: static a 1
print(len(s), bool(s), 1 if s else 2)  # expect: 3 True 1


class Numbers(dict):
    def __bool__(self):
        return 'yes' in self

    def __setitem__(self, key, value):
        super().__setitem__(key, value * 2)


n = Numbers(a=1)
n['b'] = 5
print(n, bool(n), len(n), 'b' in n, 1 if n else 2)  # expect: {'a': 1, 'b': 10} False 2 True 2
n['yes'] = 0
print(bool(n), 1 if n else 2)  # expect: True 1
