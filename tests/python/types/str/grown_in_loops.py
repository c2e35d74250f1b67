"""Texts that are appended to again and again, kept in between, read by index and in loops."""


def grow(n):
    t = 'a start that is long enough to be no short text at all, ' * 4
    parts = []
    for i in range(n):
        t += 'ab' if i % 3 else 'more than the twenty-two letters of a short text'
        if i % 7 == 0:
            parts.append(t)
    return t, parts


t, parts = grow(36)
print(len(t), len(parts), sum(map(len, parts)), t[220:240], parts[5][-10:], parts[-1] == t[:len(parts[-1])])
# expect: 848 6 3360 ll, more than the tw t textabab True
print(hash(t) == hash(''.join(list(t))), t.count('ab'), t[-1], t[-3:], t[5], parts[2][-1])
# expect: True 24 b bab r b
a = 'é' * 100
b = a
for i in range(40):
    a += '€' if i > 30 else 'x'
print(len(a), len(b), a[-3:], a.count('x'), b == 'é' * 100, a[99], a[100], a[-1], [c for c in a[97:104]])
# expect: 140 100 €€€ 31 True é x € ['é', 'é', 'é', 'x', 'x', 'x', 'x']
c = a
a += 'tail'
c += 'other'
print(a[-6:], c[-6:], len(a), len(c))  # expect: €€tail €other 144 145
x = 'q' * 200
y = x + 'a'
z = x + 'b'
w = y + 'c'
v = y + 'd'
u = w + w
w2 = w + 'e' * 30
w3 = w + 'f' * 30
w4 = w2 + w2
print(y[-2:], z[-2:], w[-3:], v[-3:], len(u), w2[-3:], w3[-3:], len(w4), {y: 1, w: 2}[x + 'ac'], w in u)
# expect: qa qb qac qad 404 eee fff 464 2 True
wide = '\U0001f600' * 70
for i in range(40):
    wide += 'z' if i % 2 else '€'
print(len(wide), wide[69:73], wide[-1], wide[-2], ''.join(reversed(wide))[:3], sum(c == 'z' for c in wide))
# expect: 110 😀€z€ z € z€z 20
for i in (-110, -111, 109, 110):
    try:
        print(ascii(wide[i]))
    except IndexError as e:
        print(e)
# expect: '\U0001f600'
# expect: string index out of range
# expect: 'z'
# expect: string index out of range
d = {}
key = 'k' * 130
for i in range(20):
    key += 'x'
    d[key] = i
print(len(d), d['k' * 130 + 'x' * 7], max(d, key=len) == key)  # expect: 20 6 True
