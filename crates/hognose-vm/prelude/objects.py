# Library-like builtin objects written in Python: read-only views of namespaces, `list[int]`, `int | str`.


class mappingproxy:
    __module__ = 'builtins'
    __slots__ = ('_mapping',)

    def __new__(cls, mapping, /):
        if lookup_special(mapping, '__getitem__') is None or isinstance_exact(mapping, (list, tuple)):
            raise TypeError(f"mappingproxy() argument must be a mapping, not {type_name(mapping)}")
        return mappingproxy_of(mapping)

    def __getitem__(self, key, /):
        return hidden(self)[key]

    def __contains__(self, key, /):
        return key in hidden(self)

    def __len__(self, /):
        return len(hidden(self))

    def __iter__(self, /):
        return iter(hidden(self))

    def __reversed__(self, /):
        return reversed(hidden(self))

    def __eq__(self, other, /):
        if type_of(other) is mappingproxy:
            other = hidden(other)
        return hidden(self) == other

    def __hash__(self, /):
        return hash(hidden(self))

    def __or__(self, other, /):
        left = hidden(self) if type_of(self) is mappingproxy else self
        right = hidden(other) if type_of(other) is mappingproxy else other
        return left | right

    def __ror__(self, other, /):
        return other | hidden(self)

    def __ior__(self, other, /):
        raise TypeError(f"'|=' is not supported by mappingproxy; use '|' instead")

    def __repr__(self, /):
        return f"mappingproxy({hidden(self)!r})"

    def __str__(self, /):
        return str(hidden(self))

    def get(self, key, default=None, /):
        return hidden(self).get(key, default)

    def keys(self, /):
        return hidden(self).keys()

    def values(self, /):
        return hidden(self).values()

    def items(self, /):
        return hidden(self).items()

    def copy(self, /):
        return hidden(self).copy()


def mappingproxy_of(mapping):
    self = new_instance(mappingproxy)
    set_hidden(self, mapping)
    return self


del mappingproxy._mapping
set_class_flag(mappingproxy, 'mapping', True)
set_class_flag(mappingproxy, 'final', True)


def type_text(value):
    # How a type shows inside `list[…]` and unions.
    if value is ...:
        return '...'
    if value is None or value is type(None):
        return 'None'
    if isinstance_exact(value, type) and type_of(value) is not GenericAlias:
        if value.__module__ == 'builtins':
            return value.__qualname__
        return f"{value.__module__}.{value.__qualname__}"
    if isinstance_exact(value, list):
        return '[' + ', '.join([type_text(v) for v in value]) + ']'
    return repr(value)


class generic_alias_iterator:
    # What `*list[int]` takes its only item from.
    __module__ = 'builtins'
    __slots__ = ('_left',)

    def __new__(cls, /, *args, **kwargs):
        raise TypeError("cannot create 'generic_alias_iterator' instances")

    def __iter__(self, /):
        return self

    def __next__(self, /):
        left = self._left
        if left is None:
            raise StopIteration
        set_field_raw(self, '_left', None)
        return left


