# a host call in the function given to re.sub
# tools: echo, add
import re
print(re.sub(r'\d+', lambda m: str(add(int(m[0]), 1)), 'a1b22c333'))  # expect: a2b23c334
print(re.sub('(?P<w>[a-z])', lambda m: echo(m['w']).upper(), 'abc', count=2))  # expect: ABc
print(re.subn('x', lambda m: echo('yy'), 'axbx'))  # expect: ('ayybyy', 2)
