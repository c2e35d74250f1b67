# the generator behind random
# since: 3.14
import random

class _random:
    Random = random.Random.__base__

def t(f):
    try:
        print(f'{f()!r}')
    except Exception as e:
        print(f'{type(e).__name__}: {e}')


r=_random.Random(42)
t(lambda: r.random())
# expect: 0.6394267984578837
t(lambda: r.getrandbits(-1))
# expect: ValueError: Cannot convert negative int
t(lambda: r.getrandbits(0))
# expect: 0
t(lambda: r.getrandbits(1.0))
# expect: TypeError: 'float' object cannot be interpreted as an integer
t(lambda: r.getrandbits(100))
# expect: 259474555368124611114247330513
t(lambda:r.setstate([]))
# expect: TypeError: state vector must be a tuple
t(lambda:r.setstate((1,2)))
# expect: ValueError: state vector is the wrong size
t(lambda: r.setstate((1,)*624+(700,)))
# expect: ValueError: invalid state
t(lambda: r.setstate((-1,)*624+(3,)))
# expect: OverflowError: can't convert negative value to unsigned int
t(lambda: r.setstate(('a',)*624+(3,)))
# expect: TypeError: an integer is required
