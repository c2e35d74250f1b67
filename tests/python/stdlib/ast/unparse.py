# unparse writes brackets where they are needed and quotes that fit
# since: 3.14
import ast

for text in ['not (a and b) or (c and not d)', '-(-x) ** -y ** 2', '(a, b) = c, = d', 'x[1:2, ::3, *y]', "f'{x!r:{w}.{p}}' 'it is'",
             'lambda *, y=1: (yield)', '{**a, "b": 1}', '1 .real', '1e400', '(x): int', 'def f(a, /, b=1, *c, d, **e):\n  "doc\\n more"',
             'with (a as b, c): pass', 'x = yield 1, 2', '"\'" \'"\'', 'if a:\n  pass\nelif b:\n  pass', 'del a, (b, c)',
             'match x:\n case [(1 | 2) as y, 3 | 4]: pass']:
    print(ast.unparse(ast.parse(text)))
# expect: not (a and b) or (c and (not d))
# expect: -(-x) ** (-y ** 2)
# expect: a, b = c, = d
# expect: x[1:2, ::3, *y]
# expect: f'{x!r:{w}.{p}}it is'
# expect: lambda *, y=1: (yield)
# expect: {**a, 'b': 1}
# expect: 1 .real
# expect: 1e309
# expect: (x): int
# expect: def f(a, /, b=1, *c, d, **e):
# expect:     """doc
# expect:  more"""
# expect: with a as b, c:
# expect:     pass
# expect: x = (yield (1, 2))
# expect: ''''"'''
# expect: if a:
# expect:     pass
# expect: elif b:
# expect:     pass
# expect: del a, (b, c)
# expect: match x:
# expect:     case [1 | 2 as y, 3 | 4]:
# expect:         pass
