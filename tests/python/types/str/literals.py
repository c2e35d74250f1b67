# every kind of string literal
print('a', "b", '''c''', """d""", 'it\'s', "q\"q", r'\n', 'a' 'b' "c")  # expect: a b c d it's q"q \n abc
print('\x41\u0042\U00000043\103\N{BULLET}')  # expect: ABCC•
print(len('\t\n\r\0\a\b\f\v\\'), repr('\t\n\x7f\x80\xa0é\u200b😀'), '\'', "'\"")
# expect: 9 '\t\n\x7f\x80\xa0é\u200b😀' ' '"
print(len('😀'), '😀'[0] == '😀', len('e\u0301'), u'x', R'\d')  # expect: 1 True 2 x \d
