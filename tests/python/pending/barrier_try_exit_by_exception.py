# an exception that leaves a try body meets an earlier failure
# engine: hognose
# tools: ro_fail
try:
    a = ro_fail('earlier', 10)
    raise ValueError('later')
except ToolError as e:
    print('tool', e)  # expect: tool earlier
except ValueError as e:
    print('value', e)
