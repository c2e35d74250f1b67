"""Which kinds of nodes a list of programs has, and which there are: `cargo xtask programs --coverage`.

The runner puts `PROGRAMS = [...]` in front and runs this on CPython 3.14. Two lines come out: the kinds that were
seen, and those that a valid program can have. Abstract kinds, and those that only `compile` with another mode
makes, are left out.
"""

import ast

UNREACHABLE = {'Interactive', 'Expression', 'FunctionType', 'TypeIgnore', 'AugLoad', 'AugStore', 'Param', 'Suite',
               'Index', 'ExtSlice'}


def leaves(kind):
    below = kind.__subclasses__()
    if not below:
        yield kind.__name__
    for sub in below:
        yield from leaves(sub)


seen = {type(node).__name__ for text in PROGRAMS for node in ast.walk(ast.parse(text))}
print(*sorted(seen))
print(*sorted(set(leaves(ast.AST)) - UNREACHABLE))
