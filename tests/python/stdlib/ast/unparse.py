# unparse writes brackets where they are needed and quotes that fit
# since: 3.14
import ast

for text in ['not (a and b) or (c and not d)', '-(-x) ** -y ** 2', '(a, b) = c, = d', 'x[1:2, ::3, *y]', "f'{x!r:{w}.{p}}' 'it is'",
             'lambda *, y=1: (yield)', '{**a, "b": 1}', '1 .real', '1e400', '(x): int', 'def f(a, /, b=1, *c, d, **e):\n  "doc\\n more"',
             'with (a as b, c): pass', 'x = yield 1, 2', '"\'" \'"\'', 'if a:\n  pass\nelif b:\n  pass', 'del a, (b, c)',
             'match x:\n case (1 | 2) as y | 3: pass']:
    print(ast.unparse(ast.parse(text)))
