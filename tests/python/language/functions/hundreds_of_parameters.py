# more parameters and locals than registers, with defaults, keywords, closures and methods
names = [f'p{i}' for i in range(250)]
source = f'def f({", ".join(names[:-1])}, p249=9): return p0 + p248 + p249, (lambda: p100)()'
exec(source)
print(f(*range(249)), f(*range(249), p249=1))  # expect: (257, 100) (249, 100)
exec(f'def g({", ".join(names)}):\n del p3\n {" = ".join(f"q{i}" for i in range(200))} = p7\n p5 = 1\n return q0 + q199 + p5 + p6\n')
print(g(*range(250)))  # expect: 21
try: f(1)
except TypeError as e: print(str(e)[:44])  # expect: f() missing 248 required positional argument
exec(f'class C:\n def __init__(self, {", ".join(names)}): super().__init__(); self.all = p0, p249')
print(C(*range(250)).all)  # expect: (0, 249)
exec(f'def h({", ".join(names)}):\n for i in range(2): yield p0 + p249 + i')
print(list(h(*range(250))))  # expect: [249, 250]
exec(f'{", ".join(names)} = range(250)')
print(p0, p249)  # expect: 0 249
