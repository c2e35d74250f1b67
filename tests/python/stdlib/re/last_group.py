"""The name of the group that was completed last: with and without groups that have none, nested, optional."""
import re

for pattern, text in (
    (r'(?P<a>x)|(?P<b>y)|(?P<c>z)', 'xyz'), (r'(x)|(?P<b>y)|(z)|(?P<d>w)', 'xyzw'), (r'(?P<all>(?P<one>a)(b)?)', 'aba'),
    (r'(?P<n>a)?(?P<m>b)?', 'ab ba'), (r'(?P<x>.)(?P<y>.)(.)', 'abcdef'), (r'a', 'a'), (r'(((?P<deep>q)))', 'qq'), (r'(?P<z>a)(?P<y>b)(?P<x>c)', 'abc'),
):
    print(pattern, [(m.lastgroup, m.lastindex) for m in re.finditer(pattern, text)])
# expect: (?P<a>x)|(?P<b>y)|(?P<c>z) [('a', 1), ('b', 2), ('c', 3)]
# expect: (x)|(?P<b>y)|(z)|(?P<d>w) [(None, 1), ('b', 2), (None, 3), ('d', 4)]
# expect: (?P<all>(?P<one>a)(b)?) [('all', 1), ('all', 1)]
# expect: (?P<n>a)?(?P<m>b)? [('m', 2), (None, None), ('m', 2), ('n', 1), (None, None)]
# expect: (?P<x>.)(?P<y>.)(.) [(None, 3), (None, 3)]
# expect: a [(None, None)]
# expect: (((?P<deep>q))) [(None, 1), (None, 1)]
# expect: (?P<z>a)(?P<y>b)(?P<x>c) [('x', 3)]
many = '|'.join(f'(?P<g{n}>{chr(97 + n)})' if n % 3 else f'({chr(97 + n)})' for n in range(8))
print([m.lastgroup for m in re.finditer(many, 'abcdefgh')])
# expect: [None, 'g1', 'g2', None, 'g4', 'g5', None, 'g7']
