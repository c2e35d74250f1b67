# the end of the script waits and raises
# tools: ro_fail, ro_echo
a = ro_echo('fine', 30)
b = ro_fail('at the end', 10)  # raises: ToolError: at the end
