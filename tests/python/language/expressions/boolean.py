# and, or, not
print(1 and 2, 0 and 2, 1 or 2, 0 or 2, '' or [] or 'x', 1 and 'a' and [], not 1)
# expect: 2 0 1 2 x [] False
print(not '', not not 5, 1 or 1 / 0, 0 and 1 / 0, (0 or 5) and (3 or 1), not 0 == True)
# expect: True True 1 0 3 True
def t(x):
    print('t', x)
    return x
print(t(0) or t(1) and t(2) or t(3))
# expect: t 0
# expect: t 1
# expect: t 2
# expect: 2
if not (t(0) and t(1)) and (t(1) or t(0)):
    print('yes')
# expect: t 0
# expect: t 1
# expect: yes
x = t(1) and not t(0)
# expect: t 1
# expect: t 0
print(x)  # expect: True
