# names bound before a failing guard stay
match [1, 2]:
    case [a, b] if a > b:
        print('no')
    case [c, d]:
        print(a, b, c, d)  # expect: 1 2 1 2
def f():
    match 5:
        case 1: x = 1
        case 2: x = 2
    return x
try:
    f()
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: UnboundLocalError: cannot access local variable 'x' where it is not associated with a value
match 'subject':
    case str(x) if 0: pass
print(x)  # expect: subject
