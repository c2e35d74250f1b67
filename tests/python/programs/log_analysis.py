# regular expressions over a log
import re
log = """2024-01-05 10:00:01 INFO started pid=12
2024-01-05 10:00:03 ERROR disk full path=/tmp
2024-01-05 10:01:00 WARN slow query ms=531
2024-01-05 10:02:10 ERROR timeout host=db1"""
pat = re.compile(r'(?P<d>\S+) (?P<t>\S+) (?P<l>[A-Z]+) (?P<m>.*?)(?: (?P<k>\w+)=(?P<v>\S+))?$')
rows = [pat.match(l).groupdict() for l in log.splitlines()]
print([r['l'] for r in rows], {r['k']: r['v'] for r in rows})
# expect: ['INFO', 'ERROR', 'WARN', 'ERROR'] {'pid': '12', 'path': '/tmp', 'ms': '531', 'host': 'db1'}
print([r['m'] for r in rows if r['l'] == 'ERROR'], re.sub(r'\d', '#', rows[0]['t']))
# expect: ['disk full', 'timeout'] ##:##:##
print(re.findall(r'(\w+)=(\w+)', log))  # expect: [('pid', '12'), ('ms', '531'), ('host', 'db1')]
