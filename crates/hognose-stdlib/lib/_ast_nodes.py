"""The node classes of `ast`, made from the abstract grammar, and what all nodes can do.

`GRAMMAR` holds a line for each class: its kind, its name, its fields as `type name`, where `*` is a list and `?` may be
`None`. The grammar itself is that of Python 3.14, as the documentation of `ast` prints it.
"""

import warnings

GRAMMAR = """
mod Module: stmt* body, type_ignore* type_ignores
mod Interactive: stmt* body
mod Expression: expr body
mod FunctionType: expr* argtypes, expr returns
stmt FunctionDef: identifier name, arguments args, stmt* body, expr* decorator_list, expr? returns, string? type_comment, type_param* type_params
stmt AsyncFunctionDef: identifier name, arguments args, stmt* body, expr* decorator_list, expr? returns, string? type_comment, type_param* type_params
stmt ClassDef: identifier name, expr* bases, keyword* keywords, stmt* body, expr* decorator_list, type_param* type_params
stmt Return: expr? value
stmt Delete: expr* targets
stmt Assign: expr* targets, expr value, string? type_comment
stmt TypeAlias: expr name, type_param* type_params, expr value
stmt AugAssign: expr target, operator op, expr value
stmt AnnAssign: expr target, expr annotation, expr? value, int simple
stmt For: expr target, expr iter, stmt* body, stmt* orelse, string? type_comment
stmt AsyncFor: expr target, expr iter, stmt* body, stmt* orelse, string? type_comment
stmt While: expr test, stmt* body, stmt* orelse
stmt If: expr test, stmt* body, stmt* orelse
stmt With: withitem* items, stmt* body, string? type_comment
stmt AsyncWith: withitem* items, stmt* body, string? type_comment
stmt Match: expr subject, match_case* cases
stmt Raise: expr? exc, expr? cause
stmt Try: stmt* body, excepthandler* handlers, stmt* orelse, stmt* finalbody
stmt TryStar: stmt* body, excepthandler* handlers, stmt* orelse, stmt* finalbody
stmt Assert: expr test, expr? msg
stmt Import: alias* names
stmt ImportFrom: identifier? module, alias* names, int? level
stmt Global: identifier* names
stmt Nonlocal: identifier* names
stmt Expr: expr value
stmt Pass:
stmt Break:
stmt Continue:
expr BoolOp: boolop op, expr* values
expr NamedExpr: expr target, expr value
expr BinOp: expr left, operator op, expr right
expr UnaryOp: unaryop op, expr operand
expr Lambda: arguments args, expr body
expr IfExp: expr test, expr body, expr orelse
expr Dict: expr?* keys, expr* values
expr Set: expr* elts
expr ListComp: expr elt, comprehension* generators
expr SetComp: expr elt, comprehension* generators
expr DictComp: expr key, expr value, comprehension* generators
expr GeneratorExp: expr elt, comprehension* generators
expr Await: expr value
expr Yield: expr? value
expr YieldFrom: expr value
expr Compare: expr left, cmpop* ops, expr* comparators
expr Call: expr func, expr* args, keyword* keywords
expr FormattedValue: expr value, int conversion, expr? format_spec
expr Interpolation: expr value, constant str, int conversion, expr? format_spec
expr JoinedStr: expr* values
expr TemplateStr: expr* values
expr Constant: constant value, string? kind
expr Attribute: expr value, identifier attr, expr_context ctx
expr Subscript: expr value, expr slice, expr_context ctx
expr Starred: expr value, expr_context ctx
expr Name: identifier id, expr_context ctx
expr List: expr* elts, expr_context ctx
expr Tuple: expr* elts, expr_context ctx
expr Slice: expr? lower, expr? upper, expr? step
expr_context Load:
expr_context Store:
expr_context Del:
boolop And:
boolop Or:
operator Add:
operator Sub:
operator Mult:
operator MatMult:
operator Div:
operator Mod:
operator Pow:
operator LShift:
operator RShift:
operator BitOr:
operator BitXor:
operator BitAnd:
operator FloorDiv:
unaryop Invert:
unaryop Not:
unaryop UAdd:
unaryop USub:
cmpop Eq:
cmpop NotEq:
cmpop Lt:
cmpop LtE:
cmpop Gt:
cmpop GtE:
cmpop Is:
cmpop IsNot:
cmpop In:
cmpop NotIn:
- comprehension: expr target, expr iter, expr* ifs, int is_async
excepthandler ExceptHandler: expr? type, identifier? name, stmt* body
- arguments: arg* posonlyargs, arg* args, arg? vararg, arg* kwonlyargs, expr?* kw_defaults, arg? kwarg, expr* defaults
- arg: identifier arg, expr? annotation, string? type_comment
- keyword: identifier? arg, expr value
- alias: identifier name, identifier? asname
- withitem: expr context_expr, expr? optional_vars
- match_case: pattern pattern, expr? guard, stmt* body
pattern MatchValue: expr value
pattern MatchSingleton: constant value
pattern MatchSequence: pattern* patterns
pattern MatchMapping: expr* keys, pattern* patterns, identifier? rest
pattern MatchClass: expr cls, pattern* patterns, identifier* kwd_attrs, pattern* kwd_patterns
pattern MatchStar: identifier? name
pattern MatchAs: pattern? pattern, identifier? name
pattern MatchOr: pattern* patterns
type_ignore TypeIgnore: int lineno, string tag
type_param TypeVar: identifier name, expr? bound, expr? default_value
type_param ParamSpec: identifier name, expr? default_value
type_param TypeVarTuple: identifier name, expr? default_value
"""

