# sub, subn, replacement functions and templates
# since: 3.14
import re
print(re.sub('a', 'b', 'banana'), re.sub('a', 'b', 'banana', count=2))  # expect: bbnbnb bbnbna
print(re.subn('a', '', 'banana'), re.sub(r'(\w)(\d)', r'\2\1', 'a1b2'))  # expect: ('bnn', 3) 1a2b
print(re.sub(r'(?P<x>\w)', r'[\g<x>\g<0>]', 'ab'), re.sub('', '-', 'abc'))  # expect: [aa][bb] -a-b-c-
print(re.sub('x*', '-', 'abxd'), re.sub(r'\d+', lambda m: str(int(m[0]) * 2), 'a1b22'))
# expect: -a-b--d- a2b44
print(re.sub('a', r'\n\t\\', 'a'), re.sub('(a)|b', r'<\1>', 'ab'))
# expect:
# expect: 	\ <a><>
print(re.sub('b', r'\g<0>\g<0>', 'abc'))  # expect: abbc
try:
    re.sub('a', r'\1', 'a')
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: PatternError: invalid group reference 1 at position 1
try:
    re.sub('a', r'\g<x>', 'a')
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: IndexError: unknown group name 'x'
try:
    re.sub('a', r'\q', 'a')
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: PatternError: bad escape \q at position 0
try:
    re.sub('a', 5, 'a')
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: decoding to str: need a bytes-like object, int found
try:
    re.sub('a', lambda m: 5, 'a')
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: sequence item 0: expected str instance, int found
try:
    re.sub('(a', 'b', 'a')
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: PatternError: missing ), unterminated subpattern at position 0
def f(m):
    if m[0] == '2': raise ValueError(m[0])
    return 'x'
try:
    re.sub(r'\d', f, '123')
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: ValueError: 2
