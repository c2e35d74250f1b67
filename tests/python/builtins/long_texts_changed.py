"""Long texts whose characters are replaced, deleted and counted one by one, and texts that share what they are made of."""

plain = 'abc def | ghi; jkl = ' * 200
wide = 'äöü € abc ' * 200
for text in (plain, wide, plain[7:], plain[:-3], wide[1:]):
    for old, new in ((' ', '_'), ('|', 'é'), ('a', '\x00'), ('€', 'e'), ('z', 'y'), ('a', 'a'), ('c', ''), ('a', 'bb'), ('|', '€')):
        for limit in (-1, 0, 1, 5, 150, 10**6):
            changed = text.replace(old, new, limit)
            parts = text.split(old, limit) if limit >= 0 else text.split(old)
            if changed != new.join(parts) or (len(changed) - len(text)) != (len(parts) - 1) * (len(new) - 1):
                print('differs', text[:20], old, new, limit)
    print(text.count('a'), text.count(' '), text.count('€'), text.count('|'), text.count('zz'), text.count('c '))
# expect: 200 1200 0 200 0 200
# expect: 200 600 200 0 0 200
# expect: 199 1199 0 200 0 199
# expect: 200 1198 0 200 0 200
# expect: 200 600 200 0 0 200
data = bytes(range(256)) * 5
for old, new in ((0, 255), (127, 128), (128, 127), (255, 0), (65, 66), (1, 1)):
    changed = data.replace(bytes([old]), bytes([new]))
    print(changed.count(bytes([new])), changed.count(bytes([old])), len(changed), changed == bytes(new if byte == old else byte for byte in data))
# expect: 10 0 1280 True
# expect: 10 0 1280 True
# expect: 10 0 1280 True
# expect: 10 0 1280 True
# expect: 10 0 1280 True
# expect: 5 5 1280 True

for table in (
    {97: 'b'}, {97: None}, {97: ''}, {97: 'xy'}, {97: 0x20AC}, {97: '€'}, {98: 233, 99: None, 32: ' '}, str.maketrans('abc', 'cab', '|;'), {},
):
    for text in (plain, wide, 'b' * 100):
        changed = text.translate(table)
        print(len(changed), changed[:24], changed[-12:])
# expect: 4200 bbc def | ghi; jkl = bbc  ghi; jkl =
# expect: 2000 äöü € bbc äöü € bbc äöü  c äöü € bbc
# expect: 100 bbbbbbbbbbbbbbbbbbbbbbbb bbbbbbbbbbbb
# expect: 4000 bc def | ghi; jkl = bc d  ghi; jkl =
# expect: 1800 äöü € bc äöü € bc äöü €  bc äöü € bc
# expect: 100 bbbbbbbbbbbbbbbbbbbbbbbb bbbbbbbbbbbb
# expect: 4000 bc def | ghi; jkl = bc d  ghi; jkl =
# expect: 1800 äöü € bc äöü € bc äöü €  bc äöü € bc
# expect: 100 bbbbbbbbbbbbbbbbbbbbbbbb bbbbbbbbbbbb
# expect: 4400 xybc def | ghi; jkl = xy  ghi; jkl =
# expect: 2200 äöü € xybc äöü € xybc äö  äöü € xybc
# expect: 100 bbbbbbbbbbbbbbbbbbbbbbbb bbbbbbbbbbbb
# expect: 4200 €bc def | ghi; jkl = €bc  ghi; jkl =
# expect: 2000 äöü € €bc äöü € €bc äöü  c äöü € €bc
# expect: 100 bbbbbbbbbbbbbbbbbbbbbbbb bbbbbbbbbbbb
# expect: 4200 €bc def | ghi; jkl = €bc  ghi; jkl =
# expect: 2000 äöü € €bc äöü € €bc äöü  c äöü € €bc
# expect: 100 bbbbbbbbbbbbbbbbbbbbbbbb bbbbbbbbbbbb
# expect: 4000 aé def | ghi; jkl = aé d  ghi; jkl =
# expect: 1800 äöü € aé äöü € aé äöü €  aé äöü € aé
# expect: 100 éééééééééééééééééééééééé éééééééééééé
# expect: 3800 cab def  ghi jkl = cab d   ghi jkl =
# expect: 2000 äöü € cab äöü € cab äöü  b äöü € cab
# expect: 100 aaaaaaaaaaaaaaaaaaaaaaaa aaaaaaaaaaaa
# expect: 4200 abc def | ghi; jkl = abc  ghi; jkl =
# expect: 2000 äöü € abc äöü € abc äöü  c äöü € abc
# expect: 100 bbbbbbbbbbbbbbbbbbbbbbbb bbbbbbbbbbbb


class Asked(dict):
    """Says what it is asked for."""

    def __missing__(self, key):
        self.asked.append(key)
        return key


table = Asked()
table.asked = []
print('xxyyx'.translate(table), sorted(set(table.asked)))  # expect: xxyyx [120, 121]
try:
    plain.translate({97: 'b', 124: 1.5})
except TypeError as error:
    print(error)  # expect: character mapping must return integer, None or str
try:
    plain.translate({97: -1})
except ValueError as error:
    print(error)  # expect: character mapping must be in range(0x110000)

# Texts that are the front of a longer one.
front = 'hello world, ' * 30
longer = front + 'and more'
print(sorted(set(front)), len(list(front)), list(front)[:3], len(longer), front.translate({104: 72})[:14])
# expect: [' ', ',', 'd', 'e', 'h', 'l', 'o', 'r', 'w'] 390 ['h', 'e', 'l'] 398 Hello world, H
whole = front
whole += 'é€'
print(sorted(set(front)) == sorted(set(whole) - {'é', '€'}), list(whole)[-3:], tuple(front)[-2:])
# expect: True [' ', 'é', '€'] (',', ' ')
