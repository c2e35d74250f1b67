# The core of the prelude: calls of classes, making classes, attributes, imports.
#
# These functions stand behind instructions of the VM and behind natives that meet user code. Nothing here can be
# rebound by a guest: names resolve in the prelude's own namespace. A function named `list_index` is the twin of the
# native `list.index`.


# Stands for "not given"; no guest ever sees it.
MISSING = new_instance(object)


def type_call(cls, /, *args, **kwargs):
    # `type.__call__`: `__new__`, then `__init__` if it gave an instance.
    if cls is type and len(args) == 1 and not kwargs:
        return type_of(args[0])
    obj = cls.__new__(cls, *args, **kwargs)
    if isinstance_exact(obj, cls):
        result = call_special(obj, '__init__', args, kwargs)
        if result is not None:
            raise TypeError(f"__init__() should return None, not '{type_name(result)}'")
    return obj


type___call__ = type_call


def init_new(obj, args, kwargs, /):
    # What `__new__` of a class gave is initialised.
    result = call_special(obj, '__init__', args, kwargs)
    if result is not None:
        raise TypeError(f"__init__() should return None, not '{type_name(result)}'")
    return obj


def call_special(obj, name, args, kwargs):
    return lookup_special(obj, name)(*args, **kwargs)


def raise_class(exc, cause=MISSING):
    # `raise E` and `raise e from C`, where at least one is a class.
    if isinstance_exact(exc, type):
        made = exc()
        if not isinstance_exact(made, BaseException):
            raise TypeError(
                f"calling {exc!r} should have returned an instance of BaseException, not {type_of(made)!r}")
        exc = made
    if cause is MISSING:
        raise exc
    if isinstance_exact(cause, type) and BaseException in mro_of(cause):
        made = cause()
        if not isinstance_exact(made, BaseException):
            raise TypeError(
                f"calling {cause!r} should have returned an instance of BaseException, not {type_of(made)!r}")
        cause = made
    raise exc from cause


def object___ne__(self, value, /):
    result = lookup_special(self, '__eq__')(value)
    if result is NotImplemented:
        return result
    return not result


def call_descriptor(getter, getter_args, args):
    return getter(*getter_args)(*args)


def builtins_hasattr(obj, name, /):
    try:
        getattr(obj, name)
    except AttributeError:
        return False
    return True


def builtins_getattr(obj, name, default=MISSING, /):
    if default is MISSING:
        return getattr(look(obj), look(name))
    return getattr(look(obj), look(name), default)


def attribute_with_hook(obj, name, default=MISSING):
    # `getattr` where `__getattribute__` or a getter runs and there is a `__getattr__`. What the first raised is forgotten.
    try:
        try:
            return lookup_special(obj, '__getattribute__')(name)
        except AttributeError:
            pass
        return lookup_special(obj, '__getattr__')(name)
    except AttributeError:
        if default is MISSING:
            raise
    return default


# Instance and subclass checks.


def builtins_isinstance(obj, class_or_tuple, /):
    obj = look(obj)
    class_or_tuple = look(class_or_tuple)
    if type_of(obj) is class_or_tuple:
        return True
    if type_of(class_or_tuple) is tuple:
        for cls in class_or_tuple:
            if builtins_isinstance(obj, cls):
                return True
        return False
    check = lookup_special(class_or_tuple, '__instancecheck__')
    if check is not None:
        return True if check(obj) else False
    return instance_by_attributes(obj, class_or_tuple)


def type___instancecheck__(self, instance, /):
    cls = type_of(instance)
    if self in mro_of(cls):
        return True
    claimed = getattr(instance, '__class__', None)
    if claimed is not cls and isinstance_exact(claimed, type):
        return self in mro_of(claimed)
    return False


def instance_by_attributes(obj, cls):
    # Objects that are no classes but have `__bases__`.
    if not isinstance_exact(getattr(cls, '__bases__', None), tuple):
        raise TypeError("isinstance() arg 2 must be a type, a tuple of types, or a union")
    found = getattr(obj, '__class__', None)
    return found is not None and subclass_by_attributes(found, cls)


