# Bytes: sums, slices, keys of dicts, comparisons, text.
# since: 3.14
a, b = b"abc", b"d"
print(a + b, b"" + a, a + b"", a + bytearray(b"x"), bytearray(b"x") + a, a + memoryview(b"yz"))
# expect: b'abcd' b'abc' b'abc' b'abcx' bytearray(b'xabc') b'abcyz'
for other in ("x", 1, None, [1], (1,)):
    try:
        a + other
    except TypeError as e:
        print(e)
# expect: can't concat str to bytes
# expect: can't concat int to bytes
# expect: can't concat NoneType to bytes
# expect: can't concat list to bytes
# expect: can't concat tuple to bytes


class Bytes(bytes):
    pass


class Added(bytes):
    def __add__(self, other):
        return "added"

    def __radd__(self, other):
        return "radded"


print(Bytes(b"x") + a, type(a + Bytes(b"x")).__name__, Added(b"x") + a, a + Added(b"x"))
# expect: b'xabc' bytes added radded
t = a
t += b
t += b"efg"
print(t, a, (1, 2) + (3,), () + (), (1,) + (), () + (1, 2, 3, 4), (1, 2) + (3, 4), ((1,) + (2,))[1])
# expect: b'abcdefg' b'abc' (1, 2, 3) () (1,) (1, 2, 3, 4) (1, 2, 3, 4) 2
print(a[:1], a[1:], a[:], a[:] is a, a[5:], a[-2:], a[::2], a[::-1], bytearray(a)[:1], bytearray(a)[:], bytearray(a)[1], bytearray(a)[-1])
# expect: b'a' b'bc' b'abc' True b'' b'bc' b'ac' b'cba' bytearray(b'a') bytearray(b'abc') 98 99
for i in (3, -4, 10**20):
    for value in (a, bytearray(a)):
        try:
            value[i]
        except IndexError as e:
            print(e)
# expect: index out of range
# expect: bytearray index out of range
# expect: index out of range
# expect: bytearray index out of range
# expect: cannot fit 'int' into an index-sized integer
# expect: cannot fit 'int' into an index-sized integer
d = {b"abc": 1, "abc": 2, b"": 3}
key = bytes([97, 98, 99])
print(d[key], key in d, b"x" in d, "abc" in d, d.get(b"abd"), d[b""], bytes(bytearray(b"abc")) in d, d[Bytes(b"abc")])
# expect: 1 True False True None 3 True 1
s = {b"a", b"b", bytes([97])}
print(len(s), bytes([98]) in s, b"a" in {"a"}, hash(key) == hash(b"abc"))  # expect: 2 True False True
try:
    bytearray(b"a") in d
except TypeError as e:
    print(e)  # expect: cannot use 'bytearray' as a dict key (unhashable type: 'bytearray')
print(a == key, a != key, a == bytearray(a), bytearray(a) == a, a == "abc", a < b, a <= a, b > a, a >= b"abcd", b"" < b"\0", a == memoryview(a))
# expect: True False True True False True True True False True True
try:
    a < "x"
except TypeError as e:
    print(e)  # expect: '<' not supported between instances of 'bytes' and 'str'
print([key] == [a], [bytearray(a)] == [a], a in [key], key in (b"x", a), bytearray(a) in [a])
# expect: True True True True True
print("hello".encode(), "".encode(), "é".encode(), "x".encode(), ("y" * 70).encode()[-1:], "é".encode("latin-1"), "a".encode("utf-16-le"))
# expect: b'hello' b'' b'\xc3\xa9' b'x' b'y' b'\xe9' b'a\x00'
print(b"hello".decode(), repr(b"".decode()), b"x".decode() is "xy"[0], b"\xc3\xa9".decode(), (b"z" * 30).decode(), bytearray(b"hi").decode(), b"\xe9".decode("latin-1"))
# expect: hello '' True é zzzzzzzzzzzzzzzzzzzzzzzzzzzzzz hi é
for data in (b"\xff", b"ok\xff"):
    try:
        data.decode()
    except UnicodeDecodeError as e:
        print(e)
# expect: 'utf-8' codec can't decode byte 0xff in position 0: invalid start byte
# expect: 'utf-8' codec can't decode byte 0xff in position 2: invalid start byte
try:
    "\udc80".encode()
except UnicodeEncodeError as e:
    print(e)  # expect: 'utf-8' codec can't encode character '\udc80' in position 0: surrogates not allowed
print(b"".hex(), b"\x00\xff".hex(), bytes(range(11)).hex(), bytes(range(12)).hex(), bytearray(b"az").hex(), b"abc".hex("-"), b"abcd".hex(":", 2), memoryview(b"q").hex())
# expect:  00ff 000102030405060708090a 000102030405060708090a0b 617a 61-62-63 6162:6364 71
print(type(Bytes(b"x").hex()).__name__, Bytes(b"x").decode(), type(Bytes(b"x")[:]).__name__)
# expect: str x bytes
