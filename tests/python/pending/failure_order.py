# the earliest failure in program order is raised, whichever came first
# compat: pending-values
# tools: ro_fail, ro_echo
def run(delays):
    try:
        x = [ro_fail(f'call {i}', d) for i, d in enumerate(delays)]
        ok = ro_echo('ok', 1)
    except ToolError as e:
        return str(e)
print(run([30, 20, 10]))  # expect: call 0
print(run([10, 20, 30]))  # expect: call 0
