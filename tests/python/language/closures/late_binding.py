# closures see the variable, not its value at that time
fs = []
for i in range(3): fs.append(lambda: i)
print([f() for f in fs])  # expect: [2, 2, 2]
i = 10
print([f() for f in fs])  # expect: [10, 10, 10]
def mk():
    out = []
    for j in range(3):
        def g(): return j
        out.append(g)
    return out
print([g() for g in mk()])  # expect: [2, 2, 2]
print([f() for f in [lambda k=k: k for k in range(3)]])  # expect: [0, 1, 2]
print([f() for f in [lambda: k for k in range(3)]])  # expect: [2, 2, 2]
