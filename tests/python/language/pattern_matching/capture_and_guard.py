# captures, guards, as
def f(x):
    match x:
        case [a, b] if a == b: return 'same', a
        case [a, b]: return 'pair', a, b
        case int() as n if n > 10: return 'big', n
        case (str() | bytes()) as s: return 'text', s
        case n: return 'any', n
print(f([1, 1]), f((1, 2)), f(50), f('q'), f(b'w'), f(3), f([]), f(True))
# expect: ('same', 1) ('pair', 1, 2) ('big', 50) ('text', 'q') ('text', b'w') ('any', 3) ('any', []) ('any', True)
match 5:
    case z if z > 10:
        print('no')
    case z if (w := z * 2):
        print(z, w)  # expect: 5 10
print(z)  # expect: 5
match [1, [2, 3]]:
    case [a, [b, *c] as inner]:
        print(a, b, c, inner)  # expect: 1 2 [3] [2, 3]
