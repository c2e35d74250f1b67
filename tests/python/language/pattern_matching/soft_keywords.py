# match, case, type and _ are still names
match = 1
case = 2
type = 3
_ = 4
print(match, case, type, _, match + case, [match][0], match * 2)  # expect: 1 2 3 4 3 1 2
match.real
print(match)  # expect: 1
def f(match, case): return match(case)
print(f(len, 'abc'))  # expect: 3
match (1, 2):
    case (a, b):
        print(a, b)  # expect: 1 2
match match:
    case case:
        print(case)  # expect: 1
match -1:
    case -1:
        print('minus')  # expect: minus
class A: match = case = 5
print(A.match, A().case)  # expect: 5 5
