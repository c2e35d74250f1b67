# since: 3.14
# Patterns of bytes take anything that lends bytes, as subject and as replacement.
import array
import re

pattern = re.compile(b'(b)(c)?')
for subject in (bytearray(b'abcab'), memoryview(b'xabcab')[1:], array.array('b', b'abcab'), memoryview(b'azbzc')[::2], 'abc'):
    print(type(subject).__name__)
    for call in (
        lambda: pattern.search(subject),
        lambda: pattern.findall(subject),
        lambda: pattern.sub(b'X', subject),
        lambda: pattern.subn(lambda m: m.group().upper(), subject),
        lambda: pattern.split(subject),
        lambda: pattern.fullmatch(subject, 1, 3),
        lambda: pattern.search(subject).string is subject,
    ):
        try:
            print(call())
        except TypeError as e:
            print(e)
# expect: bytearray
# expect: <re.Match object; span=(1, 3), match=b'bc'>
# expect: [(b'b', b'c'), (b'b', b'')]
# expect: b'aXaX'
# expect: (b'aBCaB', 2)
# expect: [b'a', b'b', b'c', b'a', b'b', None, b'']
# expect: <re.Match object; span=(1, 3), match=b'bc'>
# expect: True
# expect: memoryview
# expect: <re.Match object; span=(1, 3), match=b'bc'>
# expect: [(b'b', b'c'), (b'b', b'')]
# expect: b'aXaX'
# expect: (b'aBCaB', 2)
# expect: [b'a', b'b', b'c', b'a', b'b', None, b'']
# expect: <re.Match object; span=(1, 3), match=b'bc'>
# expect: True
# expect: array
# expect: <re.Match object; span=(1, 3), match=b'bc'>
# expect: [(b'b', b'c'), (b'b', b'')]
# expect: b'aXaX'
# expect: (b'aBCaB', 2)
# expect: [b'a', b'b', b'c', b'a', b'b', None, b'']
# expect: <re.Match object; span=(1, 3), match=b'bc'>
# expect: True
# expect: memoryview
# expect: expected string or bytes-like object, got 'memoryview'
# expect: expected string or bytes-like object, got 'memoryview'
# expect: expected string or bytes-like object, got 'memoryview'
# expect: expected string or bytes-like object, got 'memoryview'
# expect: expected string or bytes-like object, got 'memoryview'
# expect: expected string or bytes-like object, got 'memoryview'
# expect: expected string or bytes-like object, got 'memoryview'
# expect: str
# expect: cannot use a bytes pattern on a string-like object
# expect: cannot use a bytes pattern on a string-like object
# expect: cannot use a bytes pattern on a string-like object
# expect: cannot use a bytes pattern on a string-like object
# expect: cannot use a bytes pattern on a string-like object
# expect: cannot use a bytes pattern on a string-like object
# expect: cannot use a bytes pattern on a string-like object
for replacement in (bytearray(b'<\\1>'), memoryview(b'xy'), array.array('b', b'z'), 'x', 1):
    try:
        print(re.sub(b'(b)', replacement, b'abc'))
    except TypeError as e:
        print(e)
# expect: b'a<b>c'
# expect: b'axyc'
# expect: b'azc'
# expect: sequence item 1: expected a bytes-like object, str found
# expect: decoding to str: need a bytes-like object, int found
