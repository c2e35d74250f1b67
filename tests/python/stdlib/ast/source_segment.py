# the part of a source that a node stands for, and docstrings
# since: 3.14
import ast

source = "def f(a,\n   b):\n    '''Doc.\n\n    more'''\n    return (ä +\n  b)\n"
tree = ast.parse(source)
print(ast.get_docstring(tree.body[0]))
# expect: Doc.
# expect:
# expect: more
print(repr(ast.get_docstring(tree.body[0], clean=False)))  # expect: 'Doc.\n\n    more'
node = tree.body[0].body[1].value
print(ast.get_source_segment(source, node))
# expect: ä +
# expect:   b
print(ast.get_source_segment(source, node, padded=True))
# expect:             ä +
# expect:   b
print(ast.get_docstring(tree))  # expect: None
