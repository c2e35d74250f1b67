# dump shows a tree in one line, indented, with and without names and places
# since: 3.14
import ast

tree = ast.parse("def f(a, *b, c=1) -> int:\n    return [x for x in a if x]\n")
print(ast.dump(tree))
# expect: Module(body=[FunctionDef(name='f', args=arguments(args=[arg(arg='a')], vararg=arg(arg='b'), kwonlyargs=[arg(arg='c')], kw_defaults=[Constant(value=1)]), body=[Return(value=ListComp(elt=Name(id='x', ctx=Load()), generators=[comprehension(target=Name(id='x', ctx=Store()), iter=Name(id='a', ctx=Load()), ifs=[Name(id='x', ctx=Load())], is_async=0)]))], returns=Name(id='int', ctx=Load()))])
print(ast.dump(tree, annotate_fields=False))
# expect: Module([FunctionDef('f', arguments([], [arg('a')], arg('b'), [arg('c')], [Constant(1)]), [Return(ListComp(Name('x', Load()), [comprehension(Name('x', Store()), Name('a', Load()), [Name('x', Load())], 0)]))], [], Name('int', Load()))])
print(ast.dump(ast.parse('x += y.z[1:2]'), indent=2))
# expect: Module(
# expect:   body=[
# expect:     AugAssign(
# expect:       target=Name(id='x', ctx=Store()),
# expect:       op=Add(),
# expect:       value=Subscript(
# expect:         value=Attribute(
# expect:           value=Name(id='y', ctx=Load()),
# expect:           attr='z',
# expect:           ctx=Load()),
# expect:         slice=Slice(
# expect:           lower=Constant(value=1),
# expect:           upper=Constant(value=2)),
# expect:         ctx=Load()))])
print(ast.dump(ast.parse('-1', mode='eval'), include_attributes=True))
# expect: Expression(body=UnaryOp(op=USub(), operand=Constant(value=1, lineno=1, col_offset=1, end_lineno=1, end_col_offset=2), lineno=1, col_offset=0, end_lineno=1, end_col_offset=2))
print(ast.dump(ast.parse('f()', mode='eval'), show_empty=True))
# expect: Expression(body=Call(func=Name(id='f', ctx=Load()), args=[], keywords=[]))
print(ast.parse('[1, 2, 3]'))
# expect: Module(body=[Expr(value=List(elts=[Constant(...), ..., Constant(...)], ctx=Load(...)))], type_ignores=[])
