"""Trees of `ast` from the steps that the parser gives: a stack machine, so that no depth is too deep.

A step is 0 and a value, 1 and the length of a list, or the name of a class, behind which stands the place of the node if
its class has one. Each class has a maker of its own, written out when the library is made.
"""

from _ast_nodes import LEAVES, NODES, PLACE


def _makers():
    makers = {}
    for name, cls in NODES.items():
        if name in LEAVES or not name[0].isupper() and not cls._fields or name == 'AST':
            continue
        lines = ['def make(pop, place):', '    node = new(cls)']
        fields = cls._fields
        lines += [f'    v{at} = pop()' for at in reversed(range(len(fields)))]
        lines += [f'    node.{field} = v{at}' for at, field in enumerate(fields)]
        if cls._attributes:
            lines += [f'    node.{field} = place()' for field in PLACE]
        lines.append('    return node')
        scope = {'cls': cls, 'new': object.__new__}
        exec('\n'.join(lines), scope)
        makers[name] = scope['make']
    return makers


_MAKERS = _makers()


def build(steps):
    stack = []
    push, pop = stack.append, stack.pop
    steps = iter(steps)
    following = steps.__next__
    for step in steps:
        if step == 0:
            push(following())
        elif step == 1:
            n = following()
            if n:
                items = stack[-n:]
                del stack[-n:]
                push(items)
            else:
                push([])
        elif step in LEAVES:
            push(LEAVES[step])
        else:
            push(_MAKERS[step](pop, following))
    return pop()


def function_type(text, parse):
    """The tree of a signature in a comment about types, `(int, *str) -> bool`; `parse(text, mode)` gives steps."""
    before, arrow, after = text.rpartition('->')
    if not arrow or not before.strip().startswith('('):
        # Whatever is wrong with it, the parser says so.
        build(parse(text, 'eval'))
        raise SyntaxError('invalid syntax')
    call = build(parse('f' + before.strip(), 'eval')).body
    returns = build(parse(after.strip(), 'eval')).body
    types = [arg.value if isinstance(arg, NODES['Starred']) else arg for arg in call.args]
    return NODES['FunctionType'](types + [keyword.value for keyword in call.keywords], returns)
