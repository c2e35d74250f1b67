# a bad pattern
# since: 3.14
import re
re.compile('[a-')  # raises: re.PatternError: unterminated character set at position 0
