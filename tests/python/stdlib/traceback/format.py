# traceback as text
import traceback
def f(): raise ValueError('v')
try: f()
except ValueError as e:
    print(traceback.format_exception_only(e))
    print([(s.name, s.line) for s in traceback.extract_tb(e.__traceback__)])
    lines = traceback.format_exc().splitlines()
    print(lines[0], lines[-1], len(lines) > 3)
    print(traceback.format_exception(e)[-1])
# expect: ['ValueError: v\n']
# expect: [('<module>', 'try: f()'), ('f', "def f(): raise ValueError('v')")]
# expect: Traceback (most recent call last): ValueError: v True
# expect: ValueError: v
# expect:
