# a failure reaches the body that made the call or looks
# engine: hognose
# tools: ro_fail, ro_echo
def gen():
    yield ro_echo(1, 5)
    yield ro_fail('from the generator', 5)
try:
    r = list(gen())
    print(len(r))  # expect: 2
except ToolError as e:
    print(e)  # expect: from the generator
