# What pprint does with chains of maps and with dataclasses that show themselves.
import pprint
from collections import ChainMap
from dataclasses import dataclass
words = 'the quick brown fox jumped over a lazy dog'.split()
d = dict(zip(words, range(len(words))))
pprint.pprint(ChainMap(d, {'x': 1}))
# expect: ChainMap({'a': 6,
# expect:           'brown': 2,
# expect:           'dog': 8,
# expect:           'fox': 3,
# expect:           'jumped': 4,
# expect:           'lazy': 7,
# expect:           'over': 5,
# expect:           'quick': 1,
# expect:           'the': 0},
# expect:          {'x': 1})
@dataclass
class P:
    a: int
    b: str = 'x' * 30
    c: list = None
    def __repr__(self): return 'custom repr that is long enough to be wrapped somewhere in the middle of the line, no?'
pprint.pprint(P(1)); pprint.pprint([P(1), P(2)])
# expect: custom repr that is long enough to be wrapped somewhere in the middle of the line, no?
# expect: [custom repr that is long enough to be wrapped somewhere in the middle of the line, no?,
# expect:  custom repr that is long enough to be wrapped somewhere in the middle of the line, no?]
@dataclass
class Q:
    name: str
