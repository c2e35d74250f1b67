"""Attributes of instances whose `__dict__` somebody has asked for: read, called and stored many times, while all of it changes."""
# since: 3.14


class Node:
    kind = 'node'
    count = 0

    def __init__(self, **given):
        self.__dict__.update(given)

    def shown(self):
        return f'{self.kind} {self.count} {sorted(self.__dict__)}'

    @staticmethod
    def helper(x):
        return x + 1

    @classmethod
    def named(cls, x):
        return cls.__name__, x


def work(node, n=4):
    found = []
    for i in range(n):
        node.count = node.count + 1
        node.last = i
        found.append((node.kind, node.count, node.last, node.helper(i), node.named(i)))
    return found, node.shown()


nodes = [Node(), Node(a=1), Node(a=1, count=10), Node(last=0, b=2, count=3), Node(kind='own', a=2), Node(shown=lambda: 'shadowed')]
for node in nodes:
    print(work(node))
# expect: ([('node', 1, 0, 1, ('Node', 0)), ('node', 2, 1, 2, ('Node', 1)), ('node', 3, 2, 3, ('Node', 2)), ('node', 4, 3, 4, ('Node', 3))], "node 4 ['count', 'last']")
# expect: ([('node', 1, 0, 1, ('Node', 0)), ('node', 2, 1, 2, ('Node', 1)), ('node', 3, 2, 3, ('Node', 2)), ('node', 4, 3, 4, ('Node', 3))], "node 4 ['a', 'count', 'last']")
# expect: ([('node', 11, 0, 1, ('Node', 0)), ('node', 12, 1, 2, ('Node', 1)), ('node', 13, 2, 3, ('Node', 2)), ('node', 14, 3, 4, ('Node', 3))], "node 14 ['a', 'count', 'last']")
# expect: ([('node', 4, 0, 1, ('Node', 0)), ('node', 5, 1, 2, ('Node', 1)), ('node', 6, 2, 3, ('Node', 2)), ('node', 7, 3, 4, ('Node', 3))], "node 7 ['b', 'count', 'last']")
# expect: ([('own', 1, 0, 1, ('Node', 0)), ('own', 2, 1, 2, ('Node', 1)), ('own', 3, 2, 3, ('Node', 2)), ('own', 4, 3, 4, ('Node', 3))], "own 4 ['a', 'count', 'kind', 'last']")
# expect: ([('node', 1, 0, 1, ('Node', 0)), ('node', 2, 1, 2, ('Node', 1)), ('node', 3, 2, 3, ('Node', 2)), ('node', 4, 3, 4, ('Node', 3))], 'shadowed')
Node.kind = 'changed'
Node.count = 100
for node in nodes + [Node(z=1)]:
    print(work(node, 2))
# expect: ([('changed', 5, 0, 1, ('Node', 0)), ('changed', 6, 1, 2, ('Node', 1))], "changed 6 ['count', 'last']")
# expect: ([('changed', 5, 0, 1, ('Node', 0)), ('changed', 6, 1, 2, ('Node', 1))], "changed 6 ['a', 'count', 'last']")
# expect: ([('changed', 15, 0, 1, ('Node', 0)), ('changed', 16, 1, 2, ('Node', 1))], "changed 16 ['a', 'count', 'last']")
# expect: ([('changed', 8, 0, 1, ('Node', 0)), ('changed', 9, 1, 2, ('Node', 1))], "changed 9 ['b', 'count', 'last']")
# expect: ([('own', 5, 0, 1, ('Node', 0)), ('own', 6, 1, 2, ('Node', 1))], "own 6 ['a', 'count', 'kind', 'last']")
# expect: ([('changed', 5, 0, 1, ('Node', 0)), ('changed', 6, 1, 2, ('Node', 1))], 'shadowed')
# expect: ([('changed', 101, 0, 1, ('Node', 0)), ('changed', 102, 1, 2, ('Node', 1))], "changed 102 ['count', 'last', 'z']")
Node.shown = lambda self: 'other'
Node.helper = staticmethod(lambda x: -x)
for node in nodes:
    print(work(node, 2))

# A name comes into the dict, and goes out of it.
# expect: ([('changed', 7, 0, 0, ('Node', 0)), ('changed', 8, 1, -1, ('Node', 1))], 'other')
# expect: ([('changed', 7, 0, 0, ('Node', 0)), ('changed', 8, 1, -1, ('Node', 1))], 'other')
# expect: ([('changed', 17, 0, 0, ('Node', 0)), ('changed', 18, 1, -1, ('Node', 1))], 'other')
# expect: ([('changed', 10, 0, 0, ('Node', 0)), ('changed', 11, 1, -1, ('Node', 1))], 'other')
# expect: ([('own', 7, 0, 0, ('Node', 0)), ('own', 8, 1, -1, ('Node', 1))], 'other')
# expect: ([('changed', 7, 0, 0, ('Node', 0)), ('changed', 8, 1, -1, ('Node', 1))], 'shadowed')
node = Node(a=1)
for i in range(8):
    if i == 3:
        node.__dict__['kind'] = 'in the dict'
    if i == 5:
        del node.kind
    if i == 6:
        vars(node).clear()
    node.count = i
    print(node.kind, node.count, vars(node), end='; ')
