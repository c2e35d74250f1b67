# named groups, groupdict, optional groups, expand
import re
m = re.match(r'(?P<y>\d{4})-(?P<m>\d\d)(-(?P<d>\d\d))?', '2024-05')
print(m.groupdict(), m.groups(), m.groups('none'), m.groupdict(0), m['y'], m.lastgroup)
# expect: {'y': '2024', 'm': '05', 'd': None} ('2024', '05', None, None) ('2024', '05', 'none', 'none') {'y': '2024', 'm': '05', 'd': 0} 2024 m
print(m.re.groupindex, m.re.groups, m.span('d'), m.start(3), m.expand(r'\g<m>/\1'))
# expect: {'y': 1, 'm': 2, 'd': 4} 4 (-1, -1) -1 05/2024
print(m.group('m', 'd'))  # expect: ('05', None)
print(re.match(r'(a)|(b)', 'b').groups(), re.match(r'(a)*', 'aaa').groups())  # expect: (None, 'b') ('a',)
print(re.match(r'((a)|b)*', 'ab').groups(), re.match(r'(?:x)(y)', 'xy').groups())  # expect: ('b', 'a') ('y',)
print(re.match(r'(a)(?=b)', 'ab').end())  # expect: 1
