# a text that is no number
int('12a')  # raises: ValueError: invalid literal for int() with base 10: '12a'