class GenericAlias:
    __module__ = 'types'
    __slots__ = ('__origin__', '__args__', '__parameters__', '_starred', '__weakref__')

    def __new__(cls, origin, args, /):
        if not isinstance_exact(args, tuple):
            args = (args,)
        self = new_instance(cls)
        set_field_raw(self, '__origin__', origin)
        set_field_raw(self, '__args__', args)
        set_field_raw(self, '__parameters__', type_parameters(args))
        set_field_raw(self, '_starred', False)
        return self

    def __repr__(self, /):
        if not self.__args__:
            inner = '()'
        else:
            inner = ', '.join([type_text(arg) for arg in self.__args__])
        star = '*' if self._starred else ''
        return f"{star}{type_text(self.__origin__)}[{inner}]"

    def __call__(self, /, *args, **kwargs):
        made = self.__origin__(*args, **kwargs)
        try:
            made.__orig_class__ = self
        except (AttributeError, TypeError):
            pass
        return made

    def __mro_entries__(self, bases, /):
        return (self.__origin__,)

    def __getattr__(self, name, /):
        if name in ('__origin__', '__args__', '__parameters__', '__class__', '__bases__', '__copy__',
                    '__deepcopy__', '__unpacked__', '__typing_unpacked_tuple_args__', '__mro_entries__', '__reduce_ex__',
                    '__reduce__'):
            raise AttributeError(name)
        return getattr(self.__origin__, name)

    def __eq__(self, other, /):
        if type_of(other) is not type_of(self):
            return NotImplemented
        return (self.__origin__ == other.__origin__ and self.__args__ == other.__args__
                and self._starred == other._starred)

    def __hash__(self, /):
        return hash(self.__origin__) ^ hash(self.__args__)

    def __getitem__(self, item, /):
        if not self.__parameters__:
            raise TypeError(f"{self!r} is not a generic class")
        return type_of(self)(self.__origin__, substitute(self, self.__args__, self.__parameters__, item))

    def __iter__(self, /):
        starred = type_of(self)(self.__origin__, self.__args__)
        set_field_raw(starred, '_starred', True)
        iterator = new_instance(generic_alias_iterator)
        set_field_raw(iterator, '_left', starred)
        return iterator

    def __or__(self, other, /):
        return union_of_two(self, other)

    def __ror__(self, other, /):
        return union_of_two(other, self)

    def __instancecheck__(self, instance, /):
        raise TypeError("isinstance() argument 2 cannot be a parameterized generic")

    def __subclasscheck__(self, cls, /):
        raise TypeError("issubclass() argument 2 cannot be a parameterized generic")

    def __dir__(self, /):
        return sorted(set(dir(self.__origin__)) | {'__origin__', '__args__', '__parameters__'})

    @property
    def __unpacked__(self):
        return self._starred

    @property
    def __typing_unpacked_tuple_args__(self):
        if self._starred and self.__origin__ is tuple:
            return self.__args__
        return None

    def __reduce__(self, /):
        return GenericAlias, (self.__origin__, self.__args__)


def generic_alias(origin, args):
    return GenericAlias(origin, args)


def class_getitem(cls, item, /):
    return GenericAlias(cls, item)


for generic in (list, tuple, dict, set, frozenset, type, enumerate, memoryview, slice,
                class_named('array'), class_named('ReferenceType'), class_named('generator'), class_named('coroutine'),
                class_named('async_generator'), staticmethod, classmethod, BaseExceptionGroup):
    if class_dict(generic).get('__class_getitem__') is None:
        install(generic, '__class_getitem__', classmethod(class_getitem))


def type_parameters(args):
    found = []
    for arg in args:
        if isinstance_exact(arg, type):
            continue
        if hasattr(arg, '__typing_subst__'):
            if arg not in found:
                found.append(arg)
        elif isinstance_exact(arg, (list, tuple)):
            for inner in type_parameters(arg):
                if inner not in found:
                    found.append(inner)
        else:
            for inner in getattr(arg, '__parameters__', ()):
                if inner not in found:
                    found.append(inner)
    return tuple(found)


def substitute(alias, args, params, item):
    items = item if isinstance_exact(item, tuple) else (item,)
    for param in params:
        prepare = getattr(param, '__typing_prepare_subst__', None)
        if prepare is not None:
            items = prepare(alias, items)
            if not isinstance_exact(items, tuple):
                items = (items,)
    if len(items) != len(params):
        many = 'many' if len(items) > len(params) else 'few'
        raise TypeError(f"Too {many} arguments for {alias!r}; actual {len(items)}, expected {len(params)}")
    new = {param: value for param, value in zip(params, items)}
    return substituted(args, new)


