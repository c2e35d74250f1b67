# what OrderedDict and Counter are made of, and who else has a say
# since: 3.14
from collections import Counter, OrderedDict

print(OrderedDict(), OrderedDict(a=1, b=2), OrderedDict({'x': 1}, y=2), OrderedDict([('p', 1), ['q', 2], 'rs']), OrderedDict(zip('ab', [1, 2]), a=5))
# expect: OrderedDict() OrderedDict({'a': 1, 'b': 2}) OrderedDict({'x': 1, 'y': 2}) OrderedDict({'p': 1, 'q': 2, 'r': 's'}) OrderedDict({'a': 5, 'b': 2})
print(OrderedDict(enumerate('ab')), OrderedDict((k, k) for k in 'ab'), OrderedDict({1: 2}.items()), OrderedDict(OrderedDict(z=1, a=2)), OrderedDict(()))
# expect: OrderedDict({0: 'a', 1: 'b'}) OrderedDict({'a': 'a', 'b': 'b'}) OrderedDict({1: 2}) OrderedDict({'z': 1, 'a': 2}) OrderedDict()
d = OrderedDict(a=1)
print(d.update({'b': 2}), d.update([('a', 3)], c=4), d.update(), d, d.__init__({'k': 1}), d)
# expect: None None None OrderedDict({'a': 3, 'b': 2, 'c': 4, 'k': 1}) None OrderedDict({'a': 3, 'b': 2, 'c': 4, 'k': 1})


class Loud(OrderedDict):
    def __setitem__(self, key, value):
        super().__setitem__(key, (value, 'set'))


class Keyed(dict):
    def keys(self):
        return ['only']

    def __getitem__(self, key):
        return 'got ' + key


class Pairs:
    def keys(self):
        return 'xy'

    def __getitem__(self, key):
        return key * 2


print(Loud(a=1), Loud([('b', 2)]), OrderedDict(Keyed(a=1)), OrderedDict(Pairs()))
# expect: Loud({'a': (1, 'set')}) Loud({'b': (2, 'set')}) OrderedDict({'only': 'got only'}) OrderedDict({'x': 'xx', 'y': 'yy'})
loud = Loud()
loud.update(a=1)
print(loud, dict(loud))  # expect: Loud({'a': (1, 'set')}) {'a': (1, 'set')}

print(Counter(), Counter('abca'), Counter([1, 1, 2]), Counter({'a': 3}), Counter(a=1, b=2), Counter('ab', a=5), Counter(iter('aab')), Counter(x for x in 'aab'), Counter(None))
# expect: Counter() Counter({'a': 2, 'b': 1, 'c': 1}) Counter({1: 2, 2: 1}) Counter({'a': 3}) Counter({'b': 2, 'a': 1}) Counter({'a': 6, 'b': 1}) Counter({'a': 2, 'b': 1}) Counter({'a': 2, 'b': 1}) Counter()
print(Counter(Counter('ab')), Counter(Pairs.__dict__.keys() & {'keys'}), Counter(range(2)), Counter((1, (2,), 1)))
# expect: Counter({'a': 1, 'b': 1}) Counter({'keys': 1}) Counter({0: 1, 1: 1}) Counter({1: 2, (2,): 1})
c = Counter('ab')
c.__init__('bc')
print(c)  # expect: Counter({'b': 2, 'a': 1, 'c': 1})
for args in ((1,), ([[]],), ('a', 'b')):
    try:
        print(Counter(*args))
    except TypeError as error:
        print(error)
# expect: 'int' object is not iterable
# expect: unhashable type: 'list'
# expect: Counter.__init__() takes from 1 to 2 positional arguments but 3 were given


class Mine(Counter):
    def update(self, iterable=None, /, **kwds):
        print('update', iterable, kwds)
        super().update(iterable, **kwds)


print(Mine(), Mine('ab'), Mine(a=1))
# expect: update None {}
# expect: update ab {}
# expect: update None {'a': 1}
# expect: update {'a': 1} {}
# expect: Mine() Mine({'a': 1, 'b': 1}) Mine({'a': 1})
before = Counter.update
Counter.update = lambda self, *args, **kwds: print('changed', args, kwds)
print(Counter(), Counter('ab'))
# expect: changed (None,) {}
# expect: changed ('ab',) {}
# expect: Counter() Counter()
Counter.update = before
print(Counter('ab'))  # expect: Counter({'a': 1, 'b': 1})
