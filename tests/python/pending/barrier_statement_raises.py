# a call as a statement raises the earliest failure
# engine: hognose
# tools: ro_echo, ro_fail
try:
    a = ro_fail('first', 50)
    b = ro_fail('second', 10)
    ro_echo('statement', 1)
    print('never')
except ToolError as e:
    print(e)  # expect: first
