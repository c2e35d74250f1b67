# a dict that loses its last item and gets a new one, again and again, is searched in bounded time
d = {i: i for i in range(100)}
for i in range(100, 700):
    d.popitem()
    d[i] = i
print(len(d), list(d)[-1], 5 in d, 699 in d, 'x' in d)  # expect: 100 699 True True False
for i in range(40):
    del d[i]
    d[i] = -i
print(len(d), list(d)[:3], d.popitem())  # expect: 100 [40, 41, 42] (39, -39)
