# replacement fields, conversions, specifications
x, y, s = 5, 3.14159, 'text'
print(f'{x}', f'{x} and {y}', f'{x + 1}', f'{s!r}', f'{s!s}', f'{s!a}', f'{y:.2f}')
# expect: 5 5 and 3.14159 6 'text' text 'text' 3.14
print(f'{x:5d}|', f'{x:<5}|', f'{s:>6}|', f'{{}}', f'{{{x}}}', f'', f'{x}{y}')
# expect:     5| 5    |   text| {} {5}  53.14159
print(f'{s.upper()}', f'{[1, 2][0]}', f'{ {1: 2}[1] }', f'{(lambda: 1)()}', f"{'a'}")  # expect: TEXT 1 2 1 a
print(rf'\d{x}', fr'\n', F'{x}', f'a' 'b' f'{x}')  # expect: \d5 \n 5 ab5
print(f'{x!r:>5}|', f'{None}', f'{1,}', f'{*[1, 2],}', f'{x if x > 3 else y}')
# expect:     5| None (1,) (1, 2) 5
print(f'{not x}', f'{x:{x}}|', f'{y:{x}.{1}f}|', f'{y:{"." + str(2)}f}')  # expect: False     5|   3.1| 3.14
print(f'{x:>{x + 5}}|', f'\N{BULLET}{x}', f'{x!s:^{9}}|')  # expect:          5| •5     5    |
