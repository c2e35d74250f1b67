# trees are compiled with the lines that they have, and checked before
# since: 3.14
import ast
import traceback

source = "x = 1\n\n\ndef f():\n    return x / 0\ntry:\n    f()\nexcept ZeroDivisionError as e:\n    for level in traceback.extract_tb(e.__traceback__):\n        print(level.lineno, level.name)\n"
exec(compile(ast.parse(source), '<tree>', 'exec'))
# expect: 7 <module>
# expect: 5 f


class Looked(ast.NodeTransformer):
    def visit_Name(self, node):
        return ast.copy_location(ast.Subscript(ast.Name('data', ast.Load()), ast.Constant(node.id), node.ctx), node)


tree = ast.fix_missing_locations(Looked().visit(ast.parse('a + b * 2', mode='eval')))
print(ast.unparse(tree), eval(compile(tree, '', 'eval'), {'data': {'a': 1, 'b': 5}}))
# expect: data['a'] + data['b'] * 2 11
for tree in [ast.Module([ast.Pass()], []), ast.Module(1, []), ast.Expression(ast.Pass(lineno=1, col_offset=0)),
             ast.fix_missing_locations(ast.Module([ast.If(ast.Constant(1), [])], [])),
             ast.fix_missing_locations(ast.Module([ast.Assign([], ast.Constant(1))], []))]:
    try:
        compile(tree, 'f', 'eval' if isinstance(tree, ast.Expression) else 'exec')
    except (TypeError, ValueError) as error:
        print(type(error).__name__, error)
# expect: TypeError required field "lineno" missing from stmt
# expect: TypeError Module field "body" must be a list, not a int
# expect: TypeError expected some sort of expr, but got Pass()
# expect: ValueError empty body on If
# expect: ValueError empty targets on Assign
