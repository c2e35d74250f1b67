# Code in a text: `exec`, `eval`, `compile`, and what the compiler tells.


def builtins_exec(source, /, globals=None, locals=None, *, closure=None):
    globals, locals = namespaces('exec', globals, locals)
    if is_compiled(source):
        n = len(source.co_freevars)
        if n:
            if type_of(closure) is not tuple or len(closure) != n or not all([is_cell(cell) for cell in closure]):
                raise TypeError(f"code object requires a closure of exactly length {n}")
        elif closure is not None:
            raise TypeError("cannot use a closure with this code object")
        if source.co_name != '<module>':
            function = FUNCTION(source, globals, None, None, closure)
            function.__qualname__ = source.co_name
            function()
            return
    elif closure is not None:
        raise TypeError("closure can only be used when source is a code object")
    run_source(source_text('exec', source), 'exec', code_filename(source), globals, locals)


def builtins_eval(source, /, globals=None, locals=None):
    globals, locals = namespaces('eval', globals, locals)
    if is_compiled(source) and source.co_name != '<module>':
        if source.co_freevars:
            raise TypeError("code object passed to eval() may not contain free variables")
        return FUNCTION(source, globals)()
    text = source_text('eval', source)
    if isinstance_exact(text, str):
        text = text.lstrip(' \t')
    return run_source(text, 'eval', code_filename(source), globals, locals)


# A function made of the code of one runs with arguments it has none.
FUNCTION = class_named('function')


def function_set___code__(self, value=MISSING, /):
    if is_compiled(value) and (self.__code__.co_flags ^ value.co_flags) & 0x2a0:
        warn(DeprecationWarning, "Assigning a code object of non-matching type is deprecated "
             "(e.g., from a generator to a plain function)")
    set_function_code(self, None if value is MISSING else value)


def cell_order(cell, other):
    # What cells hold, as tuples: an empty cell comes before all others.
    if not is_cell(other):
        return None
    return [() if cell_is_empty(c) else (cell_content(c),) for c in (cell, other)]


def cell___eq__(self, value, /):
    found = cell_order(self, value)
    return NotImplemented if found is None else found[0] == found[1]


def cell___ne__(self, value, /):
    found = cell_order(self, value)
    return NotImplemented if found is None else found[0] != found[1]


def cell___lt__(self, value, /):
    found = cell_order(self, value)
    return NotImplemented if found is None else found[0] < found[1]


def cell___le__(self, value, /):
    found = cell_order(self, value)
    return NotImplemented if found is None else found[0] <= found[1]


def cell___gt__(self, value, /):
    found = cell_order(self, value)
    return NotImplemented if found is None else found[0] > found[1]


def cell___ge__(self, value, /):
    found = cell_order(self, value)
    return NotImplemented if found is None else found[0] >= found[1]


install(class_named('cell'), '__hash__', None)


def code_filename(source):
    return '<string>'


def namespaces(what, globals, locals):
    if globals is None:
        globals = caller_globals()
        if locals is None:
            locals = caller_locals()
    elif not isinstance_exact(globals, dict):
        if what == 'eval' and lookup_special(globals, '__getitem__') is not None:
            raise TypeError("globals must be a real dict; try eval(expr, {}, mapping)")
        raise TypeError(f"{what}() globals must be a dict, not {type_name(globals)}")
    if locals is None:
        locals = globals
    elif type_of(locals) is not dict and lookup_special(locals, '__getitem__') is None:
        raise TypeError(f"locals must be a mapping or None, not {type_name(locals)}")
    return globals, locals


def declared_encoding(data):
    # What a comment in the first two lines says (PEP 263), or None.
    for line in data.split(b'\n', 2)[:2]:
        line = line.strip(b' \t\f\r')
        if line[:1] != b'#':
            if line:
                return None
            continue
        at = line.find(b'coding')
        while at >= 0:
            rest = line[at + 6:]
            if rest[:1] in (b':', b'='):
                name = rest[1:].lstrip(b' \t').decode('latin-1')
                end = 0
                while end < len(name) and (name[end].isalnum() or name[end] in '-_.'):
                    end += 1
                if end:
                    return name[:end]
            at = line.find(b'coding', at + 1)
    return None


