# a dict whose keys change while it is iterated over: what is seen, and when that is an error
def t(name, f):
    try: print(name, f())
    except Exception as e: print(name, type(e).__name__, e)
def swap(n, m=1):
    d = dict.fromkeys(range(n))
    seen = []
    for k in d:
        seen.append(k)
        if len(seen) == m:
            del d[k]; d['new'] = 1
        if len(seen) > 20: break
    return seen
def swapv(n, m=1):
    d = {k: k for k in range(n)}
    seen = []
    for k in d.values():
        seen.append(k)
        if len(seen) == m:
            del d[k]; d['new'] = 1
    return seen
def swapi(n, m=1):
    d = {k: k for k in range(n)}
    seen = []
    for k, _ in d.items():
        seen.append(k)
        if len(seen) == m:
            del d[k]; d['new'] = 1
    return seen
def swapr(n, m=1):
    d = {k: k for k in range(n)}
    seen = []
    for k in reversed(d):
        seen.append(k)
        if len(seen) == m:
            del d[k]; d['new'] = 1
    return seen
def popit(n, m):
    d = {k: k for k in range(n)}
    seen = []
    for k in d:
        seen.append(k)
        if len(seen) == m:
            d.popitem(); d['new'] = 1
    return seen
def clr(n):
    d = {k: k for k in range(n)}
    seen = []
    for k in d:
        seen.append(k)
        if len(seen) == 1:
            d.clear(); d.update({k: k for k in range(100, 100 + n)})
    return seen
def many(n, m):
    d = {k: k for k in range(n)}
    seen = []
    for k in d:
        seen.append(k)
        if len(seen) < m:
            del d[k]; d[k] = 1
        if len(seen) > 30: break
    return seen
def rest(n):
    d = {k: k for k in range(n)}
    it = iter(d); next(it)
    del d[0]; d[9] = 1
    r = []
    for _ in range(n + 3):
        try: r.append(next(it))
        except Exception as e: r.append(f'{type(e).__name__} {e}')
    return r
for n in (1, 2, 3, 5, 6):
    for m in range(1, n + 1):
        for f in (swap, swapv, swapi, swapr, popit, many):
            t(f'{f.__name__} {n} {m}', lambda: f(n, m))
    t(f'clr {n}', lambda: clr(n))
    t(f'rest {n}', lambda: rest(n))
