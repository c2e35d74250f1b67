# delegation to objects with send, throw and close
class It:
    def __init__(s): s.i = 0
    def __iter__(s): return s
    def __next__(s):
        s.i += 1
        if s.i > 3: raise StopIteration('it result')
        return s.i
    def send(s, v): print('send', v); return v
    def throw(s, *a): print('throw', type(a[0]).__name__); return 'thrown'
    def close(s): print('close')
def d():
    r = yield from It()
    print('r', r)
g = d()
print(next(g), g.send('x'), g.throw(ValueError('v')), next(g), next(g), next(g, 'end'))
# expect: send x
# expect: throw ValueError
# expect: r it result
# expect: 1 x thrown 2 3 end
g = d()
next(g)
g.close()  # expect: close
def plain(): yield from iter([1, 2])
h = plain()
next(h)
try:
    h.send(5)
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: AttributeError: 'list_iterator' object has no attribute 'send'
k = plain()
next(k)
try:
    k.throw(KeyError('t'))
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: KeyError: 't'
