"""Python's abstract syntax trees: made from source text, walked, changed, compared, shown, and turned into text again.

The classes of the nodes are in `_ast_nodes`, building in `_ast_build`, text in `_ast_unparse`, what `compile` asks of a
tree in `_ast_check`. Deliberately absent: the command line.
"""

import _ast_nodes
import _ast_unparse
from collections import deque

PyCF_ONLY_AST = 0x400
PyCF_TYPE_COMMENTS = 0x1000
PyCF_ALLOW_TOP_LEVEL_AWAIT = 0x2000
PyCF_OPTIMIZED_AST = 0x8400

globals().update(_ast_nodes.NODES)
_NODES = _ast_nodes.NODES
_AST, _Expression, _Constant, _Name, _Call = [_NODES[n] for n in ('AST', 'Expression', 'Constant', 'Name', 'Call')]
_Tuple, _List, _Set, _Dict = [_NODES[n] for n in ('Tuple', 'List', 'Set', 'Dict')]
_UnaryOp, _BinOp, _UAdd, _USub, _Add, _Sub = [_NODES[n] for n in ('UnaryOp', 'BinOp', 'UAdd', 'USub', 'Add', 'Sub')]
_TypeIgnore, _Str = _NODES['TypeIgnore'], str
_list_type = type(list[int])


def parse(source, filename='<unknown>', mode='exec', *, type_comments=False, feature_version=None, optimize=-1):
    """The tree of a source text: `compile` with the flag for trees."""
    flags = PyCF_ONLY_AST
    if optimize > 0:
        flags |= PyCF_OPTIMIZED_AST
    if type_comments:
        flags |= PyCF_TYPE_COMMENTS
    if isinstance(feature_version, tuple):
        major, minor = feature_version
        if major != 3:
            raise ValueError(f'Unsupported major version: {major}')
        feature_version = minor
    tree = compile(source, filename, mode, flags)
    if feature_version is not None and feature_version >= 0:
        _check_features(tree, feature_version)
    return tree


# Statements and expressions that older versions do not have, with the version that brought them.
_SINCE = {
    'MatMult': (5, "The '@' operator is"), 'AsyncFor': (5, 'Async for loops are'), 'AsyncWith': (5, 'Async with statements are'),
    'AsyncFunctionDef': (5, 'Async functions are'), 'Await': (5, 'Await expressions are'),
    'AnnAssign': (6, 'Variable annotation syntax is'), 'NamedExpr': (8, 'Assignment expressions are'),
    'Match': (10, 'Pattern matching is'), 'TryStar': (11, 'Exception groups are'), 'TypeAlias': (12, 'Type statement is'),
    'TypeVar': (12, 'Type parameter lists are'), 'TypeVarTuple': (12, 'Type parameter lists are'),
    'ParamSpec': (12, 'Type parameter lists are'), 'TemplateStr': (14, 't-strings are'),
}


def _check_features(tree, version):
    for node in walk(tree):
        since, what = _SINCE.get(type(node).__name__, (0, ''))
        if isinstance(node, _NODES['arguments']) and node.posonlyargs:
            since, what = 8, 'Positional-only parameters are'
        if version < since:
            raise SyntaxError(f'{what} only supported in Python 3.{since} and greater')


def _malformed(node):
    line = getattr(node, 'lineno', None)
    where = f' on line {line}' if line else ''
    raise ValueError(f'malformed node or string{where}: {node!r}')


def _number(node):
    if not isinstance(node, _Constant) or type(node.value) not in (int, float, complex):
        _malformed(node)
    return node.value


def _signed(node):
    if isinstance(node, _UnaryOp) and isinstance(node.op, (_UAdd, _USub)):
        value = _number(node.operand)
        return +value if isinstance(node.op, _UAdd) else -value
    return _number(node)


def _literal(node):
    if isinstance(node, _Constant):
        return node.value
    if isinstance(node, _Tuple):
        return tuple([_literal(item) for item in node.elts])
    if isinstance(node, _List):
        return [_literal(item) for item in node.elts]
    if isinstance(node, _Set):
        return {_literal(item) for item in node.elts}
    if isinstance(node, _Call) and isinstance(node.func, _Name) and node.func.id == 'set' and not node.args and not node.keywords:
        return set()
    if isinstance(node, _Dict):
        if len(node.keys) != len(node.values):
            _malformed(node)
        return {_literal(key): _literal(value) for key, value in zip(node.keys, node.values)}
    if isinstance(node, _BinOp) and isinstance(node.op, (_Add, _Sub)):
        left, right = _signed(node.left), _number(node.right)
        if isinstance(left, (int, float)) and isinstance(right, complex):
            return left + right if isinstance(node.op, _Add) else left - right
    return _signed(node)


