# Counter, defaultdict, groupby, deque pipelines
# since: 3.14
from collections import Counter, OrderedDict, defaultdict, deque, namedtuple, ChainMap
from itertools import groupby, chain, islice, accumulate, zip_longest, product, combinations, takewhile, pairwise, starmap
from operator import itemgetter, attrgetter

Order = namedtuple('Order', 'id customer amount status', defaults=['open'])
orders = [Order(1, 'ann', 30), Order(2, 'bob', 15, 'paid'), Order(3, 'ann', 25, 'paid'), Order(4, 'cid', 5)]
by_status = sorted(orders, key=attrgetter('status', 'id'))
for status, group in groupby(by_status, key=attrgetter('status')):
    group = list(group)
    print(status, [o.id for o in group], sum(o.amount for o in group))
# expect: open [1, 4] 35
# expect: paid [2, 3] 40
spend = Counter()
for order in orders:
    spend[order.customer] += order.amount
print(spend, spend.most_common(1), spend - Counter(ann=50), +Counter(a=-1, b=2), Counter('hello') & Counter('world'))
# expect: Counter({'ann': 55, 'bob': 15, 'cid': 5}) [('ann', 55)] Counter({'bob': 15, 'ann': 5, 'cid': 5}) Counter({'b': 2}) Counter({'l': 1, 'o': 1})
print(spend.total(), list(Counter(a=2, b=1).elements()), Counter(a=1) | Counter(a=3))
# expect: 75 ['a', 'a', 'b'] Counter({'a': 3})
print(orders[0]._asdict(), orders[1]._replace(amount=1), Order._fields, Order._field_defaults)
# expect: {'id': 1, 'customer': 'ann', 'amount': 30, 'status': 'open'} Order(id=2, customer='bob', amount=1, status='paid') ('id', 'customer', 'amount', 'status') {'status': 'open'}
tree = lambda: defaultdict(tree)
t = tree()
t['a']['b']['c'] = 1
print(dict(t['a']['b']))
# expect: {'c': 1}
window = deque(maxlen=3)
averages = []
for value in [1, 2, 3, 4, 5]:
    window.append(value)
    averages.append(sum(window) / len(window))
print(averages, window, deque([1, 2, 3, 4]).popleft())
# expect: [1.0, 1.5, 2.0, 3.0, 4.0] deque([3, 4, 5], maxlen=3) 1
d = deque(range(5))
d.rotate(2)
print(d, list(islice(d, 1, 3)))
# expect: deque([3, 4, 0, 1, 2]) [4, 0]
od = OrderedDict(a=1, b=2, c=3)
od.move_to_end('a')
print(od, od.popitem(last=False), list(reversed(od)))
# expect: OrderedDict({'c': 3, 'a': 1}) ('b', 2) ['a', 'c']
cm = ChainMap({'x': 1}, {'x': 2, 'y': 3})
print(cm['x'], dict(cm), cm.parents['x'], cm.new_child({'y': 9})['y'])
# expect: 1 {'x': 1, 'y': 3} 2 9
print(list(accumulate([1, 2, 3, 4], lambda a, b: a * b)), list(zip_longest('ab', 'xyz', fillvalue='-')))
# expect: [1, 2, 6, 24] [('a', 'x'), ('b', 'y'), ('-', 'z')]
print(list(chain.from_iterable([[1], [2, 3]])), list(product('ab', [1, 2])), list(combinations('abc', 2)))
# expect: [1, 2, 3] [('a', 1), ('a', 2), ('b', 1), ('b', 2)] [('a', 'b'), ('a', 'c'), ('b', 'c')]
print(list(pairwise('abcd')), list(starmap(pow, [(2, 3), (3, 2)])), list(takewhile(lambda x: x < 3, [1, 2, 3, 1])))
# expect: [('a', 'b'), ('b', 'c'), ('c', 'd')] [8, 9] [1, 2]
print([(k, len(list(g))) for k, g in groupby('aaabbc')], sorted([{'n': 2}, {'n': 1}], key=itemgetter('n')))
# expect: [('a', 3), ('b', 2), ('c', 1)] [{'n': 1}, {'n': 2}]
