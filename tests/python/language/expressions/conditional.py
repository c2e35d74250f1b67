# conditional expressions
print(1 if True else 2, (1 if False else 2), 'a' if [] else 'b' if {} else 'c')  # expect: 1 2 c
print([1 if x else 0 for x in (0, 1)], (lambda x: 'pos' if x > 0 else 'neg')(1))  # expect: [0, 1] pos
print(1 if 0 else 2 + 5, (1 if 1 else 2) + 5)  # expect: 7 6
print(1 if True else 1 / 0, {'k': 1 if 0 else 2}, f'{1 if 1 else 2}')  # expect: 1 {'k': 2} 1
