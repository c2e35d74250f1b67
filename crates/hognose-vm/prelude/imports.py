# Imports.


def import_name(name, fromlist, level):
    module = imported(name, fromlist, level)
    if module is not None:
        return module
    library = caller_in_image()
    hook = None if library else caller_builtin('__import__')
    if hook is None:
        return import_for(name, fromlist, level, library)
    if hook is MISSING:
        raise ImportError("__import__ not found")
    namespace = caller_globals()
    return hook(name, namespace, namespace, fromlist, level)


def import_for(name, fromlist, level, library):
    if level:
        name = absolute_name(name, level)
    elif not name:
        raise ValueError("Empty module name")
    if not library and is_private(name) and name not in modules():
        raise absent_module(name)
    if not library:
        # `sys.modules` shows the program from its first import on: what it imports may look there for its classes.
        main_module()
    module = find_module(name)
    if fromlist is None:
        return find_module(name.partition('.')[0]) if '.' in name and not level else module
    if hasattr(module, '__path__'):
        for item in fromlist:
            if item != '*' and not hasattr(module, item) and (library or not is_private(item)):
                try:
                    find_module(f"{name}.{item}")
                except ModuleNotFoundError:
                    pass
    return module


def absolute_name(name, level):
    namespace = caller_globals()
    package = namespace.get('__package__')
    if package is None:
        package = namespace.get('__name__', '')
        if '__path__' not in namespace:
            package = package.rpartition('.')[0]
    if not package:
        raise ImportError("attempted relative import with no known parent package")
    parts = package.rsplit('.', level - 1)
    if len(parts) < level:
        raise ImportError("attempted relative import beyond top-level package")
    return f"{parts[0]}.{name}" if name else parts[0]


def find_module(name):
    loaded = modules()
    module = loaded.get(name, MISSING)
    if module is not MISSING:
        if module is None:
            raise ModuleNotFoundError(f"import of {name} halted; None in sys.modules", name=name)
        return module
    parent, dot, child = name.rpartition('.')
    if dot:
        package = find_module(parent)
        module = loaded.get(name)
        if module is not None:
            # The package has imported it itself: it does not run again.
            return module
        # `os.path` is there although `os` is no package.
        if not hasattr(package, '__path__') and name != 'os.path':
            raise ModuleNotFoundError(f"No module named {name!r}; {parent!r} is not a package", name=name)
    if name == '__main__':
        return main_module()
    module = None if building() else host_module(name)
    if module is None:
        module = library_module(name)
    if module is None and building():
        run_library(name)
        module = loaded.get(name)
    if module is None:
        raise absent_module(name)
    if building() or not is_private(name):
        loaded[name] = module
    return module


def is_private(name):
    # A module of the library that only the library imports. It is not among `sys.modules` either.
    for part in name.split('.'):
        if part.startswith('_') and not part.startswith('__'):
            return True
    return False


def absent_module(name):
    error = ModuleNotFoundError(f"No module named {name!r}", name=name)
    if hints_wanted() and not building():
        hint = find_module('_absent').hint(name, tool_names())
        if hint is not None:
            error.add_note(hint)
    return error


def host_module(name):
    # A module of the host that has source, which runs now.
    host_modules = library_module('_host_modules')
    entry = None if host_modules is None else host_modules.waiting.get(name)
    if entry is None:
        return None
    module, text = entry
    loaded = modules()
    loaded[name] = module
    namespace = module.__dict__
    try:
        run_source(text, 'module', name.replace('.', '/') + '.py', namespace, namespace)
    except BaseException:
        loaded.pop(name, None)
        raise
    host_modules.waiting.pop(name, None)
    parent, dot, child = name.rpartition('.')
    if dot:
        setattr(find_module(parent), child, module)
    return loaded.get(name)


def import_from(module, name):
    # What the instruction does not find by itself: lazily made attributes, submodules.
    try:
        return getattr(module, name)
    except AttributeError:
        pass
    package = getattr(module, '__name__', MISSING)
    if package is not MISSING:
        found = modules().get(f"{package}.{name}", MISSING)
        if found is not MISSING:
            return found
    shown = package if isinstance_exact(package, str) else '<unknown module name>'
    raise ImportError(f"cannot import name {name!r} from {shown!r} (unknown location)", name=shown, name_from=name)


def import_star(module, namespace):
    if namespace is None:
        namespace = caller_globals()
    names = getattr(module, '__all__', None)
    if names is None:
        names = [name for name in module.__dict__ if not name.startswith('_')]
    for name in names:
        namespace[name] = getattr(module, name)


def setup_annotations(namespace):
    if namespace is None:
        namespace = caller_globals()
    try:
        namespace['__annotations__']
    except KeyError:
        namespace['__annotations__'] = {}


def builtins___import__(name, globals=None, locals=None, fromlist=(), level=0):
    if not isinstance_exact(name, str):
        raise TypeError("module name must be a string")
    if level < 0:
        raise ValueError("level must be >= 0")
    return import_for(name, fromlist or None, level, building())