def builtins_issubclass(cls, class_or_tuple, /):
    cls = look(cls)
    class_or_tuple = look(class_or_tuple)
    if type_of(class_or_tuple) is tuple:
        for base in class_or_tuple:
            if builtins_issubclass(cls, base):
                return True
        return False
    check = lookup_special(class_or_tuple, '__subclasscheck__')
    if check is not None:
        return True if check(cls) else False
    check_bases(cls)
    if not isinstance_exact(getattr(class_or_tuple, '__bases__', None), tuple):
        raise TypeError("issubclass() arg 2 must be a class, a tuple of classes, or a union")
    return subclass_by_attributes(cls, class_or_tuple)


def type___subclasscheck__(self, subclass, /):
    subclass = look(subclass)
    check_bases(subclass)
    return subclass_by_attributes(subclass, self)


def check_bases(cls):
    if not isinstance_exact(getattr(cls, '__bases__', None), tuple):
        raise TypeError("issubclass() arg 1 must be a class")


def subclass_by_attributes(cls, base):
    work = [cls]
    while work:
        found = work.pop()
        if found is base:
            return True
        bases = getattr(found, '__bases__', ())
        if isinstance_exact(bases, tuple):
            work.extend(bases)
    return False


# Classes.


def builtins___build_class__(func, name, /, *bases, **kwargs):
    if not callable(func):
        raise TypeError("__build_class__: func must be a function")
    if not isinstance_exact(name, str):
        raise TypeError("__build_class__: name is not a string")
    return build_class(lambda namespace: func(), name, *bases, **kwargs)


def build_class(body, name, /, *bases, metaclass=MISSING, **kwargs):
    # What a `class` statement calls.
    maker = caller_builtin('__build_class__')
    if maker is MISSING:
        raise NameError("__build_class__ not found")
    original = bases
    bases = resolve_bases(bases)
    if metaclass is MISSING:
        metaclass = type_of(bases[0]) if bases else type
    if isinstance_exact(metaclass, type):
        metaclass = derived_metaclass(metaclass, bases)
    prepare = getattr(metaclass, '__prepare__', None)
    if prepare is None:
        namespace = {}
    else:
        namespace = prepare(name, bases, **kwargs)
        if type_of(namespace) is not dict and lookup_special(namespace, '__getitem__') is None:
            shown = metaclass.__name__ if isinstance_exact(metaclass, type) else '<metaclass>'
            raise TypeError(f"{shown}.__prepare__() must return a mapping, not {type_name(namespace)}")
    cell = body(namespace)
    if bases is not original:
        namespace['__orig_bases__'] = original
    if cell is not None:
        namespace['__classcell__'] = cell
    cls = metaclass(name, bases, namespace, **kwargs)
    if cell is not None and isinstance_exact(cls, type):
        if cell_is_empty(cell):
            raise RuntimeError(
                f"__class__ not set defining {name!r} as {cls!r}. Was __classcell__ propagated to type.__new__?")
        if cell_content(cell) is not cls:
            raise TypeError(f"__class__ set to {cell_content(cell)!r} defining {name!r} as {cls!r}")
    return cls


def resolve_bases(bases):
    if all_classes(bases):
        return bases
    resolved = []
    changed = False
    for base in bases:
        if isinstance_exact(base, type):
            resolved.append(base)
            continue
        entries = getattr(base, '__mro_entries__', None)
        if entries is None:
            resolved.append(base)
            continue
        changed = True
        new = entries(bases)
        if type_of(new) is not tuple:
            raise TypeError("__mro_entries__ must return a tuple")
        resolved.extend(new)
    return tuple(resolved) if changed else bases


def all_classes(bases):
    for base in bases:
        if not isinstance_exact(base, type):
            return False
    return True


def derived_metaclass(metaclass, bases):
    winner = metaclass
    for base in bases:
        found = type_of(base)
        if found in mro_of(winner):
            continue
        if winner in mro_of(found):
            winner = found
            continue
        raise TypeError(
            "metaclass conflict: the metaclass of a derived class must be a (non-strict) subclass of the "
            "metaclasses of all its bases")
    return winner


def type_make(*args, **kwargs):
    # `type(name, bases, namespace)`, and `type(x)` of a value that has to be waited for.
    if len(args) == 1 and not kwargs:
        return type_of(look(args[0]))
    return type_call(type, *args, **kwargs)


