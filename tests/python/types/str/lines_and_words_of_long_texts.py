"""Lines and words of texts of all lengths: every space and every end of a line, at every place of eight."""
# since: 3.14

ends = '\n', '\r', '\r\n', '\v', '\f', '\x1c', '\x1d', '\x1e', '\x85', '\t', '\x1f', ' ', '\xa0', '\x05', '\x8a', '\x00', '\x7f', '\xff'
print([len(f'ab{end}cd'.splitlines()) for end in ends], [len(f'ab{end}cd'.split()) for end in ends])
# expect: [2, 2, 2, 2, 2, 2, 2, 2, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1] [2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 1, 1, 1, 1, 1]
for size in 0, 1, 7, 8, 9, 63, 1030, 4100:
    found = [0, 0, 0]
    for place in range(9):
        for end in ends:
            text = 'x' * place + end + 'y' * size + end + 'é' * (size % 5) + 'z' * place
            lines, words = text.splitlines(), text.split()
            found[0] += len(lines)
            found[1] += len(words)
            assert ''.join(text.splitlines(True)) == text and [part for part in lines] == [part for part in text.splitlines()]
            assert [len(line) for line in text.splitlines()] == list(map(len, lines)), (size, place, end)
            assert [word for word in text.split()] == words and all(words)
            found[2] += sum(map(len, words)) + sum(map(len, lines))
    print(size, found)
# expect: 0 [315, 253, 2844]
# expect: 1 [324, 383, 3492]
# expect: 7 [324, 383, 5760]
# expect: 8 [324, 383, 6408]
# expect: 9 [324, 383, 7056]
# expect: 63 [324, 383, 24228]
# expect: 1030 [315, 370, 336564]
# expect: 4100 [315, 370, 1331244]
mixed = ''.join(chr(i * 7 % 256) for i in range(6000))
print(len(mixed.splitlines()), len(mixed.splitlines(True)), len(mixed.split()), [len(line) for line in mixed.splitlines()][:12])
# expect: 189 189 283 [4, 14, 18, 36, 38, 33, 38, 33, 38, 14, 18, 36]
print(len((mixed + '\u2028x\u2003y').splitlines()), len((mixed + '\u2028x\u2003y').split()), (mixed + '\u2028x').splitlines()[-1])
# expect: 190 285 x
data = mixed.encode('latin-1')
print(len(data.splitlines()), len(data.splitlines(True)), len(data.split()), data.splitlines()[-1][-5:], b'a\rb\r\nc\n\nd'.splitlines())
# expect: 49 49 141 b'\xed\xf4\xfb\x02\t' [b'a', b'b', b'c', b'', b'd']
print('a\r\nb'.splitlines(), ('x' * 2000 + '\r\n' + 'y').splitlines()[1:], ('x' * 5000 + '\n').splitlines(True)[0][-2:], ('\n' * 5000).splitlines() == [''] * 5000)
# expect: ['a', 'b'] ['y'] x
# expect:  True
