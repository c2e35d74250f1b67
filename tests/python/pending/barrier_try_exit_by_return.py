# a return out of a try waits inside it
# engine: hognose
# tools: ro_fail
def f():
    try:
        return ro_fail('caught inside', 10)
    except ToolError as e:
        return f'handled {e}'
print(f())  # expect: handled caught inside
