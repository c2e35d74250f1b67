# a failure that was raised is not raised by a later barrier
# compat: pending-values
# tools: ro_fail, ro_echo
try:
    bad = ro_fail('bad', 5)
except ToolError as e:
    print('first', e)  # expect: first bad
try:
    ro_echo('statement')
    x = ro_echo(1)
except ToolError as e:
    print('again', e)
print('end', x)  # expect: end 1
