# patterns and unpacking look
# tools: ro_echo
match ro_echo({'k': [1, 2]}, 10):
    case {'k': [a, b]}:
        print(a, b)  # expect: 1 2
x, (y, *z) = ro_echo([1, [2, 3, 4]], 5)
print(x, y, z)  # expect: 1 2 [3, 4]
for v in ro_echo('ab', 5):
    print(v)
# expect: a
# expect: b
def f(*a, **k): return a, k
print(f(*ro_echo([1], 5), **ro_echo({'q': 2}, 5)))  # expect: ((1,), {'q': 2})
with_index = [10, 20][ro_echo(1, 5)]
print(with_index)  # expect: 20