def literal_eval(node_or_string):
    """The value of an expression that consists of literals, containers of them and nothing else."""
    node = node_or_string
    if isinstance(node, _Str):
        node = parse(node.lstrip(' \t'), mode='eval').body
    elif isinstance(node, _Expression):
        node = node.body
    return _literal(node)


def dump(node, annotate_fields=True, include_attributes=False, *, indent=None, show_empty=False):
    """A tree as text that shows its structure; fields that are empty are left out unless `show_empty`."""
    if not isinstance(node, _AST):
        raise TypeError(f'expected AST, got {node.__class__.__name__!r}')
    if indent is not None and not isinstance(indent, _Str):
        indent = ' ' * indent

    def shown(value, level):
        # The text, and whether it fits in the line of what is around.
        level += 1
        if indent is not None:
            start, between = '\n' + indent * level, ',\n' + indent * level
        else:
            start, between = '', ', '
        if isinstance(value, list):
            if not value:
                return '[]', True
            return f'[{start}{between.join([shown(item, level)[0] for item in value])}]', False
        if not isinstance(value, _AST):
            return repr(value), True
        cls = type(value)
        args, omitted = [], []
        simple, named = True, annotate_fields
        for field in value._fields:
            try:
                part = getattr(value, field)
            except AttributeError:
                named = True
                continue
            if part is None and getattr(cls, field, ...) is None:
                if show_empty:
                    args.append(f'{field}=None' if named else 'None')
                else:
                    named = True
                continue
            if not show_empty and part == [] and isinstance(part, list):
                kind = cls._field_types.get(field, object)
                if getattr(kind, '__origin__', None) is list:
                    # Without names the position counts, if something comes behind it.
                    if not named:
                        omitted.append('[]')
                    continue
            if not named:
                args += omitted
                omitted = []
            text, flat = shown(part, level)
            simple = simple and flat
            args.append(f'{field}={text}' if named else text)
        if include_attributes:
            for field in value._attributes:
                try:
                    part = getattr(value, field)
                except AttributeError:
                    continue
                if part is None and getattr(cls, field, ...) is None:
                    continue
                text, flat = shown(part, level)
                simple = simple and flat
                args.append(f'{field}={text}')
        name = cls.__name__
        if simple and len(args) <= 3:
            return f'{name}({", ".join(args)})', not args
        return f'{name}({start}{between.join(args)})', False

    return shown(node, 0)[0]


def copy_location(new_node, old_node):
    """Gives a node the place of another one."""
    for name in ('lineno', 'col_offset', 'end_lineno', 'end_col_offset'):
        if name in old_node._attributes and name in new_node._attributes:
            value = getattr(old_node, name, None)
            # The end may be unknown, the beginning not.
            if value is not None or hasattr(old_node, name) and name.startswith('end_'):
                setattr(new_node, name, value)
    return new_node


def fix_missing_locations(node):
    """Gives nodes without a place that of the node around them, the first one line 1."""
    root = node
    todo = [(root, 1, 0, 1, 0)]
    while todo:
        node, line, column, end_line, end_column = todo.pop()
        attributes = node._attributes
        if 'lineno' in attributes:
            if hasattr(node, 'lineno'):
                line = node.lineno
            else:
                node.lineno = line
        if 'end_lineno' in attributes:
            if getattr(node, 'end_lineno', None) is None:
                node.end_lineno = end_line
            else:
                end_line = node.end_lineno
        if 'col_offset' in attributes:
            if hasattr(node, 'col_offset'):
                column = node.col_offset
            else:
                node.col_offset = column
        if 'end_col_offset' in attributes:
            if getattr(node, 'end_col_offset', None) is None:
                node.end_col_offset = end_column
            else:
                end_column = node.end_col_offset
        todo += [(child, line, column, end_line, end_column) for child in iter_child_nodes(node)]
    return root


def increment_lineno(node, n=1):
    """Moves a tree down by `n` lines."""
    for child in walk(node):
        if isinstance(child, _TypeIgnore):
            child.lineno = getattr(child, 'lineno', 0) + n
            continue
        if 'lineno' in child._attributes:
            child.lineno = getattr(child, 'lineno', 0) + n
        if 'end_lineno' in child._attributes and (end := getattr(child, 'end_lineno', 0)) is not None:
            child.end_lineno = end + n
    return node


def iter_fields(node):
    """Pairs of names and values of the fields that a node has."""
    for field in node._fields:
        try:
            yield field, getattr(node, field)
        except AttributeError:
            pass


def iter_child_nodes(node):
    """The nodes right below a node."""
    for _, value in iter_fields(node):
        if isinstance(value, _AST):
            yield value
        elif isinstance(value, list):
            for item in value:
                if isinstance(item, _AST):
                    yield item


