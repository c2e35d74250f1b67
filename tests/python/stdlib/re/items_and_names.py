# Groups of a match by number and by name, one by one and all of them.
# since: 3.14
import re

m = re.match(r'(?P<a>x)(?P<b>y)?(z)(?P<c>\d+)','xz12')
print(m.groupdict(), m.groupdict(0), m.groupdict(default='-'), m.groupdict(default=[]))
# expect: {'a': 'x', 'b': None, 'c': '12'} {'a': 'x', 'b': 0, 'c': '12'} {'a': 'x', 'b': '-', 'c': '12'} {'a': 'x', 'b': [], 'c': '12'}
m = re.match(rb'(?P<a>x)(?P<b>y)?','xz'.encode())
print(m.groupdict(), m['a'], m[0], m[b'a'] if False else None)
# expect: {'a': b'x', 'b': None} b'x' b'x' None
for k in ('zz', 5, -1, None, 1.0, True, False, [], 'b', 'a'):
    try: print(k, m[k])
    except Exception as e: print(k, type(e).__name__, e)
# expect: zz IndexError no such group
# expect: 5 IndexError no such group
# expect: -1 IndexError no such group
# expect: None IndexError no such group
# expect: 1.0 IndexError no such group
# expect: True b'x'
# expect: False b'x'
# expect: [] TypeError cannot use 'list' as a dict key (unhashable type: 'list')
# expect: b None
# expect: a b'x'
for f in (lambda: m.groupdict(1,2), lambda: m.groupdict(x=1), lambda: type(m).groupdict(), lambda: type(m).groupdict(5)):
    try: print(f())
    except TypeError as e: print('TypeError')
# expect: TypeError
# expect: TypeError
# expect: TypeError
# expect: TypeError
print(re.match('','').groupdict())  # expect: {}
d = re.match(r'(?P<n>\w+)','abc').groupdict(); d['x'] = 1; del d['n']; print(d)  # expect: {'x': 1}
for _ in range(3):
    m2 = re.match(r'(?P<k>\w+)=(?P<v>\w+)','a=b'); print(m2['k'], m2['v'], m2[2], m2[0])
# expect: a b b a=b
# expect: a b b a=b
# expect: a b b a=b
m = re.match(r'(?P<a>x)','x')
for k in ([], {}, {1}, (1,), 2**70, 1.5, 'q', None, ([],)):
    for f in (m.group, m.start, m.end, m.span, m.__getitem__):
        try: print(f(k))
        except Exception as e: print(type(e).__name__, e)
# expect: TypeError cannot use 'list' as a dict key (unhashable type: 'list')
# expect: TypeError cannot use 'list' as a dict key (unhashable type: 'list')
# expect: TypeError cannot use 'list' as a dict key (unhashable type: 'list')
# expect: TypeError cannot use 'list' as a dict key (unhashable type: 'list')
# expect: TypeError cannot use 'list' as a dict key (unhashable type: 'list')
# expect: TypeError cannot use 'dict' as a dict key (unhashable type: 'dict')
# expect: TypeError cannot use 'dict' as a dict key (unhashable type: 'dict')
# expect: TypeError cannot use 'dict' as a dict key (unhashable type: 'dict')
# expect: TypeError cannot use 'dict' as a dict key (unhashable type: 'dict')
# expect: TypeError cannot use 'dict' as a dict key (unhashable type: 'dict')
# expect: TypeError cannot use 'set' as a dict key (unhashable type: 'set')
# expect: TypeError cannot use 'set' as a dict key (unhashable type: 'set')
# expect: TypeError cannot use 'set' as a dict key (unhashable type: 'set')
# expect: TypeError cannot use 'set' as a dict key (unhashable type: 'set')
# expect: TypeError cannot use 'set' as a dict key (unhashable type: 'set')
# expect: IndexError no such group
# expect: IndexError no such group
# expect: IndexError no such group
# expect: IndexError no such group
# expect: IndexError no such group
# expect: IndexError no such group
# expect: IndexError no such group
# expect: IndexError no such group
# expect: IndexError no such group
# expect: IndexError no such group
# expect: IndexError no such group
# expect: IndexError no such group
# expect: IndexError no such group
# expect: IndexError no such group
# expect: IndexError no such group
# expect: IndexError no such group
# expect: IndexError no such group
# expect: IndexError no such group
# expect: IndexError no such group
# expect: IndexError no such group
# expect: IndexError no such group
# expect: IndexError no such group
# expect: IndexError no such group
# expect: IndexError no such group
# expect: IndexError no such group
# expect: TypeError cannot use 'tuple' as a dict key (unhashable type: 'list')
# expect: TypeError cannot use 'tuple' as a dict key (unhashable type: 'list')
# expect: TypeError cannot use 'tuple' as a dict key (unhashable type: 'list')
# expect: TypeError cannot use 'tuple' as a dict key (unhashable type: 'list')
# expect: TypeError cannot use 'tuple' as a dict key (unhashable type: 'list')
