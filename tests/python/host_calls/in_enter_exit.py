# host calls in __enter__ and __exit__
# tools: echo, fail
class C:
    def __enter__(s): return echo('entered')
    def __exit__(s, t, v, tb): return echo(t is ValueError)
with C() as x:
    print(x)  # expect: entered
with C(): raise ValueError('swallowed')
try:
    with C(): raise KeyError('not swallowed')
except KeyError as e: print(e)  # expect: 'not swallowed'
with C():
    fail_value = ValueError(echo('made inside'))
    raise fail_value
from contextlib import contextmanager
@contextmanager
def cm():
    yield echo('cm')
    print(echo('cm exit'))
with cm() as y:
    print(y)
# expect: cm
# expect: cm exit
