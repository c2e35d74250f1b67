# growth and deletion keep order
d = {}
for i in range(300): d[i * 7 % 307] = i
for i in range(0, 300, 3): del d[i * 7 % 307]
print(len(d), list(d)[:8], list(d)[-3:], sum(d), sum(d.values()))
# expect: 200 [7, 14, 28, 35, 49, 56, 70, 77] [230, 244, 251] 30098 30000
d2 = {str(k): v for k, v in d.items()}
print(len(d2), all(d2[str(k)] == v for k, v in d.items()))  # expect: 200 True
print(d == {int(k): v for k, v in d2.items()})  # expect: True
