# flags and their combinations
import re
print(re.findall('a', 'aA', re.I), re.findall('^.', 'a\nb', re.M))  # expect: ['a', 'A'] ['a', 'b']
print(re.findall('.', 'a\n', re.S), re.findall(r'\w', 'aé', re.A))  # expect: ['a', '\n'] ['a']
print(re.findall(r'a b # c', 'ab', re.X), re.compile('a', re.I | re.M).flags)  # expect: ['ab'] 42
print(re.I | re.M, re.IGNORECASE is re.I, re.compile('(?i)a').flags)
# expect: re.IGNORECASE|re.MULTILINE True 34
print(re.compile(b'a').flags, repr(re.I), int(re.X))  # expect: 0 re.IGNORECASE 64
print(re.findall('[a-z]', 'aB', re.I), re.findall('ſ', 'sS', re.I))  # expect: ['a', 'B'] ['s', 'S']
print(re.match('STRASSE', 'straße', re.I), re.search('K', 'k', re.I).group())  # expect: None k
