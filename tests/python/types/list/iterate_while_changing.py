# a for loop sees what is appended and misses what is removed
x = [1, 2, 3]
for v in x:
    if v < 3: x.append(v + 10)
print(x)  # expect: [1, 2, 3, 11, 12]
y = [1, 2, 3, 4]
for v in y: y.remove(v)
print(y)  # expect: [2, 4]
z = [1, 2, 3]
it = iter(z)
print(next(it))  # expect: 1
z.clear()
print(next(it, 'end'), list(it))  # expect: end []
z.extend([7, 8, 9])
print(list(it))  # expect: []
r = reversed([1, 2, 3])
print(next(r), list(r), next(r, None))  # expect: 3 [2, 1] None
