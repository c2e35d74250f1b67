# rebinding the name of an argument changes nothing
# tools: ro_echo
out = []
x = 'first'
for i in range(3):
    x = f'turn {i}'
    out.append(ro_echo(x, 10))
x = 'last'
print(out, x)  # expect: ['turn 0', 'turn 1', 'turn 2'] last
