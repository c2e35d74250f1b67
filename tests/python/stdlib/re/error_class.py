# the error has a new name
# since: 3.13
import re
try: re.compile('(')
except re.PatternError as e: print(type(e).__name__, re.error is re.PatternError)  # expect: PatternError True
