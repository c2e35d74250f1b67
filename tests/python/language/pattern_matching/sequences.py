# sequence patterns
def f(x):
    match x:
        case []: return 'empty'
        case [1]: return 'just one'
        case [1, *rest]: return 'one and', rest
        case [*init, 9]: return 'ends in nine', init
        case (a, [b, c]): return a, b, c
        case [a, _, *_, z]: return 'ends', a, z
        case [_, _]: return 'two'
        case _: return 'no'
print(f([]), f(()), f([1]), f((1, 2, 3)), f([5, 9]), f([9]), f([0, [7, 8]]))
# expect: empty empty just one ('one and', [2, 3]) ('ends in nine', [5]) ('ends in nine', []) (0, 7, 8)
print(f([2, 3, 4]), f([2, 3]), f([2]), f('ab'), f({1, 2}), f(range(3)), f(b'ab'))
# expect: ('ends', 2, 4) two no no no ('ends', 0, 2) no
print(f(iter([1])))  # expect: no
from collections import deque
print(f(deque([1, 2])))  # expect: ('one and', [2])
class S(list): pass
print(f(S([1])))  # expect: just one
match 1, 2:
    case x, y:
        print(x, y)  # expect: 1 2
match [1, 2]:
    case x,:
        print('one')
    case x, *_,:
        print(x)  # expect: 1
