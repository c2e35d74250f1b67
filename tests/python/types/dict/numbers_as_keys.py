"""Numbers as keys: those that are equal are one key, whatever they are; those that only share a hash are not."""

class Like:
    def __init__(self, n):
        self.n = n

    def __hash__(self):
        return hash(self.n)

    def __eq__(self, other):
        print('asked', self.n, other)
        return other == self.n

class Number(int):
    pass

for size in (0, 20):
    d = {1000 + i: i for i in range(size)}
    d[1] = 'int'
    d[-1] = 'minus one'
    print(d.get(-2), -2 in d, d.get(-2, 'none'), hash(-1) == hash(-2))
    d[-2] = 'minus two'
    print(d[-1], d[-2], d.get(1.0), d.get(True), 1.0 in d, d[True])
    d[True] = 'bool'
    d[1.0] = 'float'
    print(d[1], len(d) - size, [type(k).__name__ for k in d if k == 1])
    large = 2 ** 61 - 1
    print(d.get(0), 0 in d, large in d)
    d[large] = 'large'
    print(d.get(0), 0 in d, d.get(large))
    d[0] = 'zero'
    print(d[0], d[large], d.get(-0.0), d.get(2 ** 61 - 1), d.get(2 ** 62 - 2))
    d[2.0] = 'two'
    print(d.get(2), 2 in d, d[2])
    d[2] = 'two again'
    print(d[2.0], [k for k in d if k == 2])
    like = Like(7)
    d[like] = 'like'
    print(d.get(7), 7 in d, d[7])
    d[7] = 'seven'
    print(d[like], len(d) - size)
    d[Number(9)] = 'number'
    print(d.get(9), 9 in d, d[9], d.pop(9), d.get(9), 9 in d)
    del d[-1]
    print(d.get(-1), -1 in d, d[-2])
    d[-1] = 'again'
    print(d[-1], list(d)[-1])
    for missing in (5, -7, 2 ** 40, 2 ** 70):
        try:
            d[missing]
        except KeyError as e:
            print(e, d.get(missing), d.get(missing, 'none'), missing in d)
# expect: None False none True
# expect: minus one minus two int int True int
# expect: float 3 ['int']
# expect: None False False
# expect: None False large
# expect: zero large zero large None
# expect: two True two
# expect: two again [2.0]
# expect: asked 7 7
# expect: asked 7 7
# expect: asked 7 7
# expect: like True like
# expect: asked 7 7
# expect: seven 7
# expect: number True number number None False
# expect: None False minus two
# expect: again -1
# expect: 5 None none False
# expect: -7 None none False
# expect: 1099511627776 None none False
# expect: 1180591620717411303424 None none False
# expect: None False none True
# expect: minus one minus two int int True int
# expect: float 3 ['int']
# expect: None False False
# expect: None False large
# expect: zero large zero large None
# expect: two True two
# expect: two again [2.0]
# expect: asked 7 7
# expect: asked 7 7
# expect: asked 7 7
# expect: like True like
# expect: asked 7 7
# expect: seven 7
# expect: number True number number None False
# expect: None False minus two
# expect: again -1
# expect: 5 None none False
# expect: -7 None none False
# expect: 1099511627776 None none False
# expect: 1180591620717411303424 None none False






















try:
    d.get(1, 2, 3)
except TypeError as e:
    print(e)  # expect: get expected at most 2 arguments, got 3
grown = {}
for i in range(-100, 100):
    grown[i * 7] = grown.get(i * 7 - 7, 0) + i
print(len(grown), grown[7], grown[-700], sum(grown[k] for k in grown), 8 in grown, grown.get(693), grown.get(694))
# expect: 200 -5049 -100 -676700 False -100 None

for k in range(-700, 700, 14):
    del grown[k]
print(len(grown), -700 in grown, grown.get(-700), grown[-693], sum(k in grown for k in range(-700, 700)))
# expect: 100 False None -199 100
