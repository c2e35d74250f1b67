# delegation to another generator
def inner():
    try:
        x = yield 1
        print('inner got', x)
        yield 2
    except ValueError as e:
        print('inner caught', e)
        yield 'after'
    finally:
        print('inner finally')
    return 'inner result'
def outer():
    r = yield from inner()
    print('outer got', r)
    yield from [10, 20]
    yield from 'ab'
    r = yield from ()
    return r
o = outer()
print(next(o), o.send('s'), list(o))
# expect: inner got s
# expect: inner finally
# expect: outer got inner result
# expect: 1 2 [10, 20, 'a', 'b']
p = outer()
next(p)
print(p.throw(ValueError('v')), next(p))
# expect: inner caught v
# expect: inner finally
# expect: outer got inner result
# expect: after 10
q = outer()
next(q)
q.close()  # expect: inner finally
def bad(): yield from 5
try:
    list(bad())
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: 'int' object is not iterable
def ret(): return (yield from (x for x in 'z'))
print(list(ret()))  # expect: ['z']
def nested(n):
    if n: yield from nested(n - 1)
    yield n
print(list(nested(20)))  # expect: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20]
