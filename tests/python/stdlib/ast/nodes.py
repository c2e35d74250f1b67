# nodes are made by position and by name, and say what is missing
# since: 3.14
import ast
import copy
import warnings

warnings.simplefilter('always')
warnings.showwarning = lambda message, category, *rest: print(category.__name__, message)
print(ast.Name('x'), ast.Call(ast.Name('f')), ast.Return.value, ast.FunctionDef._fields)
# expect: Name(id='x', ctx=Load()) Call(func=Name(id='f', ctx=Load()), args=[], keywords=[]) None ('name', 'args', 'body', 'decorator_list', 'returns', 'type_comment', 'type_params')
for make in [lambda: ast.Name(), lambda: ast.Name('x', other=1), lambda: ast.Name('x', id='y'), lambda: ast.Load(1)]:
    try:
        make()
    except TypeError as error:
        print(error)
# expect: DeprecationWarning Name.__init__ missing 1 required positional argument: 'id'. This will become an error in Python 3.15.
# expect: DeprecationWarning Name.__init__ got an unexpected keyword argument 'other'. Support for arbitrary keyword arguments is deprecated and will be removed in Python 3.15.
# expect: Name got multiple values for argument 'id'
# expect: Load constructor takes at most 0 positional arguments
tree = ast.parse('x + 1')
print(ast.dump(copy.deepcopy(tree)), ast.compare(tree, copy.deepcopy(tree)), ast.compare(tree, ast.parse('x + 2')))
# expect: Module(body=[Expr(value=BinOp(left=Name(id='x', ctx=Load()), op=Add(), right=Constant(value=1)))]) True False
print(copy.replace(ast.Name('x'), id='y'), ast.BinOp._field_types, ast.BinOp.__doc__)
# expect: Name(id='y', ctx=Load()) {'left': <class 'ast.expr'>, 'op': <class 'ast.operator'>, 'right': <class 'ast.expr'>} BinOp(expr left, operator op, expr right)
print([type(node).__name__ for node in ast.walk(tree)], [name for name, _ in ast.iter_fields(tree.body[0].value)])
# expect: ['Module', 'Expr', 'BinOp', 'Name', 'Add', 'Constant', 'Load'] ['left', 'op', 'right']
