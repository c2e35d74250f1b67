"""Truth values as items of sums, alone and among numbers; `ord` and `chr`; lists gone through backwards while they change."""
# since: 3.14

xs = [3, -1, 4, 0, 5]
print(sum(x > 2 for x in xs), sum(x > 9 for x in xs), sum(True for _ in range(3)), type(sum(x > 2 for x in xs)))
# expect: 3 0 3 <class 'int'>
print(sum((x if x > 2 else x == 0) for x in xs), sum((x > 2 for x in xs), 10), sum((x > 2 for x in xs), 0.5), sum((x > 2 for x in xs), True))
# expect: 13 13 3.5 4
print(sum(v for v in (True, 1.5, True, 2)), sum(v for v in (1.5, True, False)), sum(v for v in (2**60, True, 2**47, True)), sum(v for v in (2**47 - 1, True)))
# expect: 5.5 2.5 1153062242095202306 140737488355328
print(sum(a == b for a, b in zip('kitten', 'sitting')), sum(not x for x in xs))  # expect: 4 1
try:
    sum(v for v in (True, 'a'))
except TypeError as error:
    print(error)  # expect: unsupported operand type(s) for +: 'int' and 'str'
try:
    sum((v for v in (True, False)), [])
except TypeError as error:
    print(error)  # expect: can only concatenate list (not "bool") to list

print([ord(c) for c in 'aé\x00ÿ€𝄞'], [chr(n) for n in (97, 233, 0, 255, 256, 8364, 119070)])
# expect: [97, 233, 0, 255, 8364, 119070] ['a', 'é', '\x00', 'ÿ', 'Ā', '€', '𝄞']
for wrong in ('', 'ab', 5, None, b'ab'):
    try:
        print(ord(wrong))
    except TypeError as error:
        print(error)
# expect: ord() expected a character, but string of length 0 found
# expect: ord() expected a character, but string of length 2 found
# expect: ord() expected string of length 1, but int found
# expect: ord() expected string of length 1, but NoneType found
# expect: ord() expected a character, but string of length 2 found
for wrong in (-1, 0x110000, 2**70, 'a', 1.5):
    try:
        print(chr(wrong))
    except (ValueError, TypeError, OverflowError) as error:
        print(type(error).__name__, error)
# expect: ValueError chr() arg not in range(0x110000)
# expect: ValueError chr() arg not in range(0x110000)
# expect: ValueError chr() arg not in range(0x110000)
# expect: TypeError 'str' object cannot be interpreted as an integer
# expect: TypeError 'float' object cannot be interpreted as an integer
print(ord(b'a'), ord(bytearray(b'z')), chr(True), ord('ab'[0]))  # expect: 97 122  97

for change in (lambda items: items.append(9), lambda items: items.pop(), lambda items: items.clear(), lambda items: items.insert(0, 7)):
    items, seen = [1, 2, 3, 4], []
    for item in reversed(items):
        seen.append(item)
        if len(seen) == 2:
            change(items)
        if len(seen) > 8:
            break
    print(seen, items)
# expect: [4, 3, 2, 1] [1, 2, 3, 4, 9]
# expect: [4, 3, 2, 1] [1, 2, 3]
# expect: [4, 3] []
# expect: [4, 3, 1, 7] [7, 1, 2, 3, 4]
back = reversed([1, 2, 3])
for item in back:
    break
print(item, back.__length_hint__(), list(back), list(back))  # expect: 3 2 [2, 1] []
items = [1]
back = reversed(items)
print(list(back))  # expect: [1]
items.append(2)
print(list(back))  # expect: []
total = 0
for row in reversed([[1, 2], [3]]):
    for item in reversed(row):
        total = total * 10 + item
print(total)  # expect: 321