def substituted(args, new):
    result = []
    for arg in args:
        if isinstance_exact(arg, type) and type_of(arg) is not GenericAlias:
            result.append(arg)
        elif hasattr(arg, '__typing_subst__'):
            value = arg.__typing_subst__(new[arg])
            if getattr(arg, '__typing_is_unpacked_typevartuple__', False) or isinstance_exact(value, tuple) and hasattr(arg, '__iter__'):
                result.extend(value)
            else:
                result.append(value)
        elif isinstance_exact(arg, (list, tuple)):
            inner = substituted(arg, new)
            result.append(inner if isinstance_exact(arg, tuple) else list(inner))
        else:
            inner = getattr(arg, '__parameters__', ())
            if inner and isinstance_exact(inner, tuple):
                values = []
                for p in inner:
                    v = new[p]
                    if hasattr(p, '__iter__') and isinstance_exact(v, tuple):
                        values.extend(v)
                    else:
                        values.append(v)
                result.append(arg[tuple(values)])
            else:
                result.append(arg)
    return tuple(result)


def union_member(value):
    # What `typing` makes has an operator of its own.
    return value is None or isinstance_exact(value, (type, GenericAlias, Union))


def union_of_two(a, b):
    if not union_member(a) or not union_member(b):
        return NotImplemented
    return union_of((a, b))


def union_of(args):
    flat = []
    for arg in args:
        if arg is None:
            arg = type(None)
        if isinstance_exact(arg, Union):
            for inner in arg.__args__:
                add_unique(flat, inner)
        else:
            add_unique(flat, arg)
    if len(flat) == 1:
        return flat[0]
    self = new_instance(Union)
    set_field_raw(self, '__args__', tuple(flat))
    set_field_raw(self, '__parameters__', type_parameters(flat))
    return self


def add_unique(items, value):
    for item in items:
        if item is value or (type_of(item) is type_of(value) and item == value):
            return
    items.append(value)


class UnionMeta(type):
    def __getitem__(cls, args):
        args = args if isinstance_exact(args, tuple) else (args,)
        if not args:
            raise TypeError("Cannot take a Union of no types.")
        return union_of([reference(arg) for arg in args])


def reference(value):
    return find_module('annotationlib').ForwardRef(value) if isinstance_exact(value, str) else value


class Union(metaclass=UnionMeta):
    __module__ = 'typing'
    __slots__ = ('__args__', '__parameters__', '__weakref__')

    def __new__(cls, /, *args):
        raise TypeError("cannot create 'typing.Union' instances")

    def __repr__(self, /):
        return ' | '.join([type_text(arg) for arg in self.__args__])

    def __eq__(self, other, /):
        if type_of(other) is not Union:
            return NotImplemented
        return set(self.__args__) == set(other.__args__)

    def __hash__(self, /):
        return hash(frozenset(self.__args__))

    def __or__(self, other, /):
        return union_of((self, reference(other)))

    def __ror__(self, other, /):
        return union_of((reference(other), self))

    def __instancecheck__(self, instance, /):
        for arg in self.__args__:
            if isinstance_exact(arg, GenericAlias):
                raise TypeError("isinstance() argument 2 cannot be a parameterized generic")
            if builtins_isinstance(instance, arg):
                return True
        return False

    def __subclasscheck__(self, cls, /):
        for arg in self.__args__:
            if isinstance_exact(arg, GenericAlias):
                raise TypeError("issubclass() argument 2 cannot be a parameterized generic")
            if builtins_issubclass(cls, arg):
                return True
        return False

    def __getitem__(self, item, /):
        if not self.__parameters__:
            raise TypeError(f"{self!r} is not a generic class")
        return union_of(substitute(self, self.__args__, self.__parameters__, item))

    @property
    def __origin__(self):
        return Union

    @property
    def __name__(self):
        return 'Union'

    def __mro_entries__(self, bases, /):
        raise TypeError(f"Cannot subclass {self!r}")


