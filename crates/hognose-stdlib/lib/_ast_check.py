"""What `compile` asks of a tree before it is turned into code, with its complaints."""

from _ast_nodes import AST, GRAMMAR, NODES, OPEN_ENDED, PLACE, PLACED
from _ast_unparse import unparse

ROOTS = {'exec': 'Module', 'eval': 'Expression', 'single': 'Interactive'}
CONSTANTS = (type(None), type(...), int, float, complex, bool, str, bytes)

# Fields of each class as (type, name, is a list, may be None); and of which kind a class is.
FIELDS = {}
KINDS = {}


def _read():
    for line in GRAMMAR.strip().splitlines():
        head, _, rest = line.partition(':')
        kind, name = head.split()
        KINDS[name] = name if kind == '-' else kind
        fields = [part.split() for part in rest.split(',') if part.strip()]
        FIELDS[name] = [(text.rstrip('*?'), field, text.endswith('*'), '?' in text) for text, field in fields]


_read()
SUMS = set(KINDS.values()) - {name for name in KINDS if KINDS[name] == name}

# Lists that cannot be empty, and what is wrong with expressions by themselves.
NOT_EMPTY = {
    'body': {'FunctionDef', 'AsyncFunctionDef', 'ClassDef', 'For', 'AsyncFor', 'While', 'If', 'With', 'AsyncWith', 'Try', 'TryStar',
             'ExceptHandler', 'match_case'},
    'targets': {'Delete', 'Assign'}, 'items': {'With', 'AsyncWith'}, 'names': {'Import', 'ImportFrom', 'Global', 'Nonlocal'},
    'cases': {'Match'},
}
COMPREHENSIONS = {'ListComp', 'SetComp', 'GeneratorExp', 'DictComp'}
# Where a name is assigned to or deleted.
STORED = {('Assign', 'targets'), ('AugAssign', 'target'), ('AnnAssign', 'target'), ('For', 'target'), ('AsyncFor', 'target'),
          ('withitem', 'optional_vars'), ('comprehension', 'target'), ('NamedExpr', 'target'), ('TypeAlias', 'name')}


# How deep a tree may be; one that contains itself has no end.
DEEPEST = 5000


def is_tree(value):
    return isinstance(value, AST)


def text(tree, mode):
    """The source text to compile for a tree: on the lines where the tree says that it stands."""
    wanted = ROOTS[mode]
    if not isinstance(tree, NODES[wanted]):
        raise TypeError(f'expected {wanted} node, got {type(tree).__name__}')
    check(tree)
    return unparse(tree, keep_lines=True)


def _class_of(node):
    for cls in type(node).__mro__:
        if cls.__name__ in FIELDS and NODES.get(cls.__name__) is cls:
            return cls.__name__
    return None


def check(tree):
    """Raises what CPython raises for a tree that no source text has."""
    todo = [(tree, 'Load', 0)]
    while todo:
        node, context, depth = todo.pop()
        if depth > DEEPEST:
            raise RecursionError('maximum recursion depth exceeded during ast construction')
        name = _class_of(node)
        if KINDS[name] in PLACED:
            _place(node, KINDS[name])
        found = {}
        below = []
        for kind, field, many, optional in FIELDS[name]:
            value = getattr(node, field, None)
            if value is None and not hasattr(node, field):
                if many:
                    value = []
                elif not optional:
                    raise TypeError(f'required field "{field}" missing from {name}')
            found[field] = value
            if many:
                if not isinstance(value, list):
                    raise TypeError(f'{name} field "{field}" must be a list, not a {type(value).__name__}')
                for item in value:
                    below += _checked(kind, item, name, field, optional)
            elif kind == 'constant':
                _constant(value)
            elif value is None:
                if not optional:
                    raise ValueError(f"field '{field}' is required for {name}")
            else:
                below += _checked(kind, value, name, field, optional)
        _rules(name, found, context)
        if name in COMPREHENSIONS:
            # They are looked at before the element.
            below.sort(key=lambda pair: pair[1] != 'generators')
        todo += reversed([(item, _context(name, field, context), depth + 1) for item, field in below])


