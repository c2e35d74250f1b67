# an unanswered value deep inside the arguments
# engine: hognose
# tools: ro_echo, log
a = ro_echo(1, 20)
b = ro_echo({'k': [(a, 2)]}, 5)
print('goes on')  # expect: goes on
print(b)  # expect: {'k': [(1, 2)]}
print(log()[1:3])  # expect: ['end ro_echo(1)', "start ro_echo({'k': [(1, 2)]})"]