set_class_flag(GenericAlias, 'builtin', True)
set_class_flag(Union, 'builtin', True)
set_class_flag(Union, 'final', True)


# Patterns.


def _vm_match_class(subject, cls, n_positional, keyword_names):
    if not isinstance_exact(cls, type):
        raise TypeError("called match pattern must be a class")
    if not builtins_isinstance(subject, cls):
        return None
    values = []
    seen = []
    if n_positional:
        names = getattr(cls, '__match_args__', MISSING)
        if names is MISSING:
            if matches_itself(cls):
                if n_positional > 1:
                    raise TypeError(f"{cls.__name__}() accepts 1 positional sub-pattern ({n_positional} given)")
                values.append(subject)
                names = ()
                n_positional = 0
            else:
                names = ()
        if type_of(names) is not tuple:
            raise TypeError(f"{cls.__name__}.__match_args__ must be a tuple (got {type_name(names)})")
        if n_positional > len(names):
            s = '' if len(names) == 1 else 's'
            raise TypeError(
                f"{cls.__name__}() accepts {len(names)} positional sub-pattern{s} ({n_positional} given)")
        for name in names[:n_positional]:
            if not isinstance_exact(name, str):
                raise TypeError(f"__match_args__ elements must be strings (got {type_name(name)})")
            if name in seen:
                raise TypeError(f"{cls.__name__}() got multiple sub-patterns for attribute {name!r}")
            seen.append(name)
            try:
                values.append(getattr(subject, name))
            except AttributeError:
                return None
    for name in keyword_names:
        if name in seen:
            raise TypeError(f"{cls.__name__}() got multiple sub-patterns for attribute {name!r}")
        seen.append(name)
        try:
            values.append(getattr(subject, name))
        except AttributeError:
            return None
    return tuple(values)


def matches_itself(cls):
    for base in mro_of(cls):
        if base in (bool, bytearray, bytes, dict, float, frozenset, int, list, set, str, tuple):
            return True
    return False


# Formatting.


def format_value(value, conversion, spec):
    value = look(value)
    if conversion == 1:
        value = str(value)
    elif conversion == 2:
        value = repr(value)
    elif conversion == 3:
        value = ascii(value)
    elif not spec and type_of(value) in (list, tuple, dict, set):
        # Of these it is known what shows them.
        return repr(value)
    result = lookup_special(value, '__format__')(spec)
    if not isinstance_exact(result, str):
        raise TypeError(f"__format__ must return a str, not {type_name(result)}")
    return result


def build_interpolation(value, expression, conversion, format_spec):
    return find_module('string.templatelib').Interpolation(value, expression, conversion, format_spec)


def build_template(*parts):
    return find_module('string.templatelib').Template(*parts)


def make_typevar(name, bound, constraints, default):
    return find_module('_typing').make_typevar(name, bound, constraints, default)


def make_paramspec(name, default):
    return find_module('_typing').make_paramspec(name, default)


def make_typevartuple(name, default):
    return find_module('_typing').make_typevartuple(name, default)


def make_typealias(name, type_params, value):
    return find_module('_typing').make_typealias(name, type_params, value)


def generic_base(type_params):
    return find_module('_typing').make_generic_bases(type_params)


def repeated_keyword(callee, name):
    raise TypeError(f"{callee} got multiple values for keyword argument {name!r}")


# Taking objects apart and making them again: what `copy` stands on.


def __newobj__(cls, /, *args):
    return cls.__new__(cls, *args)


def __newobj_ex__(cls, args, kwargs, /):
    return cls.__new__(cls, *args, **kwargs)


def _reconstructor(cls, base, state):
    made = base.__new__(cls) if base is object else base.__new__(cls, state)
    if base is not object and lookup_class(base, '__init__') is not lookup_class(object, '__init__'):
        base.__init__(made, state)
    return made


def object___reduce__(self, /):
    return reduced(self, 0)


