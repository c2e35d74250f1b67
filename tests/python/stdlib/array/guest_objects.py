# Items and arguments of the program's own classes: __index__, __float__, __eq__, iterables, streams.
import array
import io


class Number:
    def __init__(self, n):
        self.n = n

    def __index__(self):
        return self.n

    def __eq__(self, other):
        return self.n == other

    def __float__(self):
        return self.n + 0.5


class Items:
    def __iter__(self):
        yield 1
        yield Number(2)


a = array.array('i', [Number(1), 2])
a.append(Number(3))
a.insert(Number(0), Number(9))
a.extend([Number(4)])
a.extend(Items())
a.fromlist([Number(5)])
a[Number(0)] = Number(8)
print(a, a[Number(1)], a[Number(1):Number(3)])
# expect: array('i', [8, 1, 2, 3, 4, 1, 2, 5]) 1 array('i', [1, 2])
print(a.index(Number(3)), a.count(Number(1)), Number(4) in a, Number(77) in a)  # expect: 3 2 True False
a.remove(Number(8))
print(a, a * Number(2) == a + a, a.pop(Number(0)))  # expect: array('i', [2, 3, 4, 1, 2, 5]) True 1
del a[Number(0)]
print(a, array.array('d', [Number(1)]), array.array('i', Items()))
# expect: array('i', [3, 4, 1, 2, 5]) array('d', [1.5]) array('i', [1, 2])
try:
    a.remove(Number(77))
except ValueError as error:
    print(error)  # expect: array.remove(x): x not in array


class Half(array.array):
    def __getitem__(self, key):
        return super().__getitem__(key) / 2


h = Half('i', [2, 4])
print(h[0], list(h), h.tolist())  # expect: 1.0 [2, 4] [2, 4]
stream = io.BytesIO()
a.tofile(stream)
print(len(stream.getvalue()))  # expect: 20
stream.seek(0)
b = array.array('i')
b.fromfile(stream, 2)
print(b)  # expect: array('i', [3, 4])
try:
    b.fromfile(stream, 99)
except EOFError as error:
    print(error, b == array.array('i', a[:2]) + a[2:])  # expect: read() didn't return enough bytes True
