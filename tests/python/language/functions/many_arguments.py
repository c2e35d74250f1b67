# calls with very many arguments
def f(*a, **k): return len(a), len(k), sum(a)
print(f(*range(300)), f(**dict.fromkeys(map(str, range(300)), 0)))  # expect: (300, 0, 44850) (0, 300, 0)
names = [f'a{i}' for i in range(300)]
numbers = ', '.join(map(str, range(300)))
exec('def g(' + ', '.join(names) + '): return a0 + a299')
print(g(*range(300)))  # expect: 299
exec('r = f(' + numbers + ')')
print(r)  # expect: (300, 0, 44850)
exec('def h():\n ' + ', '.join(names) + ' = ' + numbers + '\n return a0 + a299 + a255 + a256')
print(h())  # expect: 810
exec('l = [' + numbers + ']')
print(len(l), sum(l))  # expect: 300 44850
