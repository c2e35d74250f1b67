# Containers of every kind across a call.
a = [1, 2.5, "two", b"three", 10**30]
d = {"list": a, 1: (a, None), frozenset({2}): {3, "x"}}
del d[1]
got = fetch("four")
a.append(got)
print(a, d["list"] is a, len(d))
# prints: [1, 2.5, 'two', b'three', 1000000000000000000000000000000, 'four'] True 2
