# split
import re
print(re.split(',', 'a,b,c'), re.split(r'\s*,\s*', 'a , b,c'), re.split('(,)', 'a,b'))
# expect: ['a', 'b', 'c'] ['a', 'b', 'c'] ['a', ',', 'b']
print(re.split(',', 'a,b,c', maxsplit=1), re.split('x', 'abc'), re.split('', 'ab'))
# expect: ['a', 'b,c'] ['abc'] ['', 'a', 'b', '']
print(re.split(r'\W+', 'one, two!'), re.split('(a)|b', 'xaybz'))
# expect: ['one', 'two', ''] ['x', 'a', 'y', None, 'z']
print(re.split(r'\b', 'a b'))  # expect: ['', 'a', ' ', 'b', '']
