# numbers in two notations
V = [(1000, 'M'), (900, 'CM'), (500, 'D'), (400, 'CD'), (100, 'C'), (90, 'XC'), (50, 'L'), (40, 'XL'), (10, 'X'), (9, 'IX'), (5, 'V'), (4, 'IV'), (1, 'I')]
def to(n):
    out = ''
    for v, s in V:
        k, n = divmod(n, v)
        out += s * k
    return out
def back(s):
    d = {s: v for v, s in V if len(s) == 1}
    return sum(-d[a] if d[a] < d.get(b, 0) else d[a] for a, b in zip(s, s[1:] + ' '))
print(to(1994), to(2024), back('MCMXCIV'), all(back(to(n)) == n for n in range(1, 30)))
# expect: MCMXCIV MMXXIV 1994 True