def _place(node, kind):
    for field in PLACE:
        value = getattr(node, field, None)
        if value is None and hasattr(node, field) and not field.startswith('end_'):
            raise ValueError('invalid integer value: None')
        if value is None:
            if field.startswith('end_') and kind in OPEN_ENDED:
                continue
            raise TypeError(f'required field "{field}" missing from {kind}')
        if not isinstance(value, int):
            raise ValueError(f'invalid integer value: {value!r}')
    line, column = node.lineno, node.col_offset
    end_line = line if node.end_lineno is None else node.end_lineno
    end_column = column if node.end_col_offset is None else node.end_col_offset
    if line > end_line:
        raise ValueError(f'AST node line range ({line}, {end_line}) is not valid')
    if line < 0 and end_line != line or column < 0 and column != end_column:
        raise ValueError(f'AST node column range ({column}, {end_column}) for line range ({line}, {end_line}) is not valid')
    if line == end_line and column > end_column:
        raise ValueError(f'line {line}, column {column}-{end_column} is not a valid range')


def _context(name, field, context):
    if (name, field) in STORED:
        return 'Store'
    if (name, field) == ('Delete', 'targets'):
        return 'Del'
    if name in ('Tuple', 'List', 'Starred') and field in ('elts', 'value'):
        return context
    return 'Load'


def _checked(kind, value, name, field, optional):
    # A value of a field, if it is a node that is looked at in its turn.
    if value is None and optional:
        return []
    if kind == 'identifier':
        if type(value) is not str:
            raise TypeError('AST identifier must be of type str')
        if value in ('None', 'True', 'False') and name not in ('alias', 'keyword', 'Attribute'):
            raise ValueError(f"identifier field can't represent '{value}' constant")
        return []
    if kind == 'string':
        if type(value) not in (str, bytes):
            raise TypeError('AST string must be of type str')
        return []
    if kind == 'int':
        if not isinstance(value, int):
            raise ValueError(f'invalid integer value: {value!r}')
        return []
    if value is None:
        raise ValueError(f'None disallowed in {"expression" if kind == "expr" else "statement"} list')
    if kind in SUMS:
        if isinstance(value, AST) and _class_of(value) is not None and KINDS[_class_of(value)] == kind:
            return [(value, field)]
        if kind in PLACED and not hasattr(value, 'lineno'):
            raise TypeError(f'required field "lineno" missing from {kind}')
        raise TypeError(f'expected some sort of {kind}, but got {value!r}')
    if not isinstance(value, NODES[kind]):
        first = FIELDS[kind][0][1]
        raise TypeError(f'required field "{first}" missing from {kind}')
    return [(value, field)]


def _constant(value):
    if type(value) in (tuple, frozenset):
        for item in value:
            _constant(item)
    elif type(value) not in CONSTANTS:
        raise TypeError(f'got an invalid type in Constant: {type(value).__name__}')


