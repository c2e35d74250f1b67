# a host call in a property
# tools: echo, fail
class P:
    @property
    def v(self): return echo('value')
    @v.setter
    def v(self, x): self.stored = echo(x)
    @property
    def bad(self): return fail('no value')
p = P()
p.v = 5
print(p.v, p.stored, getattr(p, 'v'), hasattr(p, 'v'))  # expect: value 5 value True
try:
    p.bad
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: ToolError: no value
p.v += '!'
print(p.stored)  # expect: value!
