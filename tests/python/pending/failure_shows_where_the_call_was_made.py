# the traceback of a failure that shows late also names the line of the call
# compat: pending-values
# tools: ro_fail
def fetch():
    answer = ro_fail('no such page', 10)
    print('not looked at yet')  # expect: not looked at yet
    return answer


try:
    page = fetch()
    print('still not')  # expect: still not
    print(page)
except ToolError as error:
    level = error.__traceback__
while level:
    print('line', level.tb_lineno)
    level = level.tb_next
# expect: line 13
# expect: line 5
