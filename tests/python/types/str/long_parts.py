# parts of long texts: slices of slices, what is appended to them, what they are keys of
t = ''.join(chr(97 + i * 7 % 26) for i in range(5000))
order = sorted(range(0, len(t), 113), key=lambda i: t[i:])
print(order[:5], order[-3:], sum(order[::7]))  # expect: [2938, 0, 2147, 4294, 1356] [1582, 3729, 791] 15820
rest, n = t, 0
while len(rest) > 4200:
    head, rest = rest[:3], rest[3:]
    n += len(head) * (ord(head[0]) % 5)
print(n)  # expect: 1623
a = t[100:4000]; b = a[50:3000]; c = b[:2000]; d = c + 'x'; d += 'y' * 2000; d += 'z'
print(len(a), len(b), len(c), len(d), d[1995:2005], d[-3:], a[50:55] == t[150:155] == b[:5] == c[:5])
# expect: 3900 2950 2000 4002 nubipxyyyy yyz True
print(hash(b) == hash(t[150:3100]), b == t[150:3100], b in {t[150:3100]: 1}, b.startswith(t[150:1500]), b.find(t[2000:2050]), b.upper()[:5], b[::-1][:5])
# expect: True True True True 4 KRYFM jcvoh
print(a.split('h')[:3], a.replace('h', '')[:10], a.count('h'), a[1234], a[-1], a.encode()[:5], int('1' * 3000 + '0')%7)
# expect: ['yfmta', 'ovcjqxelszgnubipwdkryfmta', 'ovcjqxelszgnubipwdkryfmta'] yfmtaovcjq 150 e r b'yfmta' 0
e = 'é' * 3000 + t; f = e[10:6000]; g = f[3000:]; h = e[2000:7000]
print(len(f), f[2989:2992], g[:5], h.isascii(), g.isascii(), h[1000:].isascii(), e[3000:].isascii())
# expect: 5990 éah szgnu False True True True
w = '☃' * 3000 + t; x = w[3000:]; print(len(x), x.isascii(), x[:4], w[2999:3003])
# expect: 5000 True ahov ☃aho
s = 'a' * 2000; v = s[1:]; s += 'b'; v2 = v + 'c'; s += 'd' * 3000; print(len(s), len(v), v[-2:], v2[-2:], s[1999:2003], len(s[1:-1]))
# expect: 5001 1999 aa ac abdd 4999
k = t[1:] + ''; print(k is not t, len(k), ''.join([k, a])[4998:5001], '%s' % k == k, f'{k:>5005}'[5:] == k, str(k) is k, k.strip() == k, (' ' * 1100 + k).strip() == k)
# expect: True 4999 xyf True False True True True
import re, json
print(re.search('hov', k).span(), json.loads(json.dumps(k)) == k, len(repr(k)), k.isalpha(), k.partition('hov')[2][:4], k.rsplit('a', 1)[1])
# expect: (0, 3) True 5001 True cjqx hovcjqx
lines = ('line of text\n' * 500); q = lines[600:]; print(len(q.splitlines()), q.splitlines()[0], q.split()[:2], len(q.split('\n')), list(q)[:2], [ch for ch in q][:3], max(q), 'text' in q)
# expect: 454 ne of text ['ne', 'of'] 455 ['n', 'e'] ['n', 'e', ' '] x True
