# template strings
# since: 3.14
name, n = 'World', 3.14159
t = t'Hello {name}! {n:.2f} {name!r:>10} {n=}'
print(type(t), t.strings, t.values, len(t.interpolations))
# expect: <class 'string.templatelib.Template'> ('Hello ', '! ', ' ', ' n=', '') ('World', 3.14159, 'World', 3.14159) 4
for i in t.interpolations:
    print(i.value, i.expression, i.conversion, i.format_spec)
# expect: World name None
# expect: 3.14159 n None .2f
# expect: World name r >10
# expect: 3.14159 n r
print([x if isinstance(x, str) else x.value for x in t], list(t''))
# expect: ['Hello ', 'World', '! ', 3.14159, ' ', 'World', ' n=', 3.14159] []
print(t'{name}'.strings, t'a' .strings, (t'a{1}' + t'{2}b').strings, t'{n:{3}.{1}f}'.interpolations[0].format_spec, repr(t'x{1}'))
# expect: ('', '') ('a',) ('a', '', 'b') 3.1f Template(strings=('x', ''), interpolations=(Interpolation(1, '1', None, ''),))
try:
    t'a' + 'b'
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: can only concatenate string.templatelib.Template (not "str") to string.templatelib.Template
try:
    str(t'a') + 1
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: can only concatenate str (not "int") to str
def html(t): return ''.join(x if isinstance(x, str) else str(x.value).replace('<', '&lt;') for x in t)
print(html(t'<b>{"<i>"}</b>'))  # expect: <b>&lt;i></b>
from string.templatelib import Template, Interpolation
print(Template('a', Interpolation(1, 'x'), 'b').strings, isinstance(t, Template))  # expect: ('a', 'b') True
print(Interpolation(5, 'e', 'r', 'spec'))  # expect: Interpolation(5, 'e', 'r', 'spec')
match t'{1}'.interpolations[0]:
    case Interpolation(v, e):
        print(v, e)  # expect: 1 1