def type___new__(cls, /, *args, **kwargs):
    if len(args) == 1 and cls is type and not kwargs:
        return type_of(look(args[0]))
    if len(args) != 3:
        raise TypeError(f"type.__new__() takes exactly 3 arguments ({len(args)} given)")
    name, bases, namespace = args
    if not isinstance_exact(name, str):
        raise TypeError(f"type.__new__() argument 1 must be str, not {type_name(name)}")
    if '\0' in name:
        raise ValueError("type name must not contain null characters")
    if not isinstance_exact(bases, tuple):
        raise TypeError(f"type.__new__() argument 2 must be tuple, not {type_name(bases)}")
    if not isinstance_exact(namespace, dict):
        raise TypeError(f"type.__new__() argument 3 must be dict, not {type_name(namespace)}")
    for base in bases:
        if not isinstance_exact(base, type):
            if getattr(base, '__mro_entries__', None) is not None:
                raise TypeError("type() doesn't support MRO entry resolution; use types.new_class()")
    winner = derived_metaclass(cls, bases)
    if not all_classes(bases):
        raise TypeError("bases must be types")
    if winner is not cls:
        new = lookup_class(winner, '__new__')
        if new is not type.__new__:
            return winner.__new__(winner, name, bases, namespace, **kwargs)
        cls = winner
    if not bases:
        bases = (object,)
    for i, base in enumerate(bases):
        if base in bases[i + 1:]:
            raise TypeError(f"duplicate base class {base.__name__}")
    namespace = dict(namespace)
    qualname = namespace.pop('__qualname__', name)
    if not isinstance_exact(qualname, str):
        raise TypeError(f"type __qualname__ must be a str, not {type_name(qualname)}")
    cell = namespace.pop('__classcell__', MISSING)
    if cell is not MISSING and not is_cell(cell):
        raise TypeError(f"type.__new__: __classcell__ must be a nonlocal cell, not {type_of(cell)!r}")
    dict_cell = namespace.pop('__classdictcell__', MISSING)
    if dict_cell is not MISSING and not is_cell(dict_cell):
        raise TypeError(f"type.__new__: __classdictcell__ must be a nonlocal cell, not {type_of(dict_cell)!r}")
    if '__module__' not in namespace:
        namespace['__module__'] = caller_globals().get('__name__', 'builtins')
    for special in ('__new__',):
        found = namespace.get(special)
        if is_function(found):
            namespace[special] = staticmethod(found)
    for special in ('__init_subclass__', '__class_getitem__'):
        found = namespace.get(special)
        if is_function(found):
            namespace[special] = classmethod(found)
    if '__eq__' in namespace and '__hash__' not in namespace:
        namespace['__hash__'] = None
    slots = namespace.get('__slots__', MISSING)
    if slots is not MISSING:
        slots = checked_slots(name, bases, namespace, slots)
        for base in bases:
            for sized in (int, tuple, bytes):
                if sized in mro_of(base) and [slot for slot in slots if slot not in ('__dict__', '__weakref__')]:
                    raise TypeError(f"nonempty __slots__ not supported for subtype of '{base.__name__}'")
    else:
        slots = None
    made = new_class(cls, name, bases, namespace, qualname, slots)
    if cell is not MISSING:
        set_cell(cell, made)
    if dict_cell is not MISSING:
        set_cell(dict_cell, mappingproxy_of(class_dict(made)))
    mro = lookup_class(cls, 'mro')
    if mro is not type.mro:
        set_mro(made, tuple(made.mro()))
    if '__abstractmethods__' in namespace:
        made.__abstractmethods__ = namespace['__abstractmethods__']
    for key, value in namespace.items():
        set_name = lookup_set_name(value)
        if set_name is not None:
            try:
                set_name(made, key)
            except BaseException as error:
                error.add_note(f"Error calling __set_name__ on '{type_name(value)}' instance {key!r} in {name!r}")
                raise
    super(made, made).__init_subclass__(**kwargs)
    return made


def checked_slots(name, bases, namespace, slots):
    # The names of `__slots__`, mangled and checked.
    if isinstance_exact(slots, str):
        slots = (slots,)
    else:
        slots = tuple(slots)
    result = []
    for slot in slots:
        if not isinstance_exact(slot, str):
            raise TypeError(f"__slots__ items must be strings, not '{type_name(slot)}'")
        if not slot.isidentifier():
            raise TypeError("__slots__ must be identifiers")
        if slot == '__dict__':
            if has_dict(bases) or slot in result:
                raise TypeError("__dict__ slot disallowed: we already got one")
        elif slot == '__weakref__':
            if slot in result or any([not class_flag(base, 'builtin') and not class_flag(base, 'no_weakref') for base in bases]):
                raise TypeError("__weakref__ slot disallowed: we already got one")
        else:
            if slot.startswith('__') and not slot.endswith('__'):
                stripped = name.lstrip('_')
                if stripped:
                    slot = '_' + stripped + slot
            if slot in namespace and slot != '__qualname__' and slot != '__classcell__':
                raise ValueError(f"{slot!r} in __slots__ conflicts with class variable")
        if slot not in result:
            result.append(slot)
    return tuple(result)


