# the parts of f-strings and t-strings have places of their own, and neighbours are one
# since: 3.14
import ast

for text in ['"x" f"a{y}b" "c"', "f'{x=!s:>{w}}'", "t'a{x!r:>3}b'", "f'{{}}é{z}'", "u'a' 'b'"]:
    for node in ast.walk(ast.parse(text, mode='eval')):
        if hasattr(node, 'col_offset'):
            print(type(node).__name__, node.col_offset, node.end_col_offset, getattr(node, 'value', ''))
# expect: JoinedStr 0 16
# expect: Constant 0 7 xa
# expect: FormattedValue 7 10 Name(id='y', ctx=Load())
# expect: Constant 10 16 bc
# expect: Name 8 9
# expect: JoinedStr 0 14
# expect: Constant 3 5 x=
# expect: FormattedValue 2 13 Name(id='x', ctx=Load())
# expect: Name 3 4
# expect: JoinedStr 7 12
# expect: Constant 8 9 >
# expect: FormattedValue 9 12 Name(id='w', ctx=Load())
# expect: Name 10 11
# expect: TemplateStr 0 13
# expect: Constant 2 3 a
# expect: Interpolation 3 11 Name(id='x', ctx=Load())
# expect: Constant 11 12 b
# expect: Name 4 5
# expect: JoinedStr 7 10
# expect: Constant 8 10 >3
# expect: JoinedStr 0 12
# expect: Constant 2 8 {}é
# expect: FormattedValue 8 11 Name(id='z', ctx=Load())
# expect: Name 9 10
# expect: Constant 0 8 ab