def get_docstring(node, clean=True):
    """The docstring of a function, class or module, without its indentation unless `clean` is false."""
    if not isinstance(node, (_NODES['AsyncFunctionDef'], _NODES['FunctionDef'], _NODES['ClassDef'], _NODES['Module'])):
        raise TypeError(f"{node.__class__.__name__!r} can't have docstrings")
    if not (node.body and isinstance(node.body[0], _NODES['Expr'])):
        return None
    first = node.body[0].value
    if not (isinstance(first, _Constant) and isinstance(first.value, _Str)):
        return None
    if clean:
        import inspect
        return inspect.cleandoc(first.value)
    return first.value


def _source_lines(source):
    # Lines with their ends; a form feed does not end one.
    lines, start, at = [], 0, 0
    while at < len(source):
        char = source[at]
        at += 1
        if char == '\r' and source[at:at + 1] == '\n':
            at += 1
        if char in '\r\n':
            lines.append(source[start:at])
            start = at
    if start < len(source):
        lines.append(source[start:])
    return lines


def get_source_segment(source, node, *, padded=False):
    """The part of a source text that a node stands for, or None; `padded` keeps where it begins in its line."""
    try:
        if node.end_lineno is None or node.end_col_offset is None:
            return None
        first, last = node.lineno - 1, node.end_lineno - 1
        begin, end = node.col_offset, node.end_col_offset
    except AttributeError:
        return None
    lines = _source_lines(source)[:last + 1]
    if first == last:
        return lines[first].encode()[begin:end].decode()
    padding = ''
    if padded:
        before = lines[first].encode()[:begin].decode()
        padding = ''.join([char if char in '\f\t' else ' ' for char in before])
    head = padding + lines[first].encode()[begin:].decode()
    tail = lines[last].encode()[:end].decode()
    return ''.join([head, *lines[first + 1:last], tail])


def walk(node):
    """All nodes of a tree, level by level."""
    todo = deque([node])
    while todo:
        node = todo.popleft()
        todo.extend(iter_child_nodes(node))
        yield node


def compare(a, b, /, *, compare_attributes=False):
    """Whether two trees are the same, with their places if `compare_attributes`."""
    missing = object()
    todo = [(a, b)]
    while todo:
        a, b = todo.pop()
        if type(a) is not type(b):
            return False
        if isinstance(a, list):
            if len(a) != len(b):
                return False
            todo.extend(zip(a, b))
        elif isinstance(a, _AST):
            if a._fields != b._fields:
                return False
            names = a._fields
            if compare_attributes:
                if a._attributes != b._attributes:
                    return False
                names = names + a._attributes
            for name in names:
                pair = getattr(a, name, missing), getattr(b, name, missing)
                if pair[0] is missing or pair[1] is missing:
                    if pair[0] is not pair[1]:
                        return False
                    continue
                todo.append(pair)
        elif a != b:
            return False
    return True


class NodeVisitor:
    """Calls `visit_NAME` for each node of the class NAME, or else visits what is below it."""

    def visit(self, node):
        method = getattr(self, 'visit_' + node.__class__.__name__, None)
        return self.generic_visit(node) if method is None else method(node)

    def generic_visit(self, node):
        for _, value in iter_fields(node):
            if isinstance(value, list):
                for item in value:
                    if isinstance(item, _AST):
                        self.visit(item)
            elif isinstance(value, _AST):
                self.visit(value)


class NodeTransformer(NodeVisitor):
    """A visitor whose methods return what takes the place of the node: a node, None, or in lists several nodes."""

    def generic_visit(self, node):
        for field, old in iter_fields(node):
            if isinstance(old, list):
                kept = []
                for item in old:
                    if isinstance(item, _AST):
                        item = self.visit(item)
                        if item is None:
                            continue
                        if not isinstance(item, _AST):
                            kept.extend(item)
                            continue
                    kept.append(item)
                old[:] = kept
            elif isinstance(old, _AST):
                new = self.visit(old)
                if new is None:
                    delattr(node, field)
                else:
                    setattr(node, field, new)
        return node


def unparse(ast_obj):
    """Source text whose tree is this one, without its comments and layout."""
    return _ast_unparse.unparse(ast_obj)


# What older programs use, and what the grammar does not have any more.

class slice(_AST):
    """Deprecated AST node class."""


class Index(slice):
    """Deprecated AST node class. Use the index value directly instead."""

    def __new__(cls, value, **kwargs):
        return value


class ExtSlice(slice):
    """Deprecated AST node class. Use ast.Tuple instead."""

    def __new__(cls, dims=(), **kwargs):
        return _Tuple(list(dims), _ast_nodes.LEAVES['Load'], **kwargs)


class Suite(_NODES['mod']):
    """Deprecated AST node class. Unused in Python 3."""


class AugLoad(_NODES['expr_context']):
    """Deprecated AST node class. Unused in Python 3."""


class AugStore(_NODES['expr_context']):
    """Deprecated AST node class. Unused in Python 3."""


class Param(_NODES['expr_context']):
    """Deprecated AST node class. Unused in Python 3."""
