# URLs taken apart and put together
from urllib.parse import urlparse, urlsplit, urlunsplit, urlencode, parse_qs, parse_qsl, quote, unquote, quote_plus, unquote_plus, urljoin, urlunparse

url = 'https://user:pa%20ss@Example.com:8443/a/b%20c;p?q=1&q=2&empty=&x=a+b#frag'
parts = urlparse(url)
print(parts)
# expect: ParseResult(scheme='https', netloc='user:pa%20ss@Example.com:8443', path='/a/b%20c', params='p', query='q=1&q=2&empty=&x=a+b', fragment='frag')
print(parts.hostname, parts.port, parts.username, parts.password, parts.netloc)
# expect: example.com 8443 user pa%20ss user:pa%20ss@Example.com:8443
print(parse_qs(parts.query), parse_qsl(parts.query, keep_blank_values=True))
# expect: {'q': ['1', '2'], 'x': ['a b']} [('q', '1'), ('q', '2'), ('empty', ''), ('x', 'a b')]
print(urlunparse(parts) == url, urlsplit(url)._replace(query='', fragment='').geturl())
# expect: True https://user:pa%20ss@Example.com:8443/a/b%20c;p
print(urlencode({'name': 'Ann & Bo', 'n': 3, 'list': [1, 2]}, doseq=True), urlencode([('a', 'é/ü')], quote_via=quote))
# expect: name=Ann+%26+Bo&n=3&list=1&list=2 a=%C3%A9%2F%C3%BC
print(quote('a b/c?d=é'), quote('a/b', safe=''), unquote('%C3%A9%20x'), quote_plus('a b&c'), unquote_plus('a+b%26c'))
# expect: a%20b/c%3Fd%3D%C3%A9 a%2Fb é x a+b%26c a b&c
base = 'http://example.com/docs/guide/index.html?x=1'
for link in ('page.html', '../img/a.png', '/root', '//cdn.example.org/x', 'https://other.com', '?y=2', '#top', ''):
    print(f'{link!r:>24} -> {urljoin(base, link)}')
# expect:              'page.html' -> http://example.com/docs/guide/page.html
# expect:           '../img/a.png' -> http://example.com/docs/img/a.png
# expect:                  '/root' -> http://example.com/root
# expect:    '//cdn.example.org/x' -> http://cdn.example.org/x
# expect:      'https://other.com' -> https://other.com
# expect:                   '?y=2' -> http://example.com/docs/guide/index.html?y=2
# expect:                   '#top' -> http://example.com/docs/guide/index.html?x=1#top
# expect:                       '' -> http://example.com/docs/guide/index.html?x=1
print(urlsplit('mailto:bob@example.com'), urlsplit('//host/path').netloc)
# expect: SplitResult(scheme='mailto', netloc='', path='bob@example.com', query='', fragment='') host
try:
    urlsplit('http://host:port/').port
except ValueError as error:
    print(error)
# expect: Port could not be cast to integer value as 'port'
