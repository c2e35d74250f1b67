# an uncaught exception without a message
raise ValueError  # raises: ValueError
