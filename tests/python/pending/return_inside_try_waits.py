# return of a call inside a try waits before leaving it
# tools: ro_echo, log
def get(x):
    try: return ro_echo(x, 30 - x * 10)
    finally: pass
print([get(i) for i in range(3)])  # expect: [0, 1, 2]
print([e[:3] for e in log()])  # expect: ['sta', 'end', 'sta', 'end', 'sta', 'end']