def object___reduce_ex__(self, protocol, /):
    protocol = to_index(protocol)
    if lookup_class(type_of(self), '__reduce__') is not OBJECT_REDUCE:
        return lookup_special(self, '__reduce__')()
    return reduced(self, protocol)


def reduced(self, protocol):
    cls = type_of(self)
    if is_unreducible(self):
        raise TypeError(f"cannot pickle {type_name(self)!r} object")
    if isinstance_exact(self, (set, frozenset)):
        return cls, ([*self],), lookup_special(self, '__getstate__')()
    if isinstance_exact(self, bytearray):
        return cls, (bytes(self),), lookup_special(self, '__getstate__')()
    if protocol < 2:
        return reduced_of_old(self, cls)
    make = __newobj__
    args = ()
    if lookup_class(cls, '__getnewargs_ex__') is not None:
        positional, keywords = lookup_special(self, '__getnewargs_ex__')()
        make = __newobj_ex__
        args = (positional, keywords)
    elif lookup_class(cls, '__getnewargs__') is not None:
        args = lookup_special(self, '__getnewargs__')()
        if not isinstance_exact(args, tuple):
            raise TypeError(f"__getnewargs__ should return a tuple, not '{type_name(args)}'")
    state = lookup_special(self, '__getstate__')()
    items = iter(self) if isinstance_exact(self, list) else None
    pairs = iter(self.items()) if isinstance_exact(self, dict) else None
    if make is __newobj_ex__:
        if not keywords:
            make, args = __newobj__, (cls, *positional)
        else:
            args = (cls, positional, keywords)
    else:
        args = (cls, *args)
    return make, args, state, items, pairs


def reduced_of_old(self, cls):
    # Protocols before 2: a value of the builtin base, and the attributes.
    for base in mro_of(cls):
        if class_flag(base, 'builtin'):
            break
    if base is object:
        value = None
    elif base is cls:
        raise TypeError(f"cannot pickle {type_name(self)!r} object")
    else:
        value = base(self)
    own_state = lookup_class(cls, '__getstate__') is not OBJECT_GETSTATE
    if not own_state and getattr(self, '__slots__', None):
        raise TypeError("a class that defines __slots__ without defining __getstate__ cannot be pickled")
    state = lookup_special(self, '__getstate__')()
    return (_reconstructor, (cls, base, value), state) if state else (_reconstructor, (cls, base, value))


def is_unreducible(value):
    return type_of(value) in (class_named('generator'), class_named('coroutine'), class_named('async_generator'),
                              class_named('module'), class_named('cell'), class_named('traceback'), *ITERTOOLS)


ITERTOOLS = [class_named(name) for name in (
    'count', 'repeat', 'cycle', 'chain', 'islice', 'accumulate', 'takewhile', 'dropwhile', 'filterfalse', 'compress', 'starmap',
    'zip_longest', 'pairwise', 'groupby', '_grouper', 'product', 'permutations', 'combinations', 'combinations_with_replacement',
    'batched', '_tee', '_deque_iterator')]
OBJECT_REDUCE = lookup_class(object, '__reduce__')
OBJECT_GETSTATE = lookup_class(object, '__getstate__')
for function in (__newobj__, __newobj_ex__, _reconstructor):
    function.__module__ = 'copyreg'


def slice_reduce(self, /):
    return type_of(self), (self.start, self.stop, self.step)


for kind in (slice, range):
    install(kind, '__reduce__', slice_reduce)


# What `classmethod` and `staticmethod` show of the function that they wrap.


def wrapper_dict(self):
    wrapped = self.__wrapped__
    found = {}
    for name in '__module__', '__name__', '__qualname__', '__doc__', '__annotations__':
        value = getattr(wrapped, name, MISSING)
        if value is not MISSING:
            found[name] = value
    return found


def classmethod_get___dict__(self, /):
    return wrapper_dict(self)


def staticmethod_get___dict__(self, /):
    return wrapper_dict(self)
