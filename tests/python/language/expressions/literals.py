# displays and literals of all types
print([], (), {}, {1}, [1, 'a', 2.5, 1j, None, True, ..., b'x'], (1,), {'k': [1]})
# expect: [] () {} {1} [1, 'a', 2.5, 1j, None, True, Ellipsis, b'x'] (1,) {'k': [1]}
print(0xff, 1_000, 1e3, 'a' 'b', """t""", -1, [1,], {1: 2,}, (1, 2,), not None, [[]])
# expect: 255 1000 1000.0 ab t -1 [1] {1: 2} (1, 2) True [[]]
print(((), ((),)), {**{}}, {(1, 2): {3}})  # expect: ((), ((),)) {} {(1, 2): {3}}
print(1.5j, 0o7, 0b1, r'\x', b'\x00', '\N{LATIN SMALL LETTER A}', '''a'b"c''', 'é' == '\xe9')
# expect: 1.5j 7 1 \x b'\x00' a a'b"c True