# expect: swap 1 1 RuntimeError dictionary keys changed during iteration
# expect: swapv 1 1 RuntimeError dictionary keys changed during iteration
# expect: swapi 1 1 RuntimeError dictionary keys changed during iteration
# expect: swapr 1 1 [0]
# expect: popit 1 1 [0]
# expect: many 1 1 [0]
# expect: clr 1 [0]
# expect: rest 1 ['RuntimeError dictionary keys changed during iteration', 'StopIteration ', 'StopIteration ', 'StopIteration ']
# expect: swap 2 1 RuntimeError dictionary keys changed during iteration
# expect: swapv 2 1 RuntimeError dictionary keys changed during iteration
# expect: swapi 2 1 RuntimeError dictionary keys changed during iteration
# expect: swapr 2 1 [1, 0]
# expect: popit 2 1 [0, 'new']
# expect: many 2 1 [0, 1]
# expect: swap 2 2 RuntimeError dictionary keys changed during iteration
# expect: swapv 2 2 RuntimeError dictionary keys changed during iteration
# expect: swapi 2 2 RuntimeError dictionary keys changed during iteration
# expect: swapr 2 2 [1, 0]
# expect: popit 2 2 [0, 1]
# expect: many 2 2 RuntimeError dictionary keys changed during iteration
# expect: clr 2 [0, 101]
# expect: rest 2 [1, 'RuntimeError dictionary keys changed during iteration', 'StopIteration ', 'StopIteration ', 'StopIteration ']
# expect: swap 3 1 RuntimeError dictionary keys changed during iteration
# expect: swapv 3 1 RuntimeError dictionary keys changed during iteration
# expect: swapi 3 1 RuntimeError dictionary keys changed during iteration
# expect: swapr 3 1 [2, 1, 0]
# expect: popit 3 1 [0, 1, 'new']
# expect: many 3 1 [0, 1, 2]
# expect: swap 3 2 RuntimeError dictionary keys changed during iteration
# expect: swapv 3 2 RuntimeError dictionary keys changed during iteration
# expect: swapi 3 2 RuntimeError dictionary keys changed during iteration
# expect: swapr 3 2 [2, 1, 0]
# expect: popit 3 2 [0, 1, 'new']
# expect: many 3 2 RuntimeError dictionary keys changed during iteration
# expect: swap 3 3 RuntimeError dictionary keys changed during iteration
# expect: swapv 3 3 RuntimeError dictionary keys changed during iteration
# expect: swapi 3 3 RuntimeError dictionary keys changed during iteration
# expect: swapr 3 3 [2, 1, 0]
# expect: popit 3 3 [0, 1, 2]
# expect: many 3 3 RuntimeError dictionary keys changed during iteration
# expect: clr 3 [0, 101, 102]
# expect: rest 3 [1, 2, 'RuntimeError dictionary keys changed during iteration', 'StopIteration ', 'StopIteration ', 'StopIteration ']
# expect: swap 5 1 [0, 2, 3, 4, 'new']
# expect: swapv 5 1 [0, 2, 3, 4, 1]
# expect: swapi 5 1 [0, 2, 3, 4, 'new']
# expect: swapr 5 1 [4, 3, 2, 1, 0]
# expect: popit 5 1 [0, 1, 2, 3, 'new']
# expect: many 5 1 [0, 1, 2, 3, 4]
# expect: swap 5 2 [0, 1, 3, 4, 'new']
# expect: swapv 5 2 [0, 1, 3, 4, 1]
# expect: swapi 5 2 [0, 1, 3, 4, 'new']
# expect: swapr 5 2 [4, 3, 2, 1, 0]
# expect: popit 5 2 [0, 1, 2, 3, 'new']
# expect: many 5 2 [0, 2, 3, 4, 0]
# expect: swap 5 3 [0, 1, 2, 4, 'new']
# expect: swapv 5 3 [0, 1, 2, 4, 1]
# expect: swapi 5 3 [0, 1, 2, 4, 'new']
# expect: swapr 5 3 [4, 3, 2, 1, 0]
# expect: popit 5 3 [0, 1, 2, 3, 'new']
# expect: many 5 3 RuntimeError dictionary keys changed during iteration
# expect: swap 5 4 [0, 1, 2, 3, 'new']
# expect: swapv 5 4 [0, 1, 2, 3, 1]
# expect: swapi 5 4 [0, 1, 2, 3, 'new']
# expect: swapr 5 4 [4, 3, 2, 1, 0]
# expect: popit 5 4 [0, 1, 2, 3, 'new']
# expect: many 5 4 RuntimeError dictionary keys changed during iteration
# expect: swap 5 5 [0, 1, 2, 3, 4]
# expect: swapv 5 5 [0, 1, 2, 3, 4]
# expect: swapi 5 5 [0, 1, 2, 3, 4]
# expect: swapr 5 5 [4, 3, 2, 1, 0]
# expect: popit 5 5 [0, 1, 2, 3, 4]
# expect: many 5 5 RuntimeError dictionary keys changed during iteration
# expect: clr 5 [0, 101, 102, 103, 104]
# expect: rest 5 [2, 3, 4, 9, 'StopIteration ', 'StopIteration ', 'StopIteration ', 'StopIteration ']
# expect: swap 6 1 RuntimeError dictionary keys changed during iteration
# expect: swapv 6 1 RuntimeError dictionary keys changed during iteration
# expect: swapi 6 1 RuntimeError dictionary keys changed during iteration
# expect: swapr 6 1 [5, 4, 3, 2, 1, 0]
# expect: popit 6 1 [0, 1, 2, 3, 4, 'new']
# expect: many 6 1 [0, 1, 2, 3, 4, 5]
# expect: swap 6 2 RuntimeError dictionary keys changed during iteration
# expect: swapv 6 2 RuntimeError dictionary keys changed during iteration
# expect: swapi 6 2 RuntimeError dictionary keys changed during iteration
# expect: swapr 6 2 [5, 4, 3, 2, 1, 0]
# expect: popit 6 2 [0, 1, 2, 3, 4, 'new']
# expect: many 6 2 RuntimeError dictionary keys changed during iteration
# expect: swap 6 3 RuntimeError dictionary keys changed during iteration
# expect: swapv 6 3 RuntimeError dictionary keys changed during iteration
# expect: swapi 6 3 RuntimeError dictionary keys changed during iteration
# expect: swapr 6 3 [5, 4, 3, 2, 1, 0]
# expect: popit 6 3 [0, 1, 2, 3, 4, 'new']
# expect: many 6 3 RuntimeError dictionary keys changed during iteration
# expect: swap 6 4 RuntimeError dictionary keys changed during iteration
# expect: swapv 6 4 RuntimeError dictionary keys changed during iteration
# expect: swapi 6 4 RuntimeError dictionary keys changed during iteration
# expect: swapr 6 4 [5, 4, 3, 2, 1, 0]
# expect: popit 6 4 [0, 1, 2, 3, 4, 'new']
# expect: many 6 4 RuntimeError dictionary keys changed during iteration
# expect: swap 6 5 RuntimeError dictionary keys changed during iteration
# expect: swapv 6 5 RuntimeError dictionary keys changed during iteration
# expect: swapi 6 5 RuntimeError dictionary keys changed during iteration
# expect: swapr 6 5 [5, 4, 3, 2, 1, 0]
# expect: popit 6 5 [0, 1, 2, 3, 4, 'new']
# expect: many 6 5 RuntimeError dictionary keys changed during iteration
# expect: swap 6 6 RuntimeError dictionary keys changed during iteration
# expect: swapv 6 6 RuntimeError dictionary keys changed during iteration
# expect: swapi 6 6 RuntimeError dictionary keys changed during iteration
# expect: swapr 6 6 [5, 4, 3, 2, 1, 0]
# expect: popit 6 6 [0, 1, 2, 3, 4, 5]
# expect: many 6 6 [0, 1, 2, 3, 4, 4]
# expect: clr 6 [0, 101, 102, 103, 104, 105]
# expect: rest 6 [1, 2, 3, 4, 5, 'RuntimeError dictionary keys changed during iteration', 'StopIteration ', 'StopIteration ', 'StopIteration ']