def has_dict(bases):
    for base in bases:
        if not class_flag(base, 'no_dict') and base is not object:
            return True
    return False


def lookup_set_name(value):
    cls = type_of(value)
    if lookup_class(cls, '__set_name__') is None:
        return None
    return lookup_special(value, '__set_name__')


def type___dir__(self, /):
    found = {}
    for cls in mro_of(self):
        for name in shown_names(cls):
            found[name] = None
    return list(found)


def type_get___doc__(self, /):
    # A descriptor of the guest stands there.
    doc = class_dict(self)['__doc__']
    return lookup_special(doc, '__get__')(None, self)


def type_get___dict__(self, /):
    return mappingproxy_of(class_dict(self))


def type___or__(self, value, /):
    return union_of_two(self, value)


def type___ror__(self, value, /):
    return union_of_two(value, self)


def type_get___annotations__(self, /):
    namespace = class_dict(self)
    found = namespace.get('__annotations__', namespace.get('__annotations_cache__', MISSING))
    if found is not MISSING:
        return found
    annotate = type_get___annotate__(self)
    annotations = {} if annotate is None else annotate(1)
    if not isinstance_exact(annotations, dict):
        raise TypeError(f"__annotate__() must return dict, not {type_name(annotations)}")
    if not class_flag(self, 'builtin'):
        class_dict_set(self, '__annotations_cache__', annotations)
    return annotations


def type_set___annotations__(self, value=MISSING, /):
    namespace = class_dict(self)
    name = '__annotations__' if '__annotations__' in namespace else '__annotations_cache__'
    if value is not MISSING:
        class_dict_set(self, name, value)
    elif name in namespace:
        class_dict_delete(self, name)
    else:
        raise AttributeError('__annotations__')
    # They are what they are now, whatever the source says.
    for name in '__annotate_func__', '__annotate__':
        if name in namespace:
            class_dict_delete(self, name)


def type_get___annotate__(self, /):
    namespace = class_dict(self)
    found = namespace.get('__annotate_func__', MISSING)
    if found is MISSING:
        found = namespace.get('__annotate__', MISSING)
    if found is MISSING:
        found = None
        if not class_flag(self, 'builtin'):
            class_dict_set(self, '__annotate_func__', None)
    return found


def type_set___annotate__(self, value=MISSING, /):
    if value is MISSING:
        raise TypeError("cannot delete __annotate__ attribute")
    if value is not None and not callable(value):
        raise TypeError("__annotate__ must be callable or None")
    class_dict_set(self, '__annotate_func__', value)
    if value is not None:
        class_dict_delete(self, '__annotations_cache__')


def module_get___annotations__(self, /):
    namespace = module_dict(self)
    found = namespace.get('__annotations__', MISSING)
    if found is not MISSING:
        return found
    annotate = namespace.get('__annotate__', None)
    annotations = annotate(1) if callable(annotate) else {}
    if not isinstance_exact(annotations, dict):
        raise TypeError(f"__annotate__ returned non-dict of type '{type_name(annotations)}'")
    namespace['__annotations__'] = annotations
    return annotations


def module_set___annotations__(self, value=MISSING, /):
    namespace = module_dict(self)
    if value is not MISSING:
        namespace['__annotations__'] = value
    elif namespace.pop('__annotations__', MISSING) is MISSING:
        raise AttributeError('__annotations__')
    namespace.pop('__annotate__', None)


def module_get___annotate__(self, /):
    return module_dict(self).setdefault('__annotate__', None)


def module_set___annotate__(self, value=MISSING, /):
    namespace = module_dict(self)
    if value is MISSING:
        raise TypeError("cannot delete __annotate__ attribute")
    if value is not None and not callable(value):
        raise TypeError("__annotate__ must be callable or None")
    namespace['__annotate__'] = value
    if value is not None:
        namespace.pop('__annotations__', None)


