# an answer nobody needs is still waited for by the next barrier
# engine: hognose
# tools: ro_echo, rw_echo, log
def fire():
    x = ro_echo('unused', 50)
fire()
rw_echo('barrier')
print(log()[:3])
# expect: ["start ro_echo('unused')", "end ro_echo('unused')", "start rw_echo('barrier')"]
