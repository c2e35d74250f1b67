# a tool has a name, as a function has
# engine: hognose
# tools: echo
import functools
print(echo.__name__, echo.__qualname__, echo.__module__, repr(echo).startswith('<function echo at 0x'))
# expect: echo echo __main__ True
@functools.wraps(echo)
def wrapped(x): return echo(x)
print(wrapped.__name__, wrapped(3))  # expect: echo 3
