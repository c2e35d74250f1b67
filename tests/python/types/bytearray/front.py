# bytes that go at the front and come at the back, and every other change in between
line, kept = bytearray(), []
for i in range(3000):
    line += bytes([i % 256, i // 256])
    kept += [i % 256, i // 256]
    if i % 3:
        del line[:3]
        del kept[:3]
    elif i % 5 == 0:
        line.insert(1, 7)
        kept.insert(1, 7)
    elif i % 7 == 0:
        line[:2] = b""
        kept[:2] = []
    elif i % 11 == 0:
        line[1:4] = b"abcdef"
        kept[1:4] = b"abcdef"
    if i % 100 == 0:
        print(line.pop(0) == kept.pop(0), end=" ")
        del line[::4]
        del kept[::4]
print(list(line) == kept, len(line))
# expect: True True True True True True True True True True True True True True True True True True True True True True True True True True True True True True True 15
line = bytearray(range(100))
del line[:60]
print(line[0], line[-1], len(line), line.find(99), bytes(line[:3]), line == bytes(range(60, 100)), 59 in line)
# expect: 60 99 40 39 b'<=>' True False
view = memoryview(line)
try:
    del line[:1]
except BufferError as error:
    print(error)  # expect: Existing exports of data: object cannot be re-sized
view[0] = 1
view.release()
del line[0]
line.reverse()
line.append(5)
print(line[:2], line[-2:], len(line))  # expect: bytearray(b'cb') bytearray(b'=\x05') 40
del line[:]
line.extend(b"xyz")
print(line, line.copy(), line * 2)  # expect: bytearray(b'xyz') bytearray(b'xyz') bytearray(b'xyzxyz')
