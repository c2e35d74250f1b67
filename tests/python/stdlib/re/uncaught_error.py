# an uncaught pattern error
# since: 3.14
import re
re.compile('(a')  # raises: re.PatternError: missing ), unterminated subpattern at position 0
