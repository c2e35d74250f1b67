"""Source text of a tree, laid out as CPython's `ast.unparse` does.

Every expression is written for a place that binds it with some strength (`TUPLE` … `ATOM`); what binds less gets brackets.
With `keep_lines` statements go to the lines that they say they stand on, where there is still room: that is how trees are
compiled, so that tracebacks and warnings have the lines of the tree.
"""

import _ast_nodes

NAMED, TUPLE, YIELD, TEST, OR, AND, NOT, CMP, EXPR, BXOR, BAND, SHIFT, ARITH, TERM, FACTOR, POWER, AWAIT, ATOM = range(18)
BOR = EXPR

BINARY = {
    'Add': ('+', ARITH), 'Sub': ('-', ARITH), 'Mult': ('*', TERM), 'MatMult': ('@', TERM), 'Div': ('/', TERM),
    'Mod': ('%', TERM), 'LShift': ('<<', SHIFT), 'RShift': ('>>', SHIFT), 'BitOr': ('|', BOR), 'BitXor': ('^', BXOR),
    'BitAnd': ('&', BAND), 'FloorDiv': ('//', TERM), 'Pow': ('**', POWER),
}
UNARY = {'Invert': ('~', FACTOR), 'Not': ('not', NOT), 'UAdd': ('+', FACTOR), 'USub': ('-', FACTOR)}
COMPARISONS = {
    'Eq': '==', 'NotEq': '!=', 'Lt': '<', 'LtE': '<=', 'Gt': '>', 'GtE': '>=', 'Is': 'is', 'IsNot': 'is not', 'In': 'in',
    'NotIn': 'not in',
}
BOOLEAN = {'And': ('and', AND), 'Or': ('or', OR)}

ALL_QUOTES = ("'", '"', '"""', "'''")
MULTI = ('"""', "'''")
INFINITY = '1e309'

# The most lines that are left empty to bring a statement to its line.
FARTHEST = 100_000


def unparse(node, keep_lines=False):
    writer = _Writer(keep_lines)
    writer.top(node)
    text = ''.join(writer.parts)
    return text if keep_lines else text.lstrip('\n')


def _name(node):
    return type(node).__name__


def _docstring(node):
    # The node of the docstring of a body.
    if node.body and _name(node.body[0]) == 'Expr':
        first = node.body[0].value
        if _name(first) == 'Constant' and isinstance(first.value, str):
            return first
    return None


