# encodings as programs spell them, of ASCII and of other text, short and long; digits in groups; tabs
short, long, other = "hello", "hello world " * 20, "naïve Straße € 😀"
for name in ("utf-8", "utf8", "UTF-8", "ascii", "latin-1", "latin1", "Utf_8", "U8", "us-ascii"):
    print(name, short.encode(name), len(long.encode(name)), short.encode(name).decode(name), long.encode(name).decode(name) == long)
    for errors in ("strict", "ignore", "replace", "backslashreplace"):
        try:
            data = other.encode(name, errors)
            print(errors, data, data.decode(name, errors))
        except UnicodeError as error:
            print(errors, error)
# expect: utf-8 b'hello' 240 hello True
# expect: strict b'na\xc3\xafve Stra\xc3\x9fe \xe2\x82\xac \xf0\x9f\x98\x80' naïve Straße € 😀
# expect: ignore b'na\xc3\xafve Stra\xc3\x9fe \xe2\x82\xac \xf0\x9f\x98\x80' naïve Straße € 😀
# expect: replace b'na\xc3\xafve Stra\xc3\x9fe \xe2\x82\xac \xf0\x9f\x98\x80' naïve Straße € 😀
# expect: backslashreplace b'na\xc3\xafve Stra\xc3\x9fe \xe2\x82\xac \xf0\x9f\x98\x80' naïve Straße € 😀
# expect: utf8 b'hello' 240 hello True
# expect: strict b'na\xc3\xafve Stra\xc3\x9fe \xe2\x82\xac \xf0\x9f\x98\x80' naïve Straße € 😀
# expect: ignore b'na\xc3\xafve Stra\xc3\x9fe \xe2\x82\xac \xf0\x9f\x98\x80' naïve Straße € 😀
# expect: replace b'na\xc3\xafve Stra\xc3\x9fe \xe2\x82\xac \xf0\x9f\x98\x80' naïve Straße € 😀
# expect: backslashreplace b'na\xc3\xafve Stra\xc3\x9fe \xe2\x82\xac \xf0\x9f\x98\x80' naïve Straße € 😀
# expect: UTF-8 b'hello' 240 hello True
# expect: strict b'na\xc3\xafve Stra\xc3\x9fe \xe2\x82\xac \xf0\x9f\x98\x80' naïve Straße € 😀
# expect: ignore b'na\xc3\xafve Stra\xc3\x9fe \xe2\x82\xac \xf0\x9f\x98\x80' naïve Straße € 😀
# expect: replace b'na\xc3\xafve Stra\xc3\x9fe \xe2\x82\xac \xf0\x9f\x98\x80' naïve Straße € 😀
# expect: backslashreplace b'na\xc3\xafve Stra\xc3\x9fe \xe2\x82\xac \xf0\x9f\x98\x80' naïve Straße € 😀
# expect: ascii b'hello' 240 hello True
# expect: strict 'ascii' codec can't encode character '\xef' in position 2: ordinal not in range(128)
# expect: ignore b'nave Strae  ' nave Strae
# expect: replace b'na?ve Stra?e ? ?' na?ve Stra?e ? ?
# expect: backslashreplace b'na\\xefve Stra\\xdfe \\u20ac \\U0001f600' na\xefve Stra\xdfe \u20ac \U0001f600
# expect: latin-1 b'hello' 240 hello True
# expect: strict 'latin-1' codec can't encode character '\u20ac' in position 13: ordinal not in range(256)
# expect: ignore b'na\xefve Stra\xdfe  ' naïve Straße
# expect: replace b'na\xefve Stra\xdfe ? ?' naïve Straße ? ?
# expect: backslashreplace b'na\xefve Stra\xdfe \\u20ac \\U0001f600' naïve Straße \u20ac \U0001f600
# expect: latin1 b'hello' 240 hello True
# expect: strict 'latin-1' codec can't encode character '\u20ac' in position 13: ordinal not in range(256)
# expect: ignore b'na\xefve Stra\xdfe  ' naïve Straße
# expect: replace b'na\xefve Stra\xdfe ? ?' naïve Straße ? ?
# expect: backslashreplace b'na\xefve Stra\xdfe \\u20ac \\U0001f600' naïve Straße \u20ac \U0001f600
# expect: Utf_8 b'hello' 240 hello True
# expect: strict b'na\xc3\xafve Stra\xc3\x9fe \xe2\x82\xac \xf0\x9f\x98\x80' naïve Straße € 😀
# expect: ignore b'na\xc3\xafve Stra\xc3\x9fe \xe2\x82\xac \xf0\x9f\x98\x80' naïve Straße € 😀
# expect: replace b'na\xc3\xafve Stra\xc3\x9fe \xe2\x82\xac \xf0\x9f\x98\x80' naïve Straße € 😀
# expect: backslashreplace b'na\xc3\xafve Stra\xc3\x9fe \xe2\x82\xac \xf0\x9f\x98\x80' naïve Straße € 😀
# expect: U8 b'hello' 240 hello True
# expect: strict b'na\xc3\xafve Stra\xc3\x9fe \xe2\x82\xac \xf0\x9f\x98\x80' naïve Straße € 😀
# expect: ignore b'na\xc3\xafve Stra\xc3\x9fe \xe2\x82\xac \xf0\x9f\x98\x80' naïve Straße € 😀
# expect: replace b'na\xc3\xafve Stra\xc3\x9fe \xe2\x82\xac \xf0\x9f\x98\x80' naïve Straße € 😀
# expect: backslashreplace b'na\xc3\xafve Stra\xc3\x9fe \xe2\x82\xac \xf0\x9f\x98\x80' naïve Straße € 😀
# expect: us-ascii b'hello' 240 hello True
# expect: strict 'ascii' codec can't encode character '\xef' in position 2: ordinal not in range(128)
# expect: ignore b'nave Strae  ' nave Strae
# expect: replace b'na?ve Stra?e ? ?' na?ve Stra?e ? ?
# expect: backslashreplace b'na\\xefve Stra\\xdfe \\u20ac \\U0001f600' na\xefve Stra\xdfe \u20ac \U0001f600
print(short.encode(encoding="utf-8"), bytes(short, "utf-8"), str(b"caf\xc3\xa9", "utf-8"), b"caf\xe9".decode("latin-1"))
# expect: b'hello' b'hello' café café
for wrong in ("nonsense", "utf-9", 3, None, "ut\0f"):
    for method in (short.encode, b"abc".decode):
        try:
            print(method(wrong))
        except (LookupError, TypeError, ValueError) as error:
            print(type(error).__name__, error)
