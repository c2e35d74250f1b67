# strip, lstrip, rstrip
print(' \t a b \n'.strip() + '|', ' a '.lstrip() + '|', ' a '.rstrip() + '|')  # expect: a b| a |  a|
print('xxaxx'.strip('x'), 'abcba'.strip('ab'), 'abc'.strip(''), 'abc'.strip(None))  # expect: a c abc abc
print('www.example.com'.strip('cmowz.'), '   '.strip() == '', '\u3000a\u2003'.strip())
# expect: example True a
print('aaa'.rstrip('a') == '')  # expect: True
try:
    'a'.strip(1)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: strip arg must be None or str
try:
    'a'.strip('a', 'b')
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: strip expected at most 1 argument, got 2
