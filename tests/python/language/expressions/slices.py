# slices with every kind of bound
s = list(range(10))
for t in (s[:], s[2:], s[:-2], s[::3], s[::-1], s[8:2:-2], s[-3:], s[5:100], s[100:], s[-100:2], s[None:None:None], s[True:], s[:0], s[3:3], s[:-100:-4]):
    print(t)
# expect: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
# expect: [2, 3, 4, 5, 6, 7, 8, 9]
# expect: [0, 1, 2, 3, 4, 5, 6, 7]
# expect: [0, 3, 6, 9]
# expect: [9, 8, 7, 6, 5, 4, 3, 2, 1, 0]
# expect: [8, 6, 4]
# expect: [7, 8, 9]
# expect: [5, 6, 7, 8, 9]
# expect: []
# expect: [0, 1]
# expect: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
# expect: [1, 2, 3, 4, 5, 6, 7, 8, 9]
# expect: []
# expect: []
# expect: [9, 5, 1]
class G:
    def __getitem__(s, k): return k
print(G()[1:2], G()[:], G()[::2], G()[1:2, 3], G()['a':None], G()[1:2:3, ..., None])
# expect: slice(1, 2, None) slice(None, None, None) slice(None, None, 2) (slice(1, 2, None), 3) slice('a', None, None) (slice(1, 2, 3), Ellipsis, None)
t = 'abcdef'
print(t[1:-1], t[::2], t[-2:0:-1], (1, 2, 3)[::-1], b'abc'[1:], range(10)[2:8:3])
# expect: bcde ace edcb (3, 2, 1) b'bc' range(2, 8, 3)
x = slice(1, 4)
print(s[x], t[x], x.stop)  # expect: [1, 2, 3] bcd 4