PLACE = ('lineno', 'col_offset', 'end_lineno', 'end_col_offset')
# Kinds and classes whose nodes have a place, and those of them where its end may be missing.
PLACED = {'stmt', 'expr', 'excepthandler', 'arg', 'keyword', 'alias', 'pattern', 'type_param'}
OPEN_ENDED = PLACED - {'pattern', 'type_param'}


def _warn(message):
    warnings.warn(message + ' This will become an error in Python 3.15.', DeprecationWarning, stacklevel=3)


class AST:
    _fields = ()
    _attributes = ()
    _field_types = {}
    __match_args__ = ()

    def __init__(self, *args, **kwargs):
        cls = type(self)
        name, fields = cls.__name__, cls._fields
        if len(args) > len(fields):
            plural = '' if len(fields) == 1 else 's'
            raise TypeError(f'{name} constructor takes at most {len(fields)} positional argument{plural}')
        for field, value in zip(fields, args):
            setattr(self, field, value)
        for key, value in kwargs.items():
            if key in fields:
                if fields.index(key) < len(args):
                    raise TypeError(f'{name} got multiple values for argument {key!r}')
            elif key not in cls._attributes:
                warnings.warn(
                    f'{name}.__init__ got an unexpected keyword argument {key!r}. Support for arbitrary keyword '
                    'arguments is deprecated and will be removed in Python 3.15.', DeprecationWarning, stacklevel=2)
            setattr(self, key, value)
        types = cls._field_types
        for field in fields[len(args):]:
            if field in kwargs:
                continue
            kind = types.get(field)
            if kind is None:
                if types is not AST._field_types:
                    _warn(f'Field {field!r} is missing from {name}._field_types.')
            elif isinstance(kind, _List):
                setattr(self, field, [])
            elif isinstance(kind, _Union):
                # The class says `None` already, and the instance does so too in `vars`.
                setattr(self, field, None)
            elif kind is NODES['expr_context']:
                setattr(self, field, LEAVES['Load'])
            else:
                _warn(f'{name}.__init__ missing 1 required positional argument: {field!r}.')

    def __repr__(self):
        return _shown(self, 3)

    def __reduce__(self):
        return _remade, (type(self), self.__dict__)

    def __replace__(self, /, **fields):
        cls = type(self)
        state = dict(self.__dict__)
        for key in fields:
            if key not in cls._fields and key not in cls._attributes:
                raise TypeError(f'{cls.__name__}.__replace__ got an unexpected keyword argument {key!r}.')
        state.update(fields)
        for field in cls._fields:
            if field not in state and not hasattr(self, field):
                raise TypeError(f"{cls.__name__}.__replace__ missing 1 keyword argument: {field!r}.")
        return cls(**state)


