# expressions that need parentheses
print(f'{(x := 5)}', x, f'{x:=5}|', f'{(lambda q: q * 2)(3)}')  # expect: 5 5     5| 6
print(f'{[i for i in range(3)]}', f'{ {i: i for i in "a"} }', f'{x:{(w := 4)}}|')
# expect: [0, 1, 2] {'a': 'a'}    5|
print(f'{"yes" if x else "no"}', f'{x or 1}', f'{(yield_ := 1)}')  # expect: yes 5 1
def g(): yield f'{(yield 1)}'
i = g()
print(next(i), i.send('sent'))  # expect: 1 sent
