# methods beyond ASCII
print('ÄÖÜ'.lower(), 'straße'.upper(), 'ǅ'.lower(), 'İstanbul'.lower() == 'i̇stanbul')
# expect: äöü STRASSE ǆ True
print('Σ'.lower(), 'ὈΔΥΣΣΕΎΣ'.lower(), 'été'.title(), 'ñandú'.capitalize())  # expect: σ ὀδυσσεύς Été Ñandú
print('１２'.isdigit(), int('１２'), '²'.isdigit(), '²'.isdecimal(), '½'.isnumeric())
# expect: True 12 True False True
print('ª'.isalpha(), '漢字'.isalpha(), 'é'.isidentifier(), '\u200b'.isspace())  # expect: True True True False
print('\u2003'.isspace(), '\xa0a\xa0'.strip(), 'a\u2028b'.split(), 'ﬃ'.upper())
# expect: True a ['a', 'b'] FFI
print('ŉ'.upper(), 'ß'.casefold() == 'ss', len('👨‍👩‍👧'), '👍'.encode('utf-8'))
# expect: ʼN True 5 b'\xf0\x9f\x91\x8d'
print('\N{GREEK SMALL LETTER PI}', 'é'.encode('utf-16-be'), 'e\u0301' == 'é')  # expect: π b'\x00\xe9' False
print(ascii('日本'), '日本'.center(6, '-'), '日本'.ljust(4, '。'))  # expect: '\u65e5\u672c' --日本-- 日本。。
