# a failing ordinary call raises where it stands
# tools: rw_fail
done = []
try:
    a = rw_fail('now', 5)
    done.append('never')
except ToolError as e:
    print(e, done)  # expect: now []
