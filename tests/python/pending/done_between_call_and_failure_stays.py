# what was done between call and failure stays done
# compat: pending-values
# tools: ro_fail
done = []
try:
    a = ro_fail('late', 10)
    done.append('after the call')
    n = 5
except ToolError as e:
    print(e, done, n)  # expect: late ['after the call'] 5
