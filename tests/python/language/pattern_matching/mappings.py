# mapping patterns
def f(x):
    match x:
        case {'type': 'a', 'v': v}: return 'a', v
        case {'type': t, **rest} if rest: return t, rest
        case {1: _, None: n}: return 'consts', n
        case {'nested': {'deep': [d, *_]}}: return d
        case {}: return 'some mapping', len(x)
        case _: return 'no'
print(f({'type': 'a', 'v': 1, 'x': 2}), f({'type': 'b', 'z': 1}), f({'type': 'b'}))
# expect: ('a', 1) ('b', {'z': 1}) ('some mapping', 1)
print(f({1: 2, None: 3}), f({'nested': {'deep': 'xy'}}), f({'nested': {'deep': [5]}}))
# expect: ('consts', 3) ('some mapping', 1) 5
print(f({}), f([]), f(5))  # expect: ('some mapping', 0) no no
class M(dict):
    def __missing__(s, k): return 'made'
print(f(M(type='a')), f(M({1: 0, None: 9})))  # expect: ('some mapping', 1) ('consts', 9)
import collections
d = collections.defaultdict(list)
match d:
    case {'k': v}:
        print('found', v)
    case _:
        print('not made', dict(d))  # expect: not made {}
K = 'key'
class C: K = 'key'
match {'key': 1}:
    case {C.K: v}:
        print(v)  # expect: 1
