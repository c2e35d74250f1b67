# a try around each call makes it wait
# tools: ro_echo, log
out = []
for i in range(3):
    try: out.append(ro_echo(i, 30 - i * 10))
    except ToolError: out.append(None)
print(out)  # expect: [0, 1, 2]
print([e[:3] for e in log()])  # expect: ['sta', 'end', 'sta', 'end', 'sta', 'end']
