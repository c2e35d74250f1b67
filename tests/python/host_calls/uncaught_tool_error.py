# an uncaught failure ends the script
# tools: fail
fail('the server said no')  # raises: ToolError: the server said no
