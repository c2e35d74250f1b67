# chains evaluate the middle once
def t(x):
    print(x)
    return x
print(1 < 2 < 3, 1 < 3 < 2, 3 > 2 >= 2 != 1, 1 < t(2) < 3, 1 < t(0) < t(9))
# expect: 2
# expect: 0
# expect: True False True True False
print(1 == 1 in [1], 1 in [1] == True, 'a' in 'ab' in ['ab'], None is None is not [])
# expect: True False True True
class C:
    def __lt__(s, o): return []
    def __gt__(s, o): return 'gt'
print(C() < 1, C() < 1 < 2, (C() > 1) , 1 < C(), 1 < C() > 0)  # expect: [] [] gt gt gt
x = 5
print(0 < x < 10 < 20, not 0 < x < 3, 0 < x and x < 3)  # expect: True True False
