# break and continue out of a try wait inside it
# engine: hognose
# tools: ro_fail, ro_echo
for i in range(2):
    try:
        a = ro_fail(f'in turn {i}', 10)
        if i: break
        continue
    except ToolError as e:
        print(e)
# expect: in turn 0
# expect: in turn 1
print('end')  # expect: end
