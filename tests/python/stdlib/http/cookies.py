# Cookies of headers, and headers of cookies.
from http.cookies import CookieError, Morsel, SimpleCookie

jar = SimpleCookie('session=abc; other="quoted \\"value\\""; n=5')
print(jar, jar['other'].value, sorted(jar), jar['n'].coded_value)
# expect: Set-Cookie: n=5
# expect: Set-Cookie: other="quoted \"value\""
# expect: Set-Cookie: session=abc quoted "value" ['n', 'other', 'session'] 5
jar['session']['path'] = '/'
jar['session']['httponly'] = True
jar['session']['max-age'] = 10
jar['session']['samesite'] = 'Lax'
jar['new'] = 'a b;c'
print(jar.output(), repr(jar), jar['session'].OutputString(['path']))
# expect: Set-Cookie: n=5
# expect: Set-Cookie: new="a b\073c"
# expect: Set-Cookie: other="quoted \"value\""
# expect: Set-Cookie: session=abc; HttpOnly; Max-Age=10; Path=/; SameSite=Lax <SimpleCookie: n='5' new='a b;c' other='quoted "value"' session='abc'> session=abc; Path=/
loaded = SimpleCookie()
loaded.load('a=1; Path=/x; Secure; b=2; Domain=d')
print(loaded['a']['path'], loaded['a']['secure'], loaded['b']['domain'], loaded.output(header='Cookie:', sep=';'))
# expect: /x True d Cookie: a=1; Path=/x; Secure;Cookie: b=2; Domain=d
for wrong in (lambda: Morsel().set('path', 1, 1), lambda: Morsel().set('a b', 1, 1), lambda: Morsel().__setitem__('what', 1)):
    try:
        wrong()
    except CookieError as error:
        print(error)
# expect: Attempt to set a reserved key 'path'
# expect: Illegal key 'a b'
# expect: Invalid attribute 'what'