def _rules(name, found, context):
    for field, names in NOT_EMPTY.items():
        if name in names and not found[field]:
            raise ValueError(f'empty {field} on {name}')
    if 'ctx' in found:
        own = _class_of(found['ctx'])
        if own != context:
            raise ValueError(f'expression must have {context} context but has {own} instead')
    elif context != 'Load' and KINDS[name] == 'expr':
        raise ValueError(f"expression which can't be assigned to in {context} context")
    if name == 'BoolOp' and len(found['values']) < 2:
        raise ValueError('BoolOp with less than 2 values')
    elif name == 'Dict' and len(found['keys']) != len(found['values']):
        raise ValueError("Dict doesn't have the same number of keys as values")
    elif name == 'Compare':
        if not found['comparators']:
            raise ValueError('Compare with no comparators')
        if len(found['comparators']) != len(found['ops']):
            raise ValueError('Compare has a different number of comparators and operands')
    elif name in COMPREHENSIONS and not found['generators']:
        raise ValueError('comprehension with no generators')
    elif name in ('Try', 'TryStar'):
        if not found['handlers'] and not found['finalbody']:
            raise ValueError(f'{name} has neither except handlers nor finalbody')
        if not found['handlers'] and found['orelse']:
            raise ValueError(f'{name} has orelse but no except handlers')
    elif name == 'Raise' and found['cause'] is not None and found['exc'] is None:
        raise ValueError('Raise with cause but no exception')
    elif name == 'ImportFrom' and isinstance(found['level'], int) and found['level'] < 0:
        raise ValueError('Negative ImportFrom level')
    elif name == 'arguments':
        if len(found['defaults']) > len(found['posonlyargs']) + len(found['args']):
            raise ValueError('more positional defaults than args on arguments')
        if len(found['kw_defaults']) != len(found['kwonlyargs']):
            raise ValueError('length of kwonlyargs is not the same as kw_defaults on arguments')
    elif name in ('MatchValue', 'MatchSingleton', 'MatchMapping', 'MatchClass', 'MatchAs', 'MatchStar'):
        _pattern_rules(name, found)
    elif name == 'MatchOr' and len(found['patterns']) < 2:
        raise ValueError('MatchOr requires at least 2 patterns')


def _matched(value):
    # Whether a pattern can compare with an expression: literals, what numbers are made of, and dotted names.
    name = _class_of(value)
    if name == 'Constant':
        if type(value.value) in (int, float, bytes, complex, str):
            return True
        raise ValueError('unexpected constant inside of a literal pattern')
    if name == 'UnaryOp':
        return _class_of(value.op) == 'USub' and _is_number(value.operand)
    if name == 'BinOp':
        return (_class_of(value.op) in ('Add', 'Sub') and _class_of(value.right) == 'Constant' and type(value.right.value) is complex
                and (_is_number(value.left) or _class_of(value.left) == 'UnaryOp' and _matched(value.left)))
    return name in ('JoinedStr', 'TemplateStr') or name == 'Attribute' and _is_dotted(value)


def _is_number(value):
    return _class_of(value) == 'Constant' and type(value.value) in (int, float, complex)


def _is_dotted(value):
    while _class_of(value) == 'Attribute':
        value = value.value
    return _class_of(value) == 'Name'


def _pattern_rules(name, found):
    if name == 'MatchValue' and not _matched(found['value']):
        raise ValueError('patterns may only match literals and attribute lookups')
    if name == 'MatchSingleton' and found['value'] not in (None, True, False):
        raise ValueError('MatchSingleton can only contain True, False and None')
    if name == 'MatchMapping':
        if len(found['keys']) != len(found['patterns']):
            raise ValueError("MatchMapping doesn't have the same number of keys as patterns")
        for key in found['keys']:
            is_singleton = _class_of(key) == 'Constant' and key.value in (None, True, False)
            if not is_singleton and not _matched(key):
                raise ValueError('patterns may only match literals and attribute lookups')
    if name == 'MatchClass':
        if len(found['kwd_attrs']) != len(found['kwd_patterns']):
            raise ValueError("MatchClass doesn't have the same number of keyword attributes as patterns")
        if not _is_dotted(found['cls']):
            raise ValueError('MatchClass cls field can only contain Name or Attribute nodes.')
    if name == 'MatchAs':
        if found['pattern'] is not None and found['name'] is None:
            raise ValueError('MatchAs must specify a target name if a pattern is given')
    if name in ('MatchAs', 'MatchStar') and found['name'] == '_':
        raise ValueError("can't capture name '_' in patterns")
    if name == 'MatchMapping' and found['rest'] == '_':
        raise ValueError("can't capture name '_' in patterns")