class _Writer:
    def __init__(self, keep_lines):
        self.parts = []
        self.level = 0
        self.keep_lines = keep_lines
        self.line = 1
        self.comments = {}

    def write(self, *texts):
        self.parts.extend(texts)

    def fill(self, text=''):
        # A new line with the indentation of now.
        self.parts.append('\n' + '    ' * self.level + text)
        self.line += 1

    def begin(self, node, text=''):
        # A new statement.
        if self.keep_lines:
            at = getattr(node, 'lineno', 0)
            missing = at - self.line - 1
            if isinstance(at, int) and 0 < missing < FARTHEST:
                self.parts.append('\n' * missing)
                self.line += missing
            if self.line == 1 and len(self.parts) == 0:
                # The first statement needs no line end before it.
                self.parts.append('    ' * self.level + text)
                if at > 1 and missing < FARTHEST:
                    self.parts.insert(0, '\n' * (at - 1))
                    self.line = at
                return
        self.fill(text)

    def top(self, node):
        name = _name(node)
        if name == 'Module':
            self.comments = {ignore.lineno: f'ignore{ignore.tag}' for ignore in node.type_ignores}
            self.documented(node)
            self.comments = {}
        elif name == 'FunctionType':
            self.write('(')
            self.joined(node.argtypes)
            self.write(') -> ')
            self.expr(node.returns)
        elif name == 'Expression':
            self.expr(node.body)
        elif name == 'Interactive':
            self.body(node.body)
        elif isinstance(node, list):
            self.body(node)
        else:
            self.node(node)

    def node(self, node, strength=TEST):
        # A node of any kind.
        if isinstance(node, _ast_nodes.NODES['expr']):
            self.expr(node, strength)
            return
        method = getattr(self, 'visit_' + _name(node), None)
        if method is None:
            # Operators and contexts have no text of their own, and nodes of nobody's are walked through.
            for field in node._fields:
                value = getattr(node, field, None)
                for item in value if isinstance(value, list) else [value]:
                    if isinstance(item, _ast_nodes.AST):
                        self.node(item)
            return
        method(node)

    def expr(self, node, strength=TEST):
        method = getattr(self, 'expr_' + _name(node), None)
        if method is not None:
            method(node, strength)
        elif isinstance(node, _ast_nodes.AST):
            self.node(node) if not isinstance(node, _ast_nodes.NODES['expr']) else self.fields(node)

    def fields(self, node):
        # A class of expressions that somebody derived: it is shown as the class that it comes from.
        for base in type(node).__mro__[1:]:
            method = getattr(self, 'expr_' + base.__name__, None)
            if method is not None:
                method(node, TEST)
                return

    # Statements.

    def body(self, statements):
        for statement in statements:
            self.node(statement)

    def block(self, statements, comment=None):
        self.write(':')
        if comment:
            self.write(comment)
        self.level += 1
        self.body(statements)
        self.level -= 1

    def documented(self, node):
        doc = _docstring(node)
        if doc is not None:
            self.docstring(node.body[0], doc)
            self.body(node.body[1:])
        else:
            self.body(node.body)

    def docstring(self, statement, doc):
        self.begin(statement)
        if getattr(doc, 'kind', None) == 'u':
            self.write('u')
        text, quotes = _between(doc.value, MULTI, '\n\t')
        self.write(quotes[0], text, quotes[0])
        if self.keep_lines:
            self.line += text.count('\n')

    def type_comment(self, node):
        comment = self.comments.get(getattr(node, 'lineno', None)) or getattr(node, 'type_comment', None)
        return f' # type: {comment}' if comment is not None else None

    def joined(self, nodes, strength=TEST, between=', '):
        for at, node in enumerate(nodes):
            if at:
                self.write(between)
            self.node(node, strength)

    def tuple_items(self, nodes):
        self.joined(nodes)
        if len(nodes) == 1:
            self.write(',')

    def visit_Expr(self, node):
        self.begin(node)
        self.expr(node.value, YIELD)

    def visit_FunctionDef(self, node):
        self.function(node, 'def ')

    def visit_AsyncFunctionDef(self, node):
        self.function(node, 'async def ')

    def blank(self):
        # Before a definition stands an empty line, unless lines have to be kept.
        if not self.keep_lines:
            self.parts.append('\n')

    def function(self, node, keyword):
        self.blank()
        for decorator in node.decorator_list:
            self.begin(decorator, '@')
            self.expr(decorator)
        self.begin(node, keyword + node.name)
        self.params(node)
        self.write('(')
        self.visit_arguments(node.args)
        self.write(')')
        if node.returns:
            self.write(' -> ')
            self.expr(node.returns)
        self.write(':')
        comment = self.type_comment(node)
        if comment:
            self.write(comment)
        self.level += 1
        self.documented(node)
        self.level -= 1

    def params(self, node):
        if getattr(node, 'type_params', None):
            self.write('[')
            self.joined(node.type_params)
            self.write(']')

    def visit_TypeVar(self, node):
        self.write(node.name)
        if node.bound:
            self.write(': ')
            self.expr(node.bound)
        self.default(node)

    def visit_TypeVarTuple(self, node):
        self.write('*', node.name)
        self.default(node)

    def visit_ParamSpec(self, node):
        self.write('**', node.name)
        self.default(node)

    def default(self, node):
        if node.default_value:
            self.write(' = ')
            self.expr(node.default_value)

    def visit_ClassDef(self, node):
        self.blank()
        for decorator in node.decorator_list:
            self.begin(decorator, '@')
            self.expr(decorator)
        self.begin(node, 'class ' + node.name)
        self.params(node)
        if node.bases or node.keywords:
            self.write('(')
            self.joined(list(node.bases) + list(node.keywords))
            self.write(')')
        self.write(':')
        self.level += 1
        self.documented(node)
        self.level -= 1

    def visit_Return(self, node):
        self.begin(node, 'return')
        if node.value:
            self.write(' ')
            self.expr(node.value)

    def visit_Delete(self, node):
        self.begin(node, 'del ')
        self.joined(node.targets)

    def visit_Assign(self, node):
        self.begin(node)
        for target in node.targets:
            self.expr(target, TUPLE)
            self.write(' = ')
        self.expr(node.value)
        comment = self.type_comment(node)
        if comment:
            self.write(comment)

    def visit_TypeAlias(self, node):
        self.begin(node, 'type ')
        self.expr(node.name)
        self.params(node)
        self.write(' = ')
        self.expr(node.value)

    def visit_AugAssign(self, node):
        self.begin(node)
        self.expr(node.target)
        self.write(f' {BINARY[_name(node.op)][0]}= ')
        self.expr(node.value)

    def visit_AnnAssign(self, node):
        self.begin(node)
        bracketed = not node.simple and _name(node.target) == 'Name'
        self.write('(' if bracketed else '')
        self.expr(node.target)
        self.write(')' if bracketed else '')
        self.write(': ')
        self.expr(node.annotation)
        if node.value:
            self.write(' = ')
            self.expr(node.value)

    def visit_For(self, node):
        self.loop(node, 'for ')

    def visit_AsyncFor(self, node):
        self.loop(node, 'async for ')

    def loop(self, node, keyword):
        self.begin(node, keyword)
        self.expr(node.target, TUPLE)
        self.write(' in ')
        self.expr(node.iter)
        self.block(node.body, self.type_comment(node))
        self.orelse(node)

    def orelse(self, node):
        if node.orelse:
            self.fill('else')
            self.block(node.orelse)

    def visit_While(self, node):
        self.begin(node, 'while ')
        self.expr(node.test)
        self.block(node.body)
        self.orelse(node)

    def visit_If(self, node):
        self.begin(node, 'if ')
        self.expr(node.test)
        self.block(node.body)
        while node.orelse and len(node.orelse) == 1 and _name(node.orelse[0]) == 'If':
            node = node.orelse[0]
            self.begin(node, 'elif ')
            self.expr(node.test)
            self.block(node.body)
        self.orelse(node)

    def visit_With(self, node):
        self.with_statement(node, 'with ')

    def visit_AsyncWith(self, node):
        self.with_statement(node, 'async with ')

    def with_statement(self, node, keyword):
        self.begin(node, keyword)
        self.joined(node.items)
        self.block(node.body, self.type_comment(node))

    def visit_withitem(self, node):
        self.expr(node.context_expr)
        if node.optional_vars:
            self.write(' as ')
            self.expr(node.optional_vars)

    def visit_Match(self, node):
        self.begin(node, 'match ')
        self.expr(node.subject)
        self.write(':')
        self.level += 1
        for case in node.cases:
            self.visit_match_case(case)
        self.level -= 1

    def visit_match_case(self, node):
        self.begin(node.pattern, 'case ')
        self.node(node.pattern)
        if node.guard:
            self.write(' if ')
            self.expr(node.guard)
        self.block(node.body)

    def visit_Raise(self, node):
        self.begin(node, 'raise')
        if not node.exc:
            if node.cause:
                raise ValueError("Node can't be used without a value attribute.")
            return
        self.write(' ')
        self.expr(node.exc)
        if node.cause:
            self.write(' from ')
            self.expr(node.cause)

    def visit_Try(self, node):
        self.try_statement(node, 'except')

    def visit_TryStar(self, node):
        self.try_statement(node, 'except*')

    def try_statement(self, node, keyword):
        self.begin(node, 'try')
        self.block(node.body)
        for handler in node.handlers:
            self.handler(handler, keyword)
        self.orelse(node)
        if node.finalbody:
            self.fill('finally')
            self.block(node.finalbody)

    def visit_ExceptHandler(self, node):
        self.handler(node, 'except')

    def handler(self, node, keyword):
        self.begin(node, keyword)
        if node.type:
            self.write(' ')
            self.expr(node.type)
        if node.name:
            self.write(' as ', node.name)
        self.block(node.body)

    def visit_Assert(self, node):
        self.begin(node, 'assert ')
        self.expr(node.test)
        if node.msg:
            self.write(', ')
            self.expr(node.msg)

    def visit_Import(self, node):
        self.begin(node, 'import ')
        self.joined(node.names)

    def visit_ImportFrom(self, node):
        self.begin(node, 'from ')
        self.write('.' * (node.level or 0))
        if node.module:
            self.write(node.module)
        self.write(' import ')
        self.joined(node.names)

    def visit_alias(self, node):
        self.write(node.name)
        if node.asname:
            self.write(' as ', node.asname)

    def visit_Global(self, node):
        self.begin(node, 'global ')
        self.write(', '.join(node.names))

    def visit_Nonlocal(self, node):
        self.begin(node, 'nonlocal ')
        self.write(', '.join(node.names))

    def visit_Pass(self, node):
        self.begin(node, 'pass')

    def visit_Break(self, node):
        self.begin(node, 'break')

    def visit_Continue(self, node):
        self.begin(node, 'continue')

    # Parameters and arguments.

    def visit_arguments(self, node):
        first = True
        positional = list(node.posonlyargs) + list(node.args)
        defaults = [None] * (len(positional) - len(node.defaults)) + list(node.defaults)
        for at, (param, default) in enumerate(zip(positional, defaults), 1):
            self.write('' if first else ', ')
            first = False
            self.visit_arg(param)
            if default:
                self.write('=')
                self.expr(default)
            if at == len(node.posonlyargs):
                self.write(', /')
        if node.vararg or node.kwonlyargs:
            self.write('' if first else ', ', '*')
            first = False
            if node.vararg:
                self.visit_arg(node.vararg)
        for param, default in zip(node.kwonlyargs, node.kw_defaults):
            self.write(', ')
            self.visit_arg(param)
            if default:
                self.write('=')
                self.expr(default)
        if node.kwarg:
            self.write('' if first else ', ', '**')
            self.visit_arg(node.kwarg)

    def visit_arg(self, node):
        self.write(node.arg)
        if node.annotation:
            self.write(': ')
            self.expr(node.annotation)

    def visit_keyword(self, node):
        if node.arg is None:
            self.write('**')
        else:
            self.write(node.arg, '=')
        self.expr(node.value)

    # Patterns.

    def visit_MatchValue(self, node):
        self.expr(node.value)

    def visit_MatchSingleton(self, node):
        self.constant(node.value)

    def visit_MatchSequence(self, node):
        self.write('[')
        self.joined(node.patterns)
        self.write(']')

    def visit_MatchStar(self, node):
        self.write('*', node.name or '_')

    def visit_MatchMapping(self, node):
        self.write('{')
        for at, (key, pattern) in enumerate(zip(node.keys, node.patterns)):
            self.write(', ' if at else '')
            self.expr(key)
            self.write(': ')
            self.node(pattern)
        if node.rest is not None:
            self.write(', ' if node.keys else '', '**', node.rest)
        self.write('}')

    def visit_MatchClass(self, node):
        self.expr(node.cls, ATOM)
        self.write('(')
        self.joined(node.patterns)
        for at, (attr, pattern) in enumerate(zip(node.kwd_attrs, node.kwd_patterns)):
            self.write(', ' if at or node.patterns else '', attr, '=')
            self.node(pattern)
        self.write(')')

    # How strongly the pattern around binds: only `as` and `|` need to know, everything else has brackets of its own.
    inside = TEST

    def operand(self, pattern, strength):
        before, self.inside = self.inside, strength if _name(pattern) in ('MatchAs', 'MatchOr') else TEST
        self.node(pattern)
        self.inside = before

    def visit_MatchAs(self, node):
        def write():
            self.operand(node.pattern, BOR)
            self.write(' as ', node.name)

        if node.name is None:
            self.write('_')
        elif node.pattern is None:
            self.write(node.name)
        else:
            self.bracketed(self.inside > TEST, write)

    def visit_MatchOr(self, node):
        def write():
            for at, pattern in enumerate(node.patterns):
                self.write(' | ' if at else '')
                self.operand(pattern, BXOR)

        self.bracketed(self.inside > BOR, write)

    # Expressions.

    def bracketed(self, needed, write, *args):
        self.write('(' if needed else '')
        write(*args)
        self.write(')' if needed else '')

    def expr_BoolOp(self, node, strength):
        word, own = BOOLEAN[_name(node.op)]

        def write():
            # The first operands bind a bit stronger each, which is how `a and (b and c)` keeps its brackets.
            inner = own
            for at, value in enumerate(node.values):
                self.write(f' {word} ' if at else '')
                inner += 1
                self.expr(value, min(inner, ATOM))

        self.bracketed(strength > own, write)

    def expr_NamedExpr(self, node, strength):
        def write():
            self.expr(node.target, ATOM)
            self.write(' := ')
            self.expr(node.value, ATOM)

        self.bracketed(strength > NAMED, write)

    def expr_BinOp(self, node, strength):
        sign, own = BINARY[_name(node.op)]
        # `**` groups to the right.
        left, right = (own + 1, own) if sign == '**' else (own, own + 1)

        def write():
            self.expr(node.left, left)
            self.write(f' {sign} ')
            self.expr(node.right, right)

        self.bracketed(strength > own, write)

    def expr_UnaryOp(self, node, strength):
        sign, own = UNARY[_name(node.op)]

        def write():
            self.write(sign)
            # `+a`, `not a`.
            self.write(' ' if sign == 'not' else '')
            self.expr(node.operand, own)

        self.bracketed(strength > own, write)

    def expr_Lambda(self, node, strength):
        def write():
            self.write('lambda')
            mark = len(self.parts)
            self.visit_arguments(node.args)
            if any(self.parts[mark:]):
                self.parts.insert(mark, ' ')
            self.write(': ')
            self.expr(node.body)

        self.bracketed(strength > TEST, write)

    def expr_IfExp(self, node, strength):
        def write():
            self.expr(node.body, TEST + 1)
            self.write(' if ')
            self.expr(node.test, TEST + 1)
            self.write(' else ')
            self.expr(node.orelse, TEST)

        self.bracketed(strength > TEST, write)

    def expr_Dict(self, node, strength):
        self.write('{')
        for at, (key, value) in enumerate(zip(node.keys, node.values)):
            self.write(', ' if at else '')
            if key is None:
                self.write('**')
                self.expr(value, EXPR)
            else:
                self.expr(key)
                self.write(': ')
                self.expr(value)
        self.write('}')

    def expr_Set(self, node, strength):
        if not node.elts:
            self.write('{*()}')
            return
        self.write('{')
        self.joined(node.elts)
        self.write('}')

    def expr_ListComp(self, node, strength):
        self.comprehension('[', node, ']')

    def expr_SetComp(self, node, strength):
        self.comprehension('{', node, '}')

    def expr_GeneratorExp(self, node, strength):
        self.comprehension('(', node, ')')

    def comprehension(self, opening, node, closing):
        self.write(opening)
        self.expr(node.elt)
        for generator in node.generators:
            self.visit_comprehension(generator)
        self.write(closing)

    def expr_DictComp(self, node, strength):
        self.write('{')
        self.expr(node.key)
        self.write(': ')
        self.expr(node.value)
        for generator in node.generators:
            self.visit_comprehension(generator)
        self.write('}')

    def visit_comprehension(self, node):
        self.write(' async for ' if node.is_async else ' for ')
        self.expr(node.target, TUPLE)
        self.write(' in ')
        self.expr(node.iter, TEST + 1)
        for condition in node.ifs:
            self.write(' if ')
            self.expr(condition, TEST + 1)

    def expr_Await(self, node, strength):
        def write():
            self.write('await')
            if node.value:
                self.write(' ')
                self.expr(node.value, ATOM)

        self.bracketed(strength > AWAIT, write)

    def expr_Yield(self, node, strength):
        def write():
            self.write('yield')
            if node.value:
                self.write(' ')
                self.expr(node.value, ATOM)

        self.bracketed(strength > YIELD, write)

    def expr_YieldFrom(self, node, strength):
        def write():
            self.write('yield from ')
            if not node.value:
                raise ValueError("Node can't be used without a value attribute.")
            self.expr(node.value, ATOM)

        self.bracketed(strength > YIELD, write)

    def expr_Compare(self, node, strength):
        def write():
            self.expr(node.left, CMP + 1)
            for op, value in zip(node.ops, node.comparators):
                self.write(f' {COMPARISONS[_name(op)]} ')
                self.expr(value, CMP + 1)

        self.bracketed(strength > CMP, write)

    def expr_Call(self, node, strength):
        self.expr(node.func, ATOM)
        self.write('(')
        self.joined(list(node.args) + list(node.keywords))
        self.write(')')

    def expr_Attribute(self, node, strength):
        self.expr(node.value, ATOM)
        # `3 .real`: without the blank it would be a float.
        if _name(node.value) == 'Constant' and isinstance(node.value.value, int):
            self.write(' ')
        self.write('.', node.attr)

    def expr_Subscript(self, node, strength):
        self.expr(node.value, ATOM)
        self.write('[')
        if _name(node.slice) == 'Tuple' and node.slice.elts:
            # An element alone that is unpacked has no comma in a subscript.
            self.tuple_items(node.slice.elts)
        else:
            self.expr(node.slice)
        self.write(']')

    def expr_Starred(self, node, strength):
        self.write('*')
        self.expr(node.value, EXPR)

    def expr_Name(self, node, strength):
        self.write(node.id)

    def expr_List(self, node, strength):
        self.write('[')
        self.joined(node.elts)
        self.write(']')

    def expr_Tuple(self, node, strength):
        self.bracketed(len(node.elts) == 0 or strength > TUPLE, self.tuple_items, node.elts)

    def expr_Slice(self, node, strength):
        if node.lower:
            self.expr(node.lower)
        self.write(':')
        if node.upper:
            self.expr(node.upper)
        if node.step:
            self.write(':')
            self.expr(node.step)

    # Constants and strings.

    def expr_Constant(self, node, strength):
        value = node.value
        if isinstance(value, tuple):
            self.write('(')
            for at, item in enumerate(value):
                self.write(', ' if at else '')
                self.constant(item)
            self.write(',)' if len(value) == 1 else ')')
        elif value is ...:
            self.write('...')
        else:
            if getattr(node, 'kind', None) == 'u':
                self.write('u')
            self.constant(value)

    def constant(self, value):
        if isinstance(value, (float, complex)):
            # What is too large for a literal is written as one that is.
            self.write(repr(value).replace('inf', INFINITY).replace('nan', f'({INFINITY}-{INFINITY})'))
        else:
            self.write(repr(value))

    def expr_JoinedStr(self, node, strength):
        self.string('f', node)

    def expr_TemplateStr(self, node, strength):
        self.string('t', node)

    def string(self, prefix, node):
        pieces = [self.string_piece(value) for value in node.values]
        quotes = list(ALL_QUOTES)
        shown = []
        for text, is_text in pieces:
            if is_text:
                text, possible = _between(text, quotes)
                if not set(possible) & set(quotes):
                    # No quotes fit: every text says by itself what is special in it.
                    quotes = ["'''"]
                    shown = [repr('"' + text)[2:-1] if is_text else text for text, is_text in pieces]
                    break
            else:
                possible = [quote for quote in quotes if quote in MULTI] if '\n' in text else quotes
                possible = [quote for quote in possible if quote not in text] or possible
            quotes = possible
            shown.append(text)
        self.write(prefix, quotes[0], *shown, quotes[0])

    def string_piece(self, node):
        # What a value of a string adds to it, and whether that is plain text.
        if _name(node) == 'Constant':
            return node.value.replace('{', '{{').replace('}', '}}'), True
        if _name(node) == 'JoinedStr':
            return ''.join([self.string_piece(value)[0] for value in node.values]), True
        return self.field(node), False

    def field(self, node):
        if _name(node) == 'Interpolation' and isinstance(node.str, str):
            text = node.str
        else:
            inner = _Writer(False)
            inner.expr(node.value, TEST + 1)
            text = ''.join(inner.parts)
        conversion = '' if node.conversion == -1 else '!' + chr(node.conversion)
        spec = ':' + self.spec(node.format_spec) if node.format_spec else ''
        # `{{` would be a brace.
        return f"{{{' ' if text.startswith('{') else ''}{text}{conversion}{spec}}}"

    def spec(self, node):
        if _name(node) == 'Constant':
            text = node.value.replace('\\', '\\\\').replace("'", "\\'").replace('"', '\\"').replace('\n', '\\n')
            return text.replace('{', '{{').replace('}', '}}')
        if _name(node) == 'JoinedStr':
            return ''.join([self.spec(value) for value in node.values])
        return self.field(node)

    def lone_field(self, prefix, node):
        # Outside a string it is shown as one that has nothing else.
        text = self.field(node)
        quote = next((quote for quote in ALL_QUOTES if quote not in text), '"""')
        self.write(prefix, quote, text, quote)

    def expr_FormattedValue(self, node, strength):
        self.lone_field('f', node)

    def expr_Interpolation(self, node, strength):
        self.lone_field('t', node)


def _between(text, quotes, keep=''):
    """The text as it stands between quotes, and those of the quotes that can stand around it, the best first. Of what
    cannot be printed, the characters of `keep` stay as they are.
    """
    shown = ''.join([
        char.encode('unicode_escape').decode('ascii') if char == '\\' or not char.isprintable() and char not in keep else char
        for char in text])
    possible = [quote for quote in quotes if quote not in shown and ('\n' not in shown or quote in MULTI)]
    if not possible:
        shown = repr(text)
        return shown[1:-1], [next((quote for quote in quotes if shown[0] in quote), shown[0])]
    if shown:
        possible.sort(key=lambda quote: quote[0] == shown[-1])
        if possible[0][0] == shown[-1]:
            shown = shown[:-1] + '\\' + shown[-1]
    return shown, possible