def _remade(cls, state):
    node = cls.__new__(cls)
    node.__dict__.update(state)
    return node


def _shown(value, depth):
    # As CPython shows a node: three levels of it, and of longer lists the first and the last element.
    if isinstance(value, list):
        if not value:
            return '[]'
        items = [_shown(value[0], depth)]
        if len(value) > 2:
            items.append('...')
        if len(value) > 1:
            items.append(_shown(value[-1], depth))
        return '[' + ', '.join(items) + ']'
    if not isinstance(value, AST):
        return repr(value)
    name, fields = type(value).__name__, value._fields
    if depth <= 0:
        return f'{name}(...)'
    return f'{name}(' + ', '.join([f'{f}={_shown(getattr(value, f), depth - 1)}' for f in fields]) + ')'


_List = type(list[int])
_Union = type(int | None)

# All classes by name; those without fields have one node, which all trees share.
NODES = {'AST': AST}
LEAVES = {}


def _typed(text):
    # `stmt*`, `expr?`, `expr?*` as types.
    name = text.rstrip('*?')
    plain = {'identifier': str, 'string': str, 'int': int, 'constant': object}.get(name) or NODES[name]
    if text.endswith('*'):
        return list[plain | None] if '?' in text else list[plain]
    return plain | None if text.endswith('?') else plain


def _fields_of(text):
    return [tuple(part.split()) for part in text.split(',') if part.strip()]


def _class(name, base, body):
    made = type(name, (base,), {'__module__': 'ast', '__match_args__': body['_fields'], **body})
    NODES[name] = made
    return made


def _make():
    lines = [line for line in GRAMMAR.strip().splitlines()]
    parsed = []
    kinds = {}
    for line in lines:
        head, _, rest = line.partition(':')
        kind, name = head.split()
        parsed.append((kind, name, _fields_of(rest)))
        inside = ', '.join([' '.join(field) for field in _fields_of(rest)])
        shown = f'{name}({inside})' if inside else name
        if kind == '-':
            kinds[name] = None
        else:
            kinds.setdefault(kind, []).append(shown)
    def placed(name):
        body = {'_attributes': PLACE if name in PLACED else ()}
        if name in OPEN_ENDED:
            body['end_lineno'] = body['end_col_offset'] = None
        return body
    for kind, names in kinds.items():
        if names is None:
            continue
        # A list of plain words stands in one line.
        gap = '\n' + ' ' * (len(kind) + 1) + '| ' if '(' in ''.join(names) else ' | '
        _class(kind, AST, {'_fields': (), '_field_types': {}, '__doc__': f'{kind} = ' + gap.join(names), **placed(kind)})
    for kind, name, fields in parsed:
        inside = ', '.join([' '.join(field) for field in fields])
        body = {'_fields': tuple([field for _, field in fields]), '__doc__': f'{name}({inside})' if inside else name}
        for text, field in fields:
            if text.endswith('?'):
                body[field] = None
        if kind == '-':
            body.update(placed(name))
        _class(name, AST if kind == '-' else NODES[kind], body)
    for kind, name, fields in parsed:
        made = NODES[name]
        made._field_types = {field: _typed(text) for text, field in fields}
        if not fields and kind not in ('stmt', 'expr'):
            LEAVES[name] = made()


_make()
AST.__module__ = 'ast'
