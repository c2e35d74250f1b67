"""Texts that grow at their end: what they were before stays as it was."""

s = 'a' * 300
kept = []
for n in range(40):
    kept.append(s)
    s += chr(97 + n % 26)
print([len(k) for k in kept][::8], kept[0] == 'a' * 300, kept[5][-5:], s[-14:], s.count('b'), hash(kept[3]) == hash('a' * 300 + 'abc'))
# expect: [300, 308, 316, 324, 332] True abcde abcdefghijklmn 2 True
one, two = s, s
one += 'x'
two += 'y'
print(s[-1], one[-2:], two[-2:], len(s), len(one), len(two))  # expect: n nx ny 340 341 341
three = one
three += 'é'
three += '€'
three += 'z'
print(one[-2:], three[-4:], len(three), three.isascii(), one.isascii())  # expect: nx xé€z 344 False True
empty = s
empty += ''
print(empty is s or empty == s)  # expect: True
part = s[310:320]
s += 'q'
print(part, s[310:321], s[-1])  # expect: klmnopqrst klmnopqrstu q
d = {s: 1}
t = s
s += '!'
print(d[t], s in d, t + '!' in {s})  # expect: 1 False True
text = ''
for word in ('one', ' ', 'two', ' ', 'x' * 200, 'end') * 3:
    text += word
print(len(text), text[:8], text[-6:], text.split()[1], text.find('end'))
# expect: 633 one two  xxxend two 208

def grow(text, n):
    return text if n == 0 else grow(text + 'r', n - 1)

base = 'b' * 260
print(len(grow(base, 50)), len(base), grow(base, 3)[-4:], (base + 'c') < (base + 'd'))
# expect: 310 260 brrr True