# expect: LookupError unknown encoding: nonsense
# expect: LookupError unknown encoding: nonsense
# expect: LookupError unknown encoding: utf-9
# expect: LookupError unknown encoding: utf-9
# expect: TypeError encode() argument 'encoding' must be str, not int
# expect: TypeError decode() argument 'encoding' must be str, not int
# expect: TypeError encode() argument 'encoding' must be str, not None
# expect: TypeError decode() argument 'encoding' must be str, not None
# expect: ValueError embedded null character
# expect: ValueError embedded null character
try:
    (b"a" * 30 + b"\xff").decode("utf-8")
except UnicodeDecodeError as error:
    print(error)  # expect: 'utf-8' codec can't decode byte 0xff in position 30: invalid start byte
data = bytes(range(7))
print([data.hex(":", group) for group in (1, 2, 3, 7, 8, -1, -2, -3, -7)], data[:1].hex("-"), b"".hex("-"), data.hex("-", 0))
# expect: ['00:01:02:03:04:05:06', '00:0102:0304:0506', '00:010203:040506', '00010203040506', '00010203040506', '00:01:02:03:04:05:06', '0001:0203:0405:06', '000102:030405:06', '00010203040506'] 00  00010203040506
print([text.expandtabs(n) for text in ("\ta\tbc", "ab\n\tc\td\r\te", "\t\t", "no tabs", "", "ä\tö", "€\t1\n\t2") for n in (0, 1, 4, 8)])
# expect: ['abc', ' a bc', '    a   bc', '        a       bc', 'ab\ncd\re', 'ab\n c d\r e', 'ab\n    c   d\r    e', 'ab\n        c       d\r        e', '', '  ', '        ', '                ', 'no tabs', 'no tabs', 'no tabs', 'no tabs', '', '', '', '', 'äö', 'ä ö', 'ä   ö', 'ä       ö', '€1\n2', '€ 1\n 2', '€   1\n    2', '€       1\n        2']
print(b"a\tb\n\tc".expandtabs(3), bytearray(b"\t").expandtabs(), "a\tb".expandtabs(-2))
# expect: b'a  b\n   c' bytearray(b'        ') ab
print(sorted(["b", "a\0", "a", "ab", "", "a\0b", "zz" * 11, "zz" * 12, "ä", "z", "Ā"]), "a" < "a\0", "a\0" < "a\1", "abcdefgh" < "abcdefghi" < "abcdefgi")
# expect: ['', 'a', 'a\x00', 'a\x00b', 'ab', 'b', 'z', 'zzzzzzzzzzzzzzzzzzzzzz', 'zzzzzzzzzzzzzzzzzzzzzzzz', 'ä', 'Ā'] True True True
print(sorted([("a", 1), ("a\0", 0), ("", 5), ("a", 0), ("B", 2)]), max("pear", "peach", "peanut"), min("é", "z", "a" * 23))
# expect: [('', 5), ('B', 2), ('a', 0), ('a', 1), ('a\x00', 0)] pear aaaaaaaaaaaaaaaaaaaaaaa
