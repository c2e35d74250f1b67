# text that widens and narrows
s = 'abc'
for c in ('é', '€', '😀'):
    s += c
    print(s, len(s), s[-1] == c, s[:3], s[3:], s.find(c), s.replace(c, ''), s[::-1])
# expect: abcé 4 True abc é 3 abc écba
# expect: abcé€ 5 True abc é€ 4 abcé €écba
# expect: abcé€😀 6 True abc é€😀 5 abcé€ 😀€écba
print('a😀b'.split('😀'), 'é'.join('xyz'), '€uro'.upper(), 'a€'.center(6, '😀'), ord('😀'))
# expect: ['a', 'b'] xéyéz €URO 😀😀a€😀😀 128512
print(chr(0x1F600), 'abc' == 'abcé'[:3], hash('abc') == hash('abcé'[:3]))  # expect: 😀 True True
