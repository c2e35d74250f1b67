# the traceback of a failure that shows late also names the line of the call
# compat: pending-values
# tools: ro_fail
import traceback


def fetch():
    answer = ro_fail('no such page', 10)
    print('not looked at yet')  # expect: not looked at yet
    return answer


try:
    page = fetch()
    print('still not')  # expect: still not
    print(page)
except ToolError as error:
    lines = [(level.name, level.line) for level in traceback.extract_tb(error.__traceback__)]
print(lines)  # expect: [('<module>', 'print(page)'), ('fetch', "answer = ro_fail('no such page', 10)")]
