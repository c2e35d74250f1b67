# popitem takes the newest; keys can be popped in a loop
d = dict.fromkeys(range(5))
while d:
    print(d.popitem())
# expect: (4, None)
# expect: (3, None)
# expect: (2, None)
# expect: (1, None)
# expect: (0, None)
d = {i: i * i for i in range(20)}
for i in range(0, 20, 2): d.pop(i)
for i in range(30, 33): d[i] = 0
print(d, len(d), next(iter(d)), next(reversed(d)))
# expect: {1: 1, 3: 9, 5: 25, 7: 49, 9: 81, 11: 121, 13: 169, 15: 225, 17: 289, 19: 361, 30: 0, 31: 0, 32: 0} 13 1 32
