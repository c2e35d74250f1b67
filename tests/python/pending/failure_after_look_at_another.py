# looking at one answer does not raise the failure of another
# engine: hognose
# tools: ro_fail, ro_echo
try:
    bad = ro_fail('bad', 5)
    good = ro_echo('good', 20)
    print(good)  # expect: good
    print('still here')  # expect: still here
except ToolError as e:
    print('at the barrier:', e)  # expect: at the barrier: bad
