# possessive quantifiers and atomic groups
import re
print(re.search('a*+a', 'aaa'), re.search('a++b', 'aab').group())  # expect: None aab
print(re.search('(?>a+)b', 'aab').group(), re.search('(?>a|ab)c', 'abc'))  # expect: aab None
print(re.search('a?+a', 'a'), re.search('a{1,2}+a', 'aa'))  # expect: None None
