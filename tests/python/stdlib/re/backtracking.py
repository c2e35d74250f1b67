# patterns that need backtracking
import re
print(re.match('(a+)+$', 'a' * 15 + 'b'), re.match(r'(.*)(\d+)', 'abc123').groups())
# expect: None ('abc12', '3')
print(re.match(r'(.*?)(\d+)', 'abc123').groups())  # expect: ('abc', '123')
print(re.match('(x+x+)+y', 'x' * 10 + 'y').end())  # expect: 11
print(re.findall(r'(\w+)\s+\1', 'the the cat cat'))  # expect: ['the', 'cat']
print(re.match('((a{1,2}){1,3})b', 'aaaab').groups())  # expect: ('aaaa', 'aa')
print(re.search(r'"([^"\\]|\\.)*"', r'say "a\"b" end').group())  # expect: "a\"b"
print(re.match('(?:a|b)*c', 'ababc').end(), re.match('(a*)*', 'aa').groups())  # expect: 5 ('',)
print(re.match('(a*)+b', 'b').groups(), re.match('(?:(a)|b)*', 'ab').groups())  # expect: ('',) ('a',)
