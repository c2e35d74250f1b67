# functions that take one part off an address: they work, and warn
# since: 3.14
import urllib.parse
import warnings

warnings.simplefilter('always')
with warnings.catch_warnings(record=True) as caught:
    for name, arguments in (('splittype', ('Type:rest:x',)), ('splittype', (':rest',)), ('splithost', ('//h:80#@x',)), ('splithost', ('///f',)),
                            ('splituser', ('a@b@c',)), ('splitpasswd', ('u:p:q',)), ('splitport', ('h:',)), ('splitport', ('h:x',)),
                            ('splitport', ('[::1]:88',)), ('splitnport', ('h',)), ('splitnport', ('h: +1_0 ', 5)), ('splitnport', ('h:7',)),
                            ('splitquery', ('a?b?c',)), ('splittag', ('a',)), ('splitattr', ('/p;a=1;b',)), ('splitvalue', ('a=b=c',)),
                            ('to_bytes', ('abc',))):
        print(name, getattr(urllib.parse, name)(*arguments))
# expect: splittype ('type', 'rest:x')
# expect: splittype (None, ':rest')
# expect: splithost ('h:80', '/#@x')
# expect: splithost ('', '/f')
# expect: splituser ('a@b', 'c')
# expect: splitpasswd ('u', 'p:q')
# expect: splitport ('h', None)
# expect: splitport ('h:x', None)
# expect: splitport ('[::1]', '88')
# expect: splitnport ('h', -1)
# expect: splitnport ('h', None)
# expect: splitnport ('h', 7)
# expect: splitquery ('a?b', 'c')
# expect: splittag ('a', None)
# expect: splitattr ('/p', ['a=1', 'b'])
# expect: splitvalue ('a', 'b=c')
# expect: to_bytes abc
print(len(caught), caught[0].category.__name__, caught[0].message)
# expect: 17 DeprecationWarning urllib.parse.splittype() is deprecated as of 3.8, use urllib.parse.urlparse() instead
print(caught[-2].message, '-', caught[-1].message)
# expect: urllib.parse.splitvalue() is deprecated as of 3.8, use urllib.parse.parse_qsl() instead - urllib.parse.to_bytes() is deprecated as of 3.8
try:
    urllib.parse._to_bytes('\xe4')
except UnicodeError as error:
    print(error)  # expect: URL 'ä' contains non-ASCII characters
print(urllib.parse.unwrap(' <URL:scheme://host/path> '), urllib.parse.unwrap('plain'))
# expect: scheme://host/path plain
