# a call fails with its unanswered argument, unstarted
# engine: hognose
# tools: ro_echo, ro_fail, log
try:
    a = ro_fail('no', 5)
    b = ro_echo(a, 1)
    print('both made')  # expect: both made
except ToolError as e:
    print('caught', e)  # expect: caught no
print(log())  # expect: ["start ro_fail('no')", "end ro_fail('no')"]
