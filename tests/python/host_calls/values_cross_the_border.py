# which values go out and come back
# tools: echo
for v in (None, True, 0, -1, 10 ** 30, 1.5, float('inf'), '', 'é😀', b'\x00\xff', [1, [2]], (1, 2), {'k': {'n': None}}, {}, [], {1: 'a'}, {1, 2}):
    r = echo(v)
    print(r, type(r).__name__, r == v)
# expect: None NoneType True
# expect: True bool True
# expect: 0 int True
# expect: -1 int True
# expect: 1000000000000000000000000000000 int True
# expect: 1.5 float True
# expect: inf float True
# expect:  str True
# expect: é😀 str True
# expect: b'\x00\xff' bytes True
# expect: [1, [2]] list True
# expect: (1, 2) tuple True
# expect: {'k': {'n': None}} dict True
# expect: {} dict True
# expect: [] list True
# expect: {1: 'a'} dict True
# expect: {1, 2} set True
x = [1]
y = echo(x)
y.append(2)
print(x, y, y is x)  # expect: [1] [1, 2] False
shared = [0]
z = echo([shared, shared])
print(z)  # expect: [[0], [0]]
