# looking at a failed answer raises there
# engine: hognose
# tools: ro_fail
try:
    bad = ro_fail('bad', 5)
    print('before')  # expect: before
    bad + 1
    print('never')
except ToolError as e:
    print('caught', e)  # expect: caught bad
