# What a bytearray is extended by, and when it cannot be.
# since: 3.14
b = bytearray(b"abc")
b.extend(b"xy")
b += b"z"
b.extend(b)
try:
    b += b
except BufferError as e:
    print(e)  # expect: Existing exports of data: object cannot be re-sized
empty = bytearray()
empty += empty
print(b, len(b), empty)  # expect: bytearray(b'abcxyzabcxyz') 12 bytearray(b'')
b.extend(b"")
b += b""
b.extend(bytearray(b"12"))
b += bytearray(b"3")
b += memoryview(b"4")
b.extend(memoryview(b"56"))
b.extend([55, 56])
b.extend(c for c in b"9")
print(b[-12:])  # expect: bytearray(b'xyz123456789')
for bad in ("x", 1, None, [256], ["a"], [-1]):
    for how in ("extend", "__iadd__"):
        try:
            print(getattr(b, how)(bad))
        except (TypeError, ValueError) as e:
            print(how, type(e).__name__, e)
# expect: extend TypeError expected iterable of integers; got: 'str'
# expect: __iadd__ TypeError can't concat str to bytearray
# expect: extend TypeError can't extend bytearray with int
# expect: __iadd__ TypeError can't concat int to bytearray
# expect: extend TypeError can't extend bytearray with NoneType
# expect: __iadd__ TypeError can't concat NoneType to bytearray
# expect: extend ValueError byte must be in range(0, 256)
# expect: __iadd__ TypeError can't concat list to bytearray
# expect: extend TypeError 'str' object cannot be interpreted as an integer
# expect: __iadd__ TypeError can't concat list to bytearray
# expect: extend ValueError byte must be in range(0, 256)
# expect: __iadd__ TypeError can't concat list to bytearray
view = memoryview(b)
for how in (lambda: b.extend(b"x"), lambda: b.__iadd__(b"x"), lambda: b.extend(b""), lambda: b.__iadd__(b"")):
    try:
        print(type(how()).__name__)
    except BufferError as e:
        print(e)
# expect: Existing exports of data: object cannot be re-sized
# expect: Existing exports of data: object cannot be re-sized
# expect: NoneType
# expect: bytearray
try:
    b += b"q"
except BufferError as e:
    print(e)  # expect: Existing exports of data: object cannot be re-sized
b += b""
view.release()
b += b"end"
print(b[-5:])  # expect: bytearray(b'89end')


class Own(bytearray):
    def extend(self, other):
        print("own", other)

    def __iadd__(self, other):
        print("iadd", other)
        return self


o = Own(b"a")
o.extend(b"x")  # expect: own b'x'
o += b"y"  # expect: iadd b'y'
print(o)  # expect: Own(b'a')


class Plain(bytearray):
    pass


p = q = Plain(b"a")
p += b"bc"
p.extend(b"d")
print(p, p is q, type(p).__name__)  # expect: Plain(b'abcd') True Plain
queue = bytearray()
for i in range(300):
    queue += bytes([i % 256]) * (i % 7)
    del queue[:i % 5]
print(len(queue), queue[:3], queue[-3:])  # expect: 297 bytearray(b'\xc9\xc9\xc9') bytearray(b'+++')
