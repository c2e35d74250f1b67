# literal_eval takes literals and containers of them, and says what it does not take
# since: 3.14
import ast

for text in ['[1, (2.5, "a"), {b"x": None}, {1, True}, set()]', ' -1 + 2j', 'x', '1 + 2', 'f()', '[1, 2', "{'a': -b}", '...']:
    try:
        print(ast.literal_eval(text))
    except (ValueError, SyntaxError) as error:
        print(type(error).__name__, error)
# expect: [1, (2.5, 'a'), {b'x': None}, {1}, set()]
# expect: (-1+2j)
# expect: ValueError malformed node or string on line 1: Name(id='x', ctx=Load())
# expect: ValueError malformed node or string on line 1: BinOp(left=Constant(value=1, kind=None), op=Add(), right=Constant(value=2, kind=None))
# expect: ValueError malformed node or string on line 1: Call(func=Name(id='f', ctx=Load()), args=[], keywords=[])
# expect: SyntaxError '[' was never closed (<unknown>, line 1)
# expect: ValueError malformed node or string on line 1: Name(id='b', ctx=Load())
# expect: Ellipsis
