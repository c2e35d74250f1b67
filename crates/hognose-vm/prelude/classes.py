# Making classes, and what they and functions say about themselves.


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
