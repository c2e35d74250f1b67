# a statement that drops a tool's value waits for everything; one that keeps it, as append does, waits for nothing
# compat: pending-values
# tools: ro_echo, log
answers = []
for i in range(2):
    answers.append(ro_echo(i, 10))
for i in range(2, 4):
    ro_echo(i, 10)
for event in log(): print(event)
# expect: start ro_echo(0)
# expect: start ro_echo(1)
# expect: start ro_echo(2)
# expect: end ro_echo(0)
# expect: end ro_echo(1)
# expect: end ro_echo(2)
# expect: start ro_echo(3)
# expect: end ro_echo(3)
