# a call copies its arguments when it is made
# tools: ro_echo
x = [1, {'k': [2]}]
a = ro_echo(x, 10)
x.append('later')
x[1]['k'].append('later')
print(a)  # expect: [1, {'k': [2]}]
print(x)  # expect: [1, {'k': [2, 'later']}, 'later']
