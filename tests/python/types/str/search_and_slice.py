# everyday text handling
s = 'key=value; other = 5 ;last='
print(dict((p.strip() for p in kv.split('=', 1)) for kv in s.split(';')))
# expect: {'key': 'value', 'other': '5', 'last': ''}
print(s.partition('=')[::2], s[s.find('=') + 1:s.find(';')], s.rfind('='))
# expect: ('key', 'value; other = 5 ;last=') value 26
print(s.count('='), s.index('other'))  # expect: 3 11
print([p for p in s.replace(';', ' ').split() if '=' in p])  # expect: ['key=value', '=', 'last=']
print(s.split(';')[1].strip().split(), s.startswith('key') and s.endswith('='))
# expect: ['other', '=', '5'] True
print('value' in s, s.upper().isupper(), s[::-1][:5], s.title())
# expect: True True =tsal Key=Value; Other = 5 ;Last=
print(''.join(filter(str.isalnum, s)), s.translate({ord('='): ':'}))
# expect: keyvalueother5last key:value; other : 5 ;last:
print(len(s.splitlines()), sorted(set(s))[-1], s.swapcase()[:5])  # expect: 1 y KEY=V
