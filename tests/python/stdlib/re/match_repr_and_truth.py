# match objects
import re
m = re.match('(a)(b)?', 'ac')
print(m, bool(m), m.regs, m == m, list(m.groups()), m.end(2), m.lastindex)
# expect: <re.Match object; span=(0, 1), match='a'> True ((0, 1), (0, 1), (-1, -1)) True ['a', None] -1 1
try:
    m.nope
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: AttributeError: 're.Match' object has no attribute 'nope'
try:
    iter(m)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: 're.Match' object is not iterable
print(re.match('é', 'éa'), re.match('.*', 'x' * 60), re.Match, re.Pattern, type(m))
# expect: <re.Match object; span=(0, 1), match='é'> <re.Match object; span=(0, 60), match='xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx> <class 're.Match'> <class 're.Pattern'> <class 're.Match'>