def function_get___annotations__(self, /):
    found = function_attribute(self, '__annotations__')
    if found is not MISSING:
        return found
    annotate = self.__annotate__
    annotations = {} if annotate is None else annotate(1)
    if not isinstance_exact(annotations, dict):
        raise TypeError(f"__annotate__() must return dict, not {type_name(annotations)}")
    set_function_attribute(self, '__annotations__', annotations)
    return annotations


def function_set___annotations__(self, value=MISSING, /):
    if value is MISSING or value is None:
        value = {}
    if not isinstance_exact(value, dict):
        raise TypeError("__annotations__ must be set to a dict object")
    self.__annotate__ = None
    set_function_attribute(self, '__annotations__', value)


def property_get___isabstractmethod__(self, /):
    for accessor in (self.fget, self.fset, self.fdel):
        if accessor is not None and getattr(accessor, '__isabstractmethod__', False):
            return True
    return False


def classmethod_get___isabstractmethod__(self, /):
    return True if getattr(self.__func__, '__isabstractmethod__', False) else False


staticmethod_get___isabstractmethod__ = classmethod_get___isabstractmethod__


def set_function_type_params(function, params):
    function.__type_params__ = params
    return function


def call_got(getter, given, /, *args, **kwargs):
    # A special method whose descriptor has a getter of the guest.
    return getter(*given)(*args, **kwargs)


def load_name(namespace, name, globals_, builtins_, outer=MISSING):
    # A name in a class body whose namespace is no plain dict.
    try:
        return namespace[name]
    except KeyError:
        pass
    if outer is not MISSING:
        return outer
    if name in globals_:
        return globals_[name]
    if type_of(builtins_) is not dict:
        return load_builtin(builtins_, name)
    if name in builtins_:
        return builtins_[name]
    raise NameError(f"name {name!r} is not defined", name=name)


def load_builtin(builtins_, name):
    # A name that globals do not have, where `__builtins__` is no plain dict.
    try:
        return builtins_[name]
    except KeyError:
        raise NameError(f"name {name!r} is not defined", name=name) from None


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


# `dir`, `vars`, `help` and what is refused.


def builtins_dir(object=MISSING, /):
    if object is MISSING:
        names = caller_locals()
        if type_of(names) is dict:
            return sorted(names)
        keys = getattr(names, 'keys')()
        if lookup_class(type_of(keys), '__iter__') is None:
            raise TypeError(f"{type_name(names)}.keys() returned a non-iterable (type {type_name(keys)})")
        return sorted(keys)
    return sorted(lookup_special(look(object), '__dir__')())


def builtins_vars(object=MISSING, /):
    if object is MISSING:
        return caller_locals()
    found = getattr(look(object), '__dict__', MISSING)
    if found is MISSING:
        raise TypeError("vars() argument must have __dict__ attribute")
    return found


def builtins_help(request=MISSING, /):
    if request is MISSING:
        print("Type help(object) for what an object can do.")
        return
    find_module('pydoc').help(request)


def builtins_open(file, mode='r', buffering=-1, encoding=None, errors=None, newline=None, closefd=True, opener=None):
    raise PermissionError("open(): this run has no access to files (capability 'files' is not granted)")


def builtins_input(prompt='', /):
    raise PermissionError("input(): this run has no standard input (capability 'stdin' is not granted)")


def builtins_breakpoint(*args, **kwargs):
    hook = getattr(find_module('sys'), 'breakpointhook', MISSING)
    if hook is MISSING:
        raise RuntimeError("lost sys.breakpointhook")
    return hook(*args, **kwargs)


def unraisable(error, message):
    # An exception that nobody can catch is told to the hook.
    hook = getattr(find_module('sys'), '_unraisable', MISSING)
    if hook is not MISSING:
        hook(error, message)


def builtins_print(*args, sep=' ', end='\n', file=None, flush=False):
    if sep is None:
        sep = ' '
    if end is None:
        end = '\n'
    if not isinstance_exact(sep, str):
        raise TypeError(f"sep must be None or a string, not {type_name(sep)}")
    if not isinstance_exact(end, str):
        raise TypeError(f"end must be None or a string, not {type_name(end)}")
    if file is None:
        file = redirected_stdout()
    first = True
    write = write_stdout if file is None else file.write
    for arg in args:
        if not first:
            write(sep)
        first = False
        write(str(look(arg)))
    write(end)
    if flush and file is not None:
        file.flush()
