# a loop that looks at each answer goes one by one
# tools: ro_echo, log
total = 0
for i in range(3):
    total += ro_echo(i, 30 - i * 10)
print(total)  # expect: 3
print([e[:3] for e in log()])  # expect: ['sta', 'end', 'sta', 'end', 'sta', 'end']
