# a failure named by a builtin exception arrives as that
# tools: fail_value
fail_value('bad value')  # raises: ValueError: bad value
