# a failure from before the try is not caught by it
# compat: pending-values
# tools: ro_fail
def f():
    a = ro_fail('outside', 10)
    try:
        print('never')
    except ToolError:
        print('not here')
try:
    f()
except ToolError as e:
    print('outer', e)  # expect: outer outside