def decoded_source(source, filename):
    # The text of a source in bytes.
    data = bytes(source)
    marked = data.startswith(b'\xef\xbb\xbf')
    if marked:
        data = data[3:]
    encoding = declared_encoding(data)
    plain = 'utf-8' if encoding is None else encoding.lower().replace('_', '-')
    if plain == 'utf-8' or plain.startswith('utf-8-'):
        try:
            return data.decode('utf-8')
        except UnicodeDecodeError as error:
            at = error.start
        line = data.count(b'\n', 0, at) + 1
        begin = data.rfind(b'\n', 0, at) + 1
        text = data[begin:].split(b'\n', 1)[0].decode('utf-8', 'replace')
        column = len(data[begin:at].decode('utf-8')) + 1
        raise SyntaxError(
            f"Non-UTF-8 code starting with '\\x{data[at]:02x}' on line {line}, but no encoding declared; "
            "see https://peps.python.org/pep-0263/ for details", (filename, line, column, text, line, column))
    if marked:
        raise SyntaxError(f"encoding problem: {plain} with BOM", (filename, 0, -1, None))
    try:
        return data.decode(encoding)
    except LookupError:
        message = f"unknown encoding: {encoding}"
    except UnicodeDecodeError as error:
        message = str(error)
    raise SyntaxError(message, (filename, 0, -1, None))


def source_text(what, source):
    source = look(source)
    if isinstance_exact(source, str):
        return source
    if isinstance_exact(source, (bytes, bytearray, memoryview)):
        return decoded_source(source, '<string>')
    if is_compiled(source):
        return source
    raise TypeError(f"{what}() arg 1 must be a string, bytes or code object")


def builtins_compile(source, filename, mode, flags=0, dont_inherit=False, optimize=-1, *, _feature_version=-1):
    if isinstance_exact(filename, (bytes, bytearray)):
        filename = bytes(filename).decode('utf-8')
    elif not isinstance_exact(filename, str):
        path = lookup_special(filename, '__fspath__')
        if path is None:
            raise TypeError(f"expected str, bytes or os.PathLike object, not {type_name(filename)}")
        filename = path()
    if not isinstance_exact(mode, str):
        shown = 'None' if mode is None else type_name(mode)
        raise TypeError(f"compile() argument 'mode' must be str, not {shown}")
    only_tree = isinstance(flags, int) and flags & ONLY_AST
    if mode not in ('exec', 'eval', 'single') and not (only_tree and mode == 'func_type'):
        if only_tree:
            raise ValueError("compile() mode must be 'exec', 'eval', 'single' or 'func_type'")
        if mode == 'func_type':
            raise ValueError("compile() mode 'func_type' requires flag PyCF_ONLY_AST")
        raise ValueError("compile() mode must be 'exec', 'eval' or 'single'")
    if isinstance_exact(source, (bytes, bytearray, memoryview)):
        source = decoded_source(source, filename)
    if not isinstance_exact(source, str):
        # A tree is compiled as the text that stands for it.
        trees = find_module('_ast_check')
        if not trees.is_tree(source):
            raise TypeError("compile() arg 1 must be a string, bytes or AST object")
        if only_tree:
            return source
        source = trees.text(source, mode)
    elif only_tree:
        trees = find_module('_ast_build')
        if mode == 'func_type':
            return trees.function_type(source, lambda text, mode: parse_source(text, filename, mode))
        return trees.build(parse_source(source, filename, mode))
    return compile_source(source, filename, mode)


# The flag of `compile` that asks for a tree.
ONLY_AST = 0x400


def display(value):
    # What an expression statement does in code of the mode `single`.
    sys = modules().get('sys')
    (find_module('sys') if sys is None else sys).displayhook(value)


def warn(category, message):
    # Of what the calling code does.
    find_module('warnings').warn(message, category)


def syntax_warnings(found):
    # What the compiler warns of: an error where a filter says so.
    warn = find_module('warnings').warn_explicit
    for message, filename, line, column, end_line, end_column in found:
        try:
            warn(message, SyntaxWarning, filename, line)
        except SyntaxWarning:
            details = filename, line, column, None, end_line, end_column
            raise SyntaxError(message, details) from None


def fail_with_warnings(both):
    # What the compiler warned of before it gave up.
    found, error = both
    syntax_warnings(found)
    raise error
