# which quotes and escapes repr uses
for s in ('a', "it's", 'q"q', '\'"', '\\', '\n\t\r', '\x00\x1f', '\x7f', '\x85', '\xa0', '\xad', 'é', '\u2028', '\ud800', '😀', '\U000e0001', '\ufeff'):
    print(repr(s), ascii(s))
# expect: 'a' 'a'
# expect: "it's" "it's"
# expect: 'q"q' 'q"q'
# expect: '\'"' '\'"'
# expect: '\\' '\\'
# expect: '\n\t\r' '\n\t\r'
# expect: '\x00\x1f' '\x00\x1f'
# expect: '\x7f' '\x7f'
# expect: '\x85' '\x85'
# expect: '\xa0' '\xa0'
# expect: '\xad' '\xad'
# expect: 'é' '\xe9'
# expect: '\u2028' '\u2028'
# expect: '\ud800' '\ud800'
# expect: '😀' '\U0001f600'
# expect: '\U000e0001' '\U000e0001'
# expect: '\ufeff' '\ufeff'
