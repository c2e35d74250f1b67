# Quoting and back, of texts, bytes and what is out of the ordinary; addresses taken apart.
from urllib.parse import quote, quote_plus, unquote, unquote_plus, urlencode, urlparse, urlsplit, urlunsplit

for text in ('', 'a b&c/d', 'abc', '\xe9+ %', b'a b', 'a+b', '\u65e5'):
    print(quote(text), quote_plus(text), quote(text, safe=''), quote_plus(text, safe=' +'))
print(quote('\xe9', encoding='latin-1'), quote('a&b', safe=b'&'))
for text in ('', 'a%20b%26c', 'a+b', '%E9', '%C3%A9+x', '\xe9%41', '%', '%4', '%zz%41', b'a%41'):
    print(ascii(unquote(text)), end=' ')
    print(ascii(unquote_plus(text)) if isinstance(text, str) else '', ascii(unquote(text, 'latin-1')))
try:
    quote('\ud800')
except UnicodeEncodeError as error:
    print(error)


class Spoken:
    def __str__(self):
        return 'k k'


print(urlencode({'a': 1, 'b': 'x y', 'c': [1, 2]}), urlencode([('s', Spoken()), (b'q', 1.5), (True, None)]))
print(urlencode({'c': [1, 2]}, doseq=True), urlencode({'a': 'x y/'}, quote_via=quote), urlencode({'a': 'x/'}, safe='/'))
for address in ('https://ex.com/a/b?x=1&y=2#z', 'HTTP://User:p@Host:80/p;a=b?q#f', '', '//x', 'a:b', 'mailto:x@y', 'http://[::1]:80/x',
                '  http://a b/', 'ht\ttp://x', '1:2', 'x?#', '/p?a?b#c#d', ':x', 'http://a/b;c;d/e;f', '?', 'x-y+z.1://q'):
    print(tuple(urlsplit(address)), urlparse(address)[3:], urlsplit(address).hostname)
print(urlsplit('a#b', allow_fragments=False)[2], urlsplit('x', 'ftp').scheme, urlunsplit(urlsplit('http://a/b?c#d')), urlsplit(b'http://a/b')[1])
# expect:    
# expect: a%20b%26c/d a+b%26c%2Fd a%20b%26c%2Fd a+b%26c%2Fd
# expect: abc abc abc abc
# expect: %C3%A9%2B%20%25 %C3%A9%2B+%25 %C3%A9%2B%20%25 %C3%A9++%25
# expect: a%20b a+b a%20b a+b
# expect: a%2Bb a%2Bb a%2Bb a+b
# expect: %E6%97%A5 %E6%97%A5 %E6%97%A5 %E6%97%A5
# expect: %E9 a&b
# expect: '' '' ''
# expect: 'a b&c' 'a b&c' 'a b&c'
# expect: 'a+b' 'a b' 'a+b'
# expect: '\ufffd' '\ufffd' '\xe9'
# expect: '\xe9+x' '\xe9 x' '\xc3\xa9+x'
# expect: '\xe9A' '\xe9A' '\xe9A'
# expect: '%' '%' '%'
# expect: '%4' '%4' '%4'
# expect: '%zzA' '%zzA' '%zzA'
# expect: 'aA'  'aA'
# expect: 'utf-8' codec can't encode character '\ud800' in position 0: surrogates not allowed
# expect: a=1&b=x+y&c=%5B1%2C+2%5D s=k+k&q=1.5&True=None
# expect: c=1&c=2 a=x%20y%2F a=x/
# expect: ('https', 'ex.com', '/a/b', 'x=1&y=2', 'z') ('', 'x=1&y=2', 'z') ex.com
# expect: ('http', 'User:p@Host:80', '/p;a=b', 'q', 'f') ('a=b', 'q', 'f') host
# expect: ('', '', '', '', '') ('', '', '') None
# expect: ('', 'x', '', '', '') ('', '', '') x
# expect: ('a', '', 'b', '', '') ('', '', '') None
# expect: ('mailto', '', 'x@y', '', '') ('', '', '') None
# expect: ('http', '[::1]:80', '/x', '', '') ('', '', '') ::1
# expect: ('http', 'a b', '/', '', '') ('', '', '') a b
# expect: ('http', 'x', '', '', '') ('', '', '') x
# expect: ('', '', '1:2', '', '') ('', '', '') None
# expect: ('', '', 'x', '', '') ('', '', '') None
# expect: ('', '', '/p', 'a?b', 'c#d') ('', 'a?b', 'c#d') None
# expect: ('', '', ':x', '', '') ('', '', '') None
# expect: ('http', 'a', '/b;c;d/e;f', '', '') ('f', '', '') a
# expect: ('', '', '', '', '') ('', '', '') None
# expect: ('x-y+z.1', 'q', '', '', '') ('', '', '') q
# expect: a#b ftp http://a/b?c#d b'a'
