# Texts put together and taken apart around the lengths that are stored in place (22) and made in one go (234, 1024).

A, B = 'abcdefghijklmnopqrstuvwxyz', 'ZYXWVUTSRQPONMLKJIHGFEDCBA'

wrong = 0
for m in (0, 1, 2, 7, 16, 20, 21, 22, 23):
    for n in (0, 1, 2, 6, 22):
        a, b = A[:m], B[:n]
        both = a + b
        wrong += len(both) != m + n or both[:m] != a or both[m:] != b or both != f'{a}{b}' or hash(both) != hash(''.join([a, b]))
        wrong += both[::-1][::-1] != both or (m and both[0] != 'a') or (n and both[-1] != b[-1])
print(wrong)  # expect: 0

for count in (1, 2, 5, 6, 57, 58, 59, 60):
    text = ', '.join(['ab'] * count)
    print(len(text), text.count('ab'), text[-4:], len(f'{text}-{count}-{text}'), len(text.split(', ')), text.replace('ab', 'xyz')[-7:])
# expect: 2 1 ab 7 1 xyz
# expect: 6 2 , ab 15 2 yz, xyz
# expect: 18 5 , ab 39 5 yz, xyz
# expect: 22 6 , ab 47 6 yz, xyz
# expect: 226 57 , ab 456 57 yz, xyz
# expect: 230 58 , ab 464 58 yz, xyz
# expect: 234 59 , ab 472 59 yz, xyz
# expect: 238 60 , ab 480 60 yz, xyz

print(', '.join(['caf\xe9', 'x' * 30, 'd']), '\u20ac'.join(['a', 'b', 'c']), f'{"x" * 230}{1234}'[-8:], f'{"x" * 231}{1234}'[-8:])
# expect: café, xxxxxxxxxxxxxxxxxxxxxxxxxxxxxx, d a€b€c xxxx1234 xxxx1234
print('a::b::::c'.split('::'), 'a::b::c'.split('::', 1), 'aaaa'.split('aa'), 'aaaa'.rsplit('aa'), 'aaa'.split('aa'), 'aaa'.rsplit('aa'))
# expect: ['a', 'b', '', 'c'] ['a', 'b::c'] ['', '', ''] ['', '', ''] ['', 'a'] ['a', '']
print('k=v=w'.split('=', 1), 'k=v'.split('=', 0), 'none'.split('::'), ''.split('::'), 'k=v'.split('=', -1), 'a b c'.split(' ', 1))
# expect: ['k', 'v=w'] ['k=v'] ['none'] [''] ['k', 'v'] ['a', 'b c']
print(('x::' * 30).split('::')[-2:], len(('x::' * 30).split('::')), len(('x::' * 30).split('::', 23)), len(('x::' * 400).split('::')))
# expect: ['x', ''] 31 24 401
print('a\nb\r\nc\rd\x0be\x0cf\x1cg\x85h'.splitlines(), 'a\nb\r\n\nc'.splitlines(True), ''.splitlines(), '\n'.splitlines())
# expect: ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'] ['a\n', 'b\r\n', '\n', 'c'] [] ['']
print(len(('line\n' * 30).splitlines()), len(('line\n' * 300).splitlines()), 'x\u2028y\nz'.splitlines())
# expect: 30 300 ['x', 'y', 'z']
print('a-b-c'.replace('-', '_'), '-'.replace('-', ''), '-'.replace('-', '+'), 'abc'.replace('x', 'y'), 'a\0b'.replace('\0', '0'), 'a0b'.replace('0', '\0') == 'a\0b')
# expect: a_b_c  + abc a0b True
print('a-b-c'.replace('-', '_', 1), 'aaa'.replace('a', 'a'), 'aXa'.replace('a', '\u20ac'), ('a-' * 20).replace('-', '+'), ('ab' * 9).replace('ab', 'abcd'))
# expect: a_b-c aaa €X€ a+a+a+a+a+a+a+a+a+a+a+a+a+a+a+a+a+a+a+a+ abcdabcdabcdabcdabcdabcdabcdabcdabcd
print('--a-b--'.strip('-'), '-+a+-'.strip('+-'), ' a '.strip(), '\t\n'.strip(), 'x'.strip('x'), 'abc'.lstrip('ab'), 'abc'.rstrip('bc'), '..a,;'.strip('.,;'))
# expect: a-b a a   c a a
same = 'unchanged'
print(same.strip() is same, same.replace('x', 'y') is same, same.strip('-') is same)  # expect: True True True
print(same[2:5], same[-3:], same[:-3], same[:], same[5:2] == '', same[0], same[-1], same[20:] == '', same[::-1], 'ab'[::-1], 'a'[::-1], ''[::-1] == '')
# expect: cha ged unchan unchanged True u d True degnahcnu ba a True
try:
    same[9]
except IndexError as error:
    print(error)  # expect: string index out of range
print({0: 'zero', 'a': 1}[0], ''.join(str(n) for n in range(12)), '-'.join(c for c in 'abc' if c != 'b'), ''.join(n for n in ()) == '')
# expect: zero 01234567891011 a-c True
try:
    ' '.join(n for n in ('a', 1))
except TypeError as error:
    print(error)  # expect: sequence item 1: expected str instance, int found
