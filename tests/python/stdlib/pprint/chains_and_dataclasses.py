# What pprint does with chains of maps and with dataclasses that show themselves.
import pprint
from collections import ChainMap
from dataclasses import dataclass
words = 'the quick brown'.split()
d = dict(zip(words, range(len(words))))
pprint.pprint(ChainMap(d, {'x': 1}), width=30)
# expect: ChainMap({'brown': 2,
# expect:           'quick': 1,
# expect:           'the': 0},
# expect:          {'x': 1})
@dataclass
class P:
    a: int
    def __repr__(self): return 'custom repr that is long enough to be wrapped somewhere in the middle of the line, no?'
pprint.pprint(P(1))
# expect: custom repr that is long enough to be wrapped somewhere in the middle of the line, no?
