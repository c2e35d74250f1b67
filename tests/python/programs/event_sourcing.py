# accounts rebuilt from events with match
from dataclasses import dataclass
from typing import Union

@dataclass(frozen=True)
class Opened:
    account: str
    owner: str

@dataclass(frozen=True)
class Deposited:
    account: str
    amount: int

@dataclass(frozen=True)
class Transferred:
    source: str
    target: str
    amount: int

Event = Union[Opened, Deposited, Transferred]

def apply(state: dict, event: Event) -> dict:
    match event:
        case Opened(account, owner):
            return state | {account: {'owner': owner, 'balance': 0}}
        case Deposited(account=name, amount=amount) if amount > 0:
            state[name]['balance'] += amount
        case Transferred(source, target, amount) if state[source]['balance'] >= amount:
            state[source]['balance'] -= amount
            state[target]['balance'] += amount
        case Deposited() | Transferred():
            print('rejected', event)
        case _:
            raise TypeError(event)
    return state

state = {}
for event in [Opened('a', 'Ann'), Opened('b', 'Bob'), Deposited('a', 100), Transferred('a', 'b', 30), Transferred('b', 'a', 99), Deposited('a', -5)]:
    state = apply(state, event)
# expect: rejected Transferred(source='b', target='a', amount=99)
# expect: rejected Deposited(account='a', amount=-5)
print(state)
# expect: {'a': {'owner': 'Ann', 'balance': 70}, 'b': {'owner': 'Bob', 'balance': 30}}
for command in ('go north', 'get lamp', 'drop lamp sword', 'look', 'fly 3 up', ''):
    match command.split():
        case ['go', ('north' | 'south') as direction]:
            print('going', direction)
        case ['get', item]:
            print('got', item)
        case ['drop', *items]:
            print('dropped', items)
        case [verb]:
            print('just', verb)
        case [verb, *_] if verb.startswith('f'):
            print('cannot', verb)
        case []:
            print('silence')
# expect: going north
# expect: got lamp
# expect: dropped ['lamp', 'sword']
# expect: just look
# expect: cannot fly
# expect: silence
print([{'type': t, **rest} if rest else t for t, rest in [('x', {}), ('y', {'z': 1})]])
# expect: ['x', {'type': 'y', 'z': 1}]
match {'kind': 'point', 'pos': [1, 2], 'extra': True}:
    case {'kind': 'point', 'pos': [x, y], **others}:
        print(x, y, others)
# expect: 1 2 {'extra': True}
