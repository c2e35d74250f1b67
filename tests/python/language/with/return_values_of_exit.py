# what __exit__ returns decides
class C:
    def __init__(s, r): s.r = r
    def __enter__(s): return s
    def __exit__(s, *a): return s.r
for r in (True, 1, 'x', [0]):
    with C(r): raise ValueError
for r in (False, None, 0, '', []):
    try:
        with C(r): raise ValueError('out')
    except ValueError:
        print(repr(r), 'not swallowed')
# expect: False not swallowed
# expect: None not swallowed
# expect: 0 not swallowed
# expect: '' not swallowed
# expect: [] not swallowed
class B:
    def __bool__(s): raise KeyError('bool')
try:
    exec('with C(B()): raise ValueError')
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: KeyError: 'bool'
def f():
    with C(True): return 'ret'
    return 'after'
def g():
    with C(True): raise ValueError
    return 'after'
print(f(), g())  # expect: ret after
