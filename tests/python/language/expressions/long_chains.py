# very long chains and deep parentheses work
print(eval('+'.join(['1'] * 2000)), eval(' and '.join(['1'] * 500)))  # expect: 2000 1
print(eval('(' * 50 + '1' + ')' * 50), len(eval('[' * 50 + ']' * 50)))  # expect: 1 1
print(eval('-' * 100 + '1'), eval('not ' * 51 + '1'))  # expect: 1 False
print(eval(' < '.join(map(str, range(100)))))  # expect: True
exec('if 0: pass\n' + ''.join(f'elif {i} == 150: print("branch", {i})\n' for i in range(200)))
# expect: branch 150
print(eval('"a" ' * 500)[:3], eval('x' + '.real' * 100, {'x': 5}))  # expect: aaa 5
print(eval('f' + '(1)' * 1, {'f': lambda x: x}))  # expect: 1
