# parsing log lines with named groups, counting and percentiles
import re
from collections import Counter, defaultdict
from datetime import datetime

LOG = '''127.0.0.1 - - [10/Oct/2023:13:55:36 +0000] "GET /index.html HTTP/1.1" 200 2326 0.012
10.0.0.5 - bob [10/Oct/2023:13:55:38 +0000] "POST /api/login HTTP/1.1" 401 87 0.230
10.0.0.5 - bob [10/Oct/2023:13:55:40 +0000] "POST /api/login HTTP/1.1" 200 145 0.190
not a log line
192.168.1.9 - - [10/Oct/2023:14:01:02 +0000] "GET /missing HTTP/1.1" 404 12 0.003'''

LINE = re.compile(r'''
    (?P<ip>\d+(?:\.\d+){3})\s-\s(?P<user>\S+)\s
    \[(?P<when>[^\]]+)\]\s
    "(?P<method>[A-Z]+)\s(?P<path>\S+)\s[^"]*"\s
    (?P<status>\d{3})\s(?P<size>\d+)\s(?P<seconds>[\d.]+)
''', re.VERBOSE)
status = Counter()
times = defaultdict(list)
bad = []
for number, line in enumerate(LOG.splitlines(), 1):
    match = LINE.fullmatch(line)
    if not match:
        bad.append(number)
        continue
    entry = match.groupdict()
    when = datetime.strptime(entry['when'], '%d/%b/%Y:%H:%M:%S %z')
    status[entry['status'][0] + 'xx'] += 1
    times[when.hour].append(float(entry['seconds']))
print(status.most_common(), bad)
# expect: [('2xx', 2), ('4xx', 2)] [4]
for hour, values in times.items():
    print(hour, len(values), f'{max(values):.3f}', f'{sum(values) / len(values):.4f}')
# expect: 13 3 0.230 0.1440
# expect: 14 1 0.003 0.0030
print(re.sub(r'(\d+)\.(\d+)\.\d+\.\d+', r'\1.\2.x.x', LOG.splitlines()[1].split()[0]))
# expect: 10.0.x.x
print(re.findall(r'"(\w+) (/\S*)', LOG))
# expect: [('GET', '/index.html'), ('POST', '/api/login'), ('POST', '/api/login'), ('GET', '/missing')]
print(re.split(r'[\s,;]+', 'a, b;c  d'), re.sub('(?i)HELLO', lambda m: m[0].title(), 'hello HeLLo'))
# expect: ['a', 'b', 'c', 'd'] Hello Hello
m = re.search(r'(?P<year>\d{4})-(?P<month>\d\d)', 'on 2024-05-06')
print(m['year'], m.span('month'), m.groupdict(), m.start(), m.lastgroup, m)
# expect: 2024 (8, 10) {'year': '2024', 'month': '05'} 3 month <re.Match object; span=(3, 10), match='2024-05'>
