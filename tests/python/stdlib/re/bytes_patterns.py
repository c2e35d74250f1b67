# patterns of bytes
import re
print(re.findall(b'a', b'banana'), re.sub(b'a', b'o', b'ban'))  # expect: [b'a', b'a', b'a'] b'bon'
print(re.match(rb'(\w+)', b'abc d').group(1), re.split(b',', b'a,b'))  # expect: b'abc' [b'a', b'b']
print(re.search(rb'\d', b'x1').span(), re.findall(rb'\w', 'é'.encode()))  # expect: (1, 2) []
print(re.match(b'a', bytearray(b'abc')).group())  # expect: b'a'
