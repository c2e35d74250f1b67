# a loop that appends without looking overlaps
# compat: pending-values
# tools: ro_echo, log
out = []
for i in range(3):
    out.append(ro_echo(i, 30 - i * 10))
print(out)  # expect: [0, 1, 2]
print([e[:3] for e in log()])  # expect: ['sta', 'sta', 'sta', 'end', 'end', 'end']
