# asking for the time waits for outstanding calls
# engine: hognose
# tools: ro_echo, log
import time
a = ro_echo('a', 30)
t = time.time()
b = ro_echo('b', 10)
print(b)  # expect: b
print([e[:3] for e in log()])  # expect: ['sta', 'end', 'sta', 'end']