# expect: changed 0 {'a': 1, 'count': 0}; changed 1 {'a': 1, 'count': 1}; changed 2 {'a': 1, 'count': 2}; in the dict 3 {'a': 1, 'count': 3, 'kind': 'in the dict'}; in the dict 4 {'a': 1, 'count': 4, 'kind': 'in the dict'}; changed 5 {'a': 1, 'count': 5}; changed 6 {'count': 6}; changed 7 {'count': 7};
print()
for i in range(6):
    try:
        node.value = i
        if i % 2:
            del node.__dict__['value']
        print(node.value, end=' ')
    except AttributeError as error:
        print(error, end=' ')
# expect: 0 'Node' object has no attribute 'value' 2 'Node' object has no attribute 'value' 4 'Node' object has no attribute 'value'
print()

# Data descriptors go in front of the dict, others behind it.
class Doubled:
    def __init__(self, name):
        self.name = name

    def __get__(self, instance, owner):
        return instance.__dict__.get(self.name, 0) * 2

    def __set__(self, instance, value):
        instance.__dict__[self.name] = value


class Computed:
    def __get__(self, instance, owner):
        return 'computed'


class Model:
    size = Doubled('size')
    lazy = Computed()
    plain = 1

    @property
    def area(self):
        return self.size ** 2


model = Model()
for i in range(5):
    model.size = i
    model.plain = model.plain + 1
    if i == 2:
        model.__dict__['lazy'] = 'stored'
        model.__dict__['area'] = 'never seen'
    print(model.size, model.area, model.lazy, model.plain, Model.plain, end='; ')
# expect: 0 0 computed 2 1; 2 4 computed 3 1; 4 16 stored 4 1; 6 36 stored 5 1; 8 64 stored 6 1; {'size': 4, 'plain': 6, 'lazy': 'stored', 'area': 'never seen'}
print(vars(model))
Model.plain = property(lambda self: 'now a property')
for _ in range(3):
    try:
        model.plain = 7
    except AttributeError as error:
        print(error, model.plain)
# expect: property '<lambda>' of 'Model' object has no setter now a property
# expect: property '<lambda>' of 'Model' object has no setter now a property
# expect: property '<lambda>' of 'Model' object has no setter now a property
Model.plain = 5
for i in range(3):
    model.plain = i
    print(model.plain, model.__dict__['plain'], end=' ')  # expect: 0 0 1 1 2 2
print()


# Slots beside a dict that has their names.
class Slotted:
    __slots__ = ('a', '__dict__')


slotted = Slotted()
slotted.__dict__['a'] = 'dict'
for i in range(4):
    slotted.a = i
    slotted.b = i * 2
    print(slotted.a, slotted.b, slotted.__dict__, end='; ')
# expect: 0 0 {'a': 'dict', 'b': 0}; 1 2 {'a': 'dict', 'b': 2}; 2 4 {'a': 'dict', 'b': 4}; 3 6 {'a': 'dict', 'b': 6};
print()


# Another dict, one of a class, and one that two instances share.
class Loud(dict):
    def __setitem__(self, key, value):
        print('set', key, end=' ')
        super().__setitem__(key, value)


one, two = Node(), Node()
for i in range(6):
    if i == 2:
        one.__dict__ = two.__dict__ = {'count': 50, 'x': i}
    if i == 4:
        one.__dict__ = Loud(count=7, x=1)
    one.count = one.count + 1
    one.x = i
    print(one.count, two.count, one.x, getattr(two, 'x', None), one.kind, end='; ')
# expect: 101 100 0 None changed; 102 100 1 None changed; 51 51 2 2 changed; 52 52 3 3 changed; 8 52 4 3 changed; 9 52 5 3 changed;
print()


# Hooks.
class Hooked(Node):
    def __setattr__(self, name, value):
        self.__dict__[name] = value if name != 'count' else value * 2

    def __getattr__(self, name):
        return name.upper()


hooked = Hooked(count=1)
for i in range(4):
    hooked.count = i
    print(hooked.count, hooked.missing, hooked.kind, end='; ')
# expect: 0 MISSING changed; 2 MISSING changed; 4 MISSING changed; 6 MISSING changed;
print()


# So many attributes that they are in a dict, and a name of the guest's class on the way.
class Wide:
    total = 0


wide = Wide()
for i in range(300):
    setattr(wide, f'a{i}', i)
for i in range(300):
    wide.total += getattr(wide, f'a{i}')
    wide.a7 = wide.a7 + 1
print(wide.total, wide.a7, wide.a299, Wide.total)  # expect: 44857 307 299 0
Wide.a7 = 'class'
del wide.a7
print(wide.a7, wide.a8)  # expect: class 8


class Base:
    value = 'base'

    def method(self):
        return 'base method'


class Child(Base):
    pass


child = Child()
child.__dict__['own'] = 1
for i in range(6):
    if i == 2:
        Child.value = 'child'
    if i == 3:
        Child.method = lambda self: 'child method'
    if i == 4:
        del Child.value, Child.method
    if i == 5:
        child.__class__ = type('Other', (Base,), {'value': 'other'})
    print(child.value, child.method(), child.own, end='; ')
# expect: base base method 1; base base method 1; child base method 1; child child method 1; base base method 1; other base method 1;
print()
