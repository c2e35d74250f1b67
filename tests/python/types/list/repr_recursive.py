# a list that contains itself
x = [1]
x.append(x)
print(x, [x], str(x))  # expect: [1, [...]] [[1, [...]]] [1, [...]]
d = {'x': x}
x.append(d)
print(x)  # expect: [1, [...], {'x': [...]}]
a, b = [], []
a.append(b)
b.append(a)
print(a)  # expect: [[[...]]]
try:
    hash(x)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: unhashable type: 'list'
