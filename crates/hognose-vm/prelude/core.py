# The core of the prelude: calls of classes, attributes, names. Classes are made and modules imported in files of their own, which most
# programs need alone: a file is decoded when one of its functions is called for the first time.
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


# Names.


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
