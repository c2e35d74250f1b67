"""Enumerations: classes whose attributes are a closed set of named, unique constants.

Promises CPython 3.14's `enum`. A member is an ordinary class attribute, `.value` and `.name` are
builtin properties over `_value_` and `_name_`, and combining flags is one dict lookup.

How a class comes to be: `EnumDict` (the namespace of the body) sorts names into members and the rest;
`EnumType.__new__` creates the class with one hook in it, whose `__set_name__` makes all the members,
so that they exist before `__init_subclass__` runs.

Deliberately absent: `Enum.__hash__`. CPython hashes the name; members compare by identity, so the inherited
hash by identity is as good and lets dicts and sets with members as keys stay native.
"""

import sys as _sys
from builtins import property as _plain_property, bin as _builtin_bin
from types import MappingProxyType, DynamicClassAttribute

__all__ = [
    'EnumType', 'EnumMeta', 'EnumDict',
    'Enum', 'IntEnum', 'StrEnum', 'Flag', 'IntFlag', 'ReprEnum',
    'auto', 'unique', 'property', 'verify', 'member', 'nonmember',
    'FlagBoundary', 'STRICT', 'CONFORM', 'EJECT', 'KEEP',
    'global_flag_repr', 'global_enum_repr', 'global_str', 'global_enum',
    'EnumCheck', 'CONTINUOUS', 'NAMED_FLAGS', 'UNIQUE',
    'pickle_by_global_name', 'pickle_by_enum_name',
]

# Bound once their classes exist; the machinery runs for `Enum` and `Flag` themselves, too.
Enum = Flag = ReprEnum = EJECT = KEEP = STRICT = CONFORM = None


class nonmember:
    """Marks a value of the body that stays a plain attribute."""

    def __init__(self, value):
        self.value = value


class member:
    """Marks a value of the body that becomes a member, whatever it is."""

    def __init__(self, value):
        self.value = value


class _NotGiven:
    def __repr__(self):
        return '<not given>'


_not_given = _NotGiven()
# Classes whose members are being made at the moment.
_in_progress = []
_auto_null = object()


class auto:
    """A member whose value comes from `_generate_next_value_`."""

    def __init__(self, value=_auto_null):
        self.value = value

    def __repr__(self):
        return "auto(%r)" % (self.value,)


class property(DynamicClassAttribute):
    """A property of members that leaves its name free, on the class, for a member."""

    member = None
    _inherited = None

    def __get__(self, instance, ownerclass=None):
        if instance is None:
            if self.member is not None:
                return self.member
            raise AttributeError('%r has no attribute %r' % (ownerclass, self.name))
        if self.fget is not None:
            return self.fget(instance)
        if self._inherited is not None:
            return self._inherited.__get__(instance, ownerclass)
        if self.member is not None:
            return self.member
        raise AttributeError('%r has no attribute %r' % (ownerclass, self.name))

    def __set__(self, instance, value):
        if self.fset is not None:
            return self.fset(instance, value)
        raise AttributeError('<enum %r> cannot set attribute %r' % (self.clsname, self.name))

    def __delete__(self, instance):
        if self.fdel is not None:
            return self.fdel(instance)
        raise AttributeError('<enum %r> cannot delete attribute %r' % (self.clsname, self.name))

    def __set_name__(self, ownerclass, name):
        self.name = name
        self.clsname = ownerclass.__name__


def _is_descriptor(value):
    return hasattr(value, '__get__') or hasattr(value, '__set__') or hasattr(value, '__delete__')


def _is_dunder(name):
    return (len(name) > 4 and name[:2] == '__' and name[-2:] == '__'
            and name[2] != '_' and name[-3] != '_')


def _is_sunder(name):
    return (len(name) > 2 and name[0] == '_' and name[-1] == '_'
            and name[1] != '_' and name[-2] != '_')


def _is_private(cls_name, name):
    prefix = '_%s__' % cls_name
    return (len(name) > len(prefix) and name.startswith(prefix)
            and (name[-1] != '_' or name[-2] != '_'))


def _is_internal_class(cls_name, value):
    """Whether `value` is a class written inside the body of `cls_name`."""
    return (cls_name is not None and isinstance(value, type)
            and getattr(value, '__qualname__', '').endswith(cls_name + '.' + value.__name__))


def _is_single_bit(number):
    return number > 0 and number & (number - 1) == 0


def _iter_bits_lsb(number):
    """The bits of `number`, lowest first, each as a power of two."""
    if isinstance(number, Enum):
        number = number._value_
    original = number
    if number < 0:
        raise ValueError('%r is not a positive integer' % original)
    while number:
        bit = number & -number
        yield bit
        number ^= bit


def show_flag_values(value):
    """The powers of two that `value` is made of."""
    return list(_iter_bits_lsb(value))


def bin(num, max_bits=None):
    """`num` in binary with its sign bit set apart, as in '0b0 1010'."""
    ceiling = 2 ** num.bit_length()
    if num >= 0:
        digits = _builtin_bin(num + ceiling)
        sign = '0b0'
    else:
        digits = _builtin_bin(~num ^ (ceiling - 1) + ceiling)
        sign = '0b1'
    digits = digits[3:]
    if max_bits is not None and len(digits) < max_bits:
        digits = (sign[-1] * max_bits + digits)[-max_bits:]
    return '%s %s' % (sign, digits)


_ALLOWED_SUNDERS = frozenset((
    '_order_', '_generate_next_value_', '_numeric_repr_', '_missing_', '_ignore_',
    '_iter_member_', '_iter_member_by_value_', '_iter_member_by_def_',
    '_add_alias_', '_add_value_alias_',
    # Underscored names that other tools put into a class body.
    '_use_args_', '_member_type_', '_new_member_',
))


class EnumDict(dict):
    """The namespace of an enum's body: a dict that knows which of its names are members."""

    def __init__(self, cls_name=None):
        super().__init__()
        self._member_names = {}
        self._last_values = []
        self._ignore = []
        self._auto_called = False
        self._generate_next_value = None
        self._cls_name = cls_name

    def __setitem__(self, key, value):
        if key[:1] == '_':
            if self._cls_name is not None and _is_private(self._cls_name, key):
                dict.__setitem__(self, key, value)
                return
            if _is_sunder(key):
                self._set_sunder(key, value)
                return
            if _is_dunder(key):
                if key == '__order__':
                    key = '_order_'
                dict.__setitem__(self, key, value)
                return
        if key in self._member_names:
            raise TypeError('%r already defined as %r' % (key, self[key]))
        if key in self._ignore:
            pass
        elif isinstance(value, nonmember):
            value = value.value
        elif isinstance(value, member):
            self._check_free(key)
            value = value.value
            self._member_names[key] = None
            self._last_values.append(value)
        elif isinstance(value, _PLAIN_VALUES):
            self._check_free(key)
            self._member_names[key] = None
            self._last_values.append(value)
        elif _is_descriptor(value) or _is_internal_class(self._cls_name, value):
            pass
        else:
            self._check_free(key)
            if isinstance(value, auto):
                value = self._resolve_auto(key, value)
                self._last_values.append(value)
            elif isinstance(value, tuple) and any(isinstance(item, auto) for item in value):
                items = []
                for item in value:
                    if isinstance(item, auto):
                        item = self._resolve_auto(key, item)
                        # What the next `auto()` goes on from is the number, not the tuple.
                        self._last_values.append(item)
                    items.append(item)
                kind = type(value)
                # A named tuple takes its fields one by one, a tuple takes them as one iterable.
                try:
                    value = kind(items) if kind is tuple else kind(*items)
                except TypeError:
                    value = kind(items)
            else:
                self._last_values.append(value)
            self._member_names[key] = None
        dict.__setitem__(self, key, value)

    def _check_free(self, key):
        if key in self:
            raise TypeError('%r already defined as %r' % (key, self[key]))

    def _resolve_auto(self, key, item):
        if item.value is _auto_null:
            item.value = self._generate_next_value(
                key, 1, len(self._member_names), self._last_values[:])
            self._auto_called = True
        return item.value

    def _set_sunder(self, key, value):
        if key not in _ALLOWED_SUNDERS:
            raise ValueError('_sunder_ names, such as %r, are reserved for future Enum use' % (key,))
        if key == '_generate_next_value_':
            if self._auto_called:
                raise TypeError("_generate_next_value_ must be defined before members")
            self._generate_next_value = value.__func__ if isinstance(value, staticmethod) else value
        elif key == '_ignore_':
            value = value.replace(',', ' ').split() if isinstance(value, str) else list(value)
            self._ignore = value
            taken = set(value) & set(self._member_names)
            if taken:
                raise ValueError('_ignore_ cannot specify already set names: %r' % (taken,))
        dict.__setitem__(self, key, value)

    @_plain_property
    def member_names(self):
        return list(self._member_names)

    def update(self, members, **more_members):
        try:
            for name in members.keys():
                self[name] = members[name]
        except AttributeError:
            for name, value in members:
                self[name] = value
        for name, value in more_members.items():
            self[name] = value


_PLAIN_VALUES = (int, str)


class _MemberMaker:
    """Sits in the namespace of a new enum and, when named, makes all its members."""

    def __init__(self, members, redirects, is_flag):
        self.members = members
        self.redirects = redirects
        self.is_flag = is_flag

    def __set_name__(self, enum_class, hook_name):
        type.__delattr__(enum_class, hook_name)
        _in_progress.append(enum_class)
        try:
            self._make(enum_class)
        finally:
            _in_progress.pop()

    def _make(self, enum_class):
        new_member = enum_class._new_member_
        use_args = enum_class._use_args_
        member_type = enum_class._member_type_
        names = enum_class._member_names_
        member_map = enum_class._member_map_
        by_value = enum_class._value2member_map_
        hashable = enum_class._hashable_values_
        is_flag = self.is_flag
        calls_init = enum_class.__init__ is not object.__init__ or member_type is not object
        set_attribute = type.__setattr__
        for name, value in self.members:
            args = value if isinstance(value, tuple) else (value,)
            if member_type is tuple:
                args = (args,)
            one = new_member(enum_class, *args) if use_args else new_member(enum_class)
            if not hasattr(one, '_value_'):
                if member_type is object:
                    one._value_ = value
                else:
                    try:
                        one._value_ = member_type(*args)
                    except Exception as error:
                        failure = TypeError('_value_ not set in __new__, unable to create it')
                        failure.__cause__ = error
                        raise failure
            value = one._value_
            one._name_ = name
            one.__objclass__ = enum_class
            if calls_init:
                one.__init__(*args)
                value = one._value_
            one._sort_order_ = len(names)

            try:
                try:
                    same = by_value.get(value)
                except TypeError:
                    same = None
                    for other in member_map.values():
                        if other._value_ == value:
                            same = other
                            break
            except TypeError:
                same = None
            if same is not None:
                one = same
            elif not is_flag or (isinstance(value, int) and _is_single_bit(value)):
                names.append(name)

            redirect = self.redirects.get(name)
            if redirect is not None:
                redirect.member = one
            else:
                set_attribute(enum_class, name, one)
            member_map[name] = one
            try:
                by_value.setdefault(value, one)
                if value not in hashable:
                    hashable.append(value)
            except TypeError:
                enum_class._unhashable_values_.append(value)
                enum_class._unhashable_values_map_.setdefault(name, []).append(value)


def _find_redirect(name, bases):
    """The descriptor that a member called `name` must get out of the way of, or None.

    Instances have to keep seeing the inherited attribute, while the class shows the member.
    """
    plain = None
    for base in bases:
        for cls in base.__mro__:
            attribute = cls.__dict__.get(name)
            if attribute is None:
                continue
            if isinstance(attribute, (DynamicClassAttribute, _plain_property)):
                return attribute
            if plain is None and _is_descriptor(attribute) and not isinstance(cls, EnumType):
                plain = attribute
    return plain


def _class_side(name):
    """`Color.name` and `Color.value`: a member of that name, or an error.

    On instances these are builtin properties, which the class itself must not show.
    """
    def get(cls):
        for owner in cls.__mro__:
            if name in owner.__dict__:
                attribute = owner.__dict__[name]
                if owner is Enum:
                    break
                getter = getattr(type(attribute), '__get__', None)
                return attribute if getter is None else getter(attribute, None, cls)
        raise AttributeError('%r has no attribute %r' % (cls, name))

    def put(cls, value):
        raise AttributeError('cannot set %r on %r' % (name, cls))

    return _plain_property(get, put)


class EnumType(type):
    """The class of enum classes."""

    name = _class_side('name')
    value = _class_side('value')

    @classmethod
    def __prepare__(metacls, cls, bases, **kwds):
        for base in bases:
            _check_for_existing_members(cls, base)
        namespace = EnumDict(cls)
        member_type, first_enum = _get_mixins(cls, bases)
        if first_enum is not None:
            generate = getattr(first_enum, '_generate_next_value_', None)
            dict.__setitem__(namespace, '_generate_next_value_', generate)
            namespace._generate_next_value = generate
        return namespace

    def __new__(metacls, cls, bases, classdict, *, boundary=None, _simple=False, **kwds):
        if type(classdict) is not EnumDict and not isinstance(classdict, EnumDict):
            plain = classdict
            classdict = metacls.__prepare__(cls, bases)
            classdict.update(plain)
        ignored = classdict._ignore
        member_names = classdict._member_names
        namespace = dict(classdict)
        if ignored or '_ignore_' in namespace:
            for key in ignored:
                namespace.pop(key, None)
                member_names.pop(key, None)
            namespace.pop('_ignore_', None)
        if 'mro' in member_names or '' in member_names:
            bad = {'mro', ''} & set(member_names)
            raise ValueError('invalid enum member name(s) %s'
                             % (','.join(repr(name) for name in bad)))
        order = namespace.pop('_order_', None)
        members = [(name, namespace.pop(name)) for name in member_names]

        member_type, first_enum = _get_mixins(cls, bases)
        new, save_new, use_args = _find_new(namespace, member_type, first_enum)
        is_flag = Flag is not None and any(issubclass(base, Flag) for base in bases)

        if '_generate_next_value_' in namespace and not isinstance(
                namespace['_generate_next_value_'], staticmethod):
            namespace['_generate_next_value_'] = staticmethod(namespace['_generate_next_value_'])
        namespace['_new_member_'] = new
        namespace['_use_args_'] = use_args
        namespace['_member_names_'] = []
        namespace['_member_map_'] = {}
        namespace['_value2member_map_'] = {}
        namespace['_hashable_values_'] = []
        namespace['_unhashable_values_'] = []
        namespace['_unhashable_values_map_'] = {}
        namespace['_member_type_'] = member_type
        namespace['_value_repr_'] = _find_data_repr(bases)
        if is_flag:
            namespace['_boundary_'] = boundary or getattr(first_enum, '_boundary_', None)
            flag_mask = 0
            numbers = [value.value if isinstance(value, member) else value for _, value in members]
            for number in numbers:
                if isinstance(number, int):
                    flag_mask |= number
            namespace['_flag_mask_'] = flag_mask
            namespace['_singles_mask_'] = 0
            namespace['_all_bits_'] = 2 ** flag_mask.bit_length() - 1 if flag_mask >= 0 else 0
            namespace['_inverted_'] = None
        elif Flag is None and cls == 'Flag':
            is_flag = True
            namespace['_boundary_'] = boundary
            namespace['_flag_mask_'] = namespace['_singles_mask_'] = namespace['_all_bits_'] = 0
            namespace['_inverted_'] = None

        redirects = {}
        for name, _ in members:
            inherited = _find_redirect(name, bases)
            if inherited is not None:
                redirect = property(getattr(inherited, 'fget', None), getattr(inherited, 'fset', None),
                                    getattr(inherited, 'fdel', None))
                redirect._inherited = inherited
                redirects[name] = namespace[name] = redirect
        # `__set_name__` hooks run in the order of the namespace: names of redirects first.
        namespace['__new_members__'] = _MemberMaker(members, redirects, is_flag)
        try:
            enum_class = super().__new__(metacls, cls, bases, namespace, **kwds)
        except Exception as error:
            # The note that `__set_name__` was being called says nothing to the author of the enum.
            if hasattr(error, '__notes__'):
                del error.__notes__
            raise

        # Representation is the enum's own, unless the body or the mixin (through ReprEnum) says so.
        if ReprEnum is not None and ReprEnum in bases:
            if '__format__' not in namespace:
                type.__setattr__(enum_class, '__format__', member_type.__format__)
            if '__str__' not in namespace:
                method = member_type.__str__
                if method is object.__str__:
                    method = member_type.__repr__
                type.__setattr__(enum_class, '__str__', method)
        if first_enum is not None:
            for name in ('__repr__', '__str__', '__format__', '__reduce_ex__'):
                if name not in namespace:
                    found = getattr(enum_class, name)
                    # Defined by the data type or nobody: the enum's own comes first.
                    if found is getattr(object, name) or found is getattr(member_type, name):
                        if name in enum_class.__dict__:
                            continue
                        type.__setattr__(enum_class, name, getattr(first_enum, name))
        if is_flag and Flag is not None:
            for name in ('__or__', '__and__', '__xor__', '__ror__', '__rand__', '__rxor__',
                         '__invert__'):
                if name not in namespace:
                    type.__setattr__(enum_class, name, getattr(Flag, name))
        if Enum is not None:
            if save_new:
                type.__setattr__(enum_class, '__new_member__', new)
            type.__setattr__(enum_class, '__new__', Enum.__new__)

        if isinstance(order, str):
            order = order.replace(',', ' ').split()
        if is_flag:
            _finish_flag(enum_class)
            if order:
                order = [name for name in order
                         if name not in enum_class._member_map_
                         or (name in enum_class._member_names_)]
        elif order:
            order = [name for name in order if name not in enum_class._member_map_
                     or enum_class._member_map_[name]._name_ == name]
        if order and order != enum_class._member_names_:
            raise TypeError('member order does not match _order_:\n  %r\n  %r'
                            % (enum_class._member_names_, order))
        return enum_class

    def __init__(cls, *args, **kwds):
        super().__init__(*args)

    def __bool__(cls):
        return True

    def __call__(cls, value, names=_not_given, *values, module=None, qualname=None, type=None,
                 start=1, boundary=None):
        if names is _not_given:
            try:
                return cls._value2member_map_[value]
            except (KeyError, TypeError):
                pass
        if cls._member_map_:
            if names is not _not_given:
                value = (value, names) + values
            return cls.__new__(cls, value)
        if names is _not_given and type is None:
            raise TypeError("%r has no members; specify `names=()` if you meant to create a new, "
                            "empty, enum" % cls)
        return cls._create_(value, None if names is _not_given else names, module=module,
                            qualname=qualname, type=type, start=start, boundary=boundary)

    def __contains__(cls, value):
        if isinstance(value, cls):
            return True
        try:
            if value in cls._value2member_map_:
                return True
        except TypeError:
            pass
        try:
            return isinstance(cls(value), cls)
        except ValueError:
            return value in cls._unhashable_values_ or value in cls._hashable_values_

    def __delattr__(cls, attr):
        if attr in cls.__dict__.get('_member_map_', ()):
            raise AttributeError("%r cannot delete member %r." % (cls.__name__, attr))
        super().__delattr__(attr)

    def __setattr__(cls, name, value):
        if name in cls.__dict__.get('_member_map_', ()):
            raise AttributeError('cannot reassign member %r' % (name,))
        super().__setattr__(name, value)

    def __dir__(cls):
        names = {'__class__', '__contains__', '__doc__', '__getitem__', '__init_subclass__',
                 '__iter__', '__len__', '__members__', '__module__', '__name__', '__qualname__'}
        names.update(cls._member_names_)
        if cls._new_member_ is not object.__new__:
            names.add('__new__')
        if cls._member_type_ is not object:
            names.update(dir(cls._member_type_))
        return sorted(names)

    def __getitem__(cls, name):
        return cls._member_map_[name]

    def __iter__(cls):
        members = cls._member_map_
        return (members[name] for name in cls._member_names_)

    @_plain_property
    def __signature__(cls):
        if cls._member_names_:
            return '(*values)'
        return '(new_class_name, /, names, *, module=None, qualname=None, type=None, start=1, boundary=None)'

    def __len__(cls):
        return len(cls._member_names_)

    @_plain_property
    def __members__(cls):
        return MappingProxyType(cls._member_map_)

    def __repr__(cls):
        if Flag is not None and issubclass(cls, Flag):
            return "<flag %r>" % cls.__name__
        return "<enum %r>" % cls.__name__

    def __reversed__(cls):
        members = cls._member_map_
        return (members[name] for name in reversed(cls._member_names_))

    def _create_(cls, class_name, names, *, module=None, qualname=None, type=None, start=1,
                 boundary=None):
        """The functional API: a new enum from a string, an iterable or a mapping of names."""
        metacls = cls.__class__
        bases = (cls,) if type is None else (type, cls)
        namespace = metacls.__prepare__(class_name, bases)
        if isinstance(names, str):
            names = names.replace(',', ' ').split()
        if isinstance(names, (tuple, list)) and names and isinstance(names[0], str):
            values = []
            numbered = []
            for index, name in enumerate(names):
                value = cls._generate_next_value_(name, start, index, values[:])
                values.append(value)
                numbered.append((name, value))
            names = numbered
        if names is None:
            names = ()
        for item in names:
            name, value = (item, names[item]) if isinstance(item, str) else item
            namespace[name] = value
        if module is None:
            from _hognose import caller_module
            module = caller_module()
        if module is not None:
            namespace['__module__'] = module
        if qualname is not None:
            namespace['__qualname__'] = qualname
        return metacls.__new__(metacls, class_name, bases, namespace, boundary=boundary)

    def _convert_(cls, name, module, filter, source=None, *, boundary=None, as_global=False):
        """A new enum that replaces the constants of a module that `filter` picks."""
        module_globals = _sys.modules[module].__dict__
        source = module_globals if source is None else source.__dict__
        members = [(key, value) for key, value in source.items() if filter(key)]
        try:
            members.sort(key=lambda item: (item[1], item[0]))
        except TypeError:
            members.sort(key=lambda item: item[0])
        body = {key: value for key, value in members}
        body['__module__'] = module
        created = EnumType(name, (cls,), _filled(name, (cls,), body), boundary=boundary or KEEP)
        if as_global:
            global_enum(created)
        else:
            _sys.modules[created.__module__].__dict__.update(created.__members__)
        module_globals[name] = created
        return created

    def _add_member_(cls, name, one):
        if name in cls._member_map_:
            if cls._member_map_[name] is not one:
                raise NameError('%r is already bound: %r' % (name, cls._member_map_[name]))
            return
        inherited = _find_redirect(name, cls.__mro__[1:])
        if inherited is not None and name not in ('name', 'value'):
            redirect = property(getattr(inherited, 'fget', None), getattr(inherited, 'fset', None),
                                getattr(inherited, 'fdel', None))
            redirect._inherited = inherited
            redirect.member = one
            redirect.__set_name__(cls, name)
            type.__setattr__(cls, name, redirect)
        else:
            type.__setattr__(cls, name, one)
        cls._member_map_[name] = one

    _check_for_existing_members_ = staticmethod(lambda name, bases: [
        _check_for_existing_members(name, base) for base in bases] and None)

    @classmethod
    def _get_mixins_(mcls, class_name, bases):
        return _get_mixins(class_name, bases)

    @classmethod
    def _find_data_repr_(mcls, class_name, bases):
        return _find_data_repr(bases)

    @classmethod
    def _find_data_type_(mcls, class_name, bases):
        return _find_data_type(class_name, bases)

    @classmethod
    def _find_new_(mcls, classdict, member_type, first_enum):
        return _find_new(classdict, member_type, first_enum)


EnumMeta = EnumType


def _filled(name, bases, body):
    namespace = EnumType.__prepare__(name, bases)
    for key, value in body.items():
        namespace[key] = value
    return namespace


def _check_for_existing_members(class_name, base):
    for cls in base.__mro__:
        if isinstance(cls, EnumType) and cls._member_names_:
            raise TypeError("<enum %r> cannot extend %r" % (class_name, cls))


def _get_mixins(class_name, bases):
    """The data type that members are made of, and the enum class that is extended."""
    if not bases:
        return object, None
    first_enum = bases[-1]
    if not isinstance(first_enum, EnumType):
        raise TypeError("new enumerations should be created as "
                        "`EnumName([mixin_type, ...] [data_type,] enum_type)`")
    return _find_data_type(class_name, bases) or object, first_enum


def _find_data_type(class_name, bases):
    found = []
    for chain in bases:
        candidate = None
        for base in chain.__mro__:
            if base is object:
                continue
            if isinstance(base, EnumType):
                if base._member_type_ is not object and base._member_type_ not in found:
                    found.append(base._member_type_)
                    break
            elif '__new__' in base.__dict__ or '__dataclass_fields__' in base.__dict__:
                if (candidate or base) not in found:
                    found.append(candidate or base)
                break
            else:
                candidate = candidate or base
    if len(found) > 1:
        raise TypeError('too many data types for %r: %r' % (class_name, set(found)))
    return found[0] if found else None


def _find_data_repr(bases):
    for chain in bases:
        for base in chain.__mro__:
            if base is object:
                continue
            if isinstance(base, EnumType):
                return base._value_repr_
            if '__repr__' in base.__dict__:
                params = base.__dict__.get('__dataclass_params__')
                if params is not None and '__dataclass_fields__' in base.__dict__ and params.repr:
                    return _dataclass_repr
                return base.__dict__['__repr__']
    return None


def _dataclass_repr(self):
    """The fields of a dataclass mixin, without the name of its class."""
    fields = self.__dataclass_fields__
    return ', '.join("%s=%r" % (name, getattr(self, name))
                     for name in fields if fields[name].repr)


def _find_new(classdict, member_type, first_enum):
    new = classdict.get('__new__')
    if isinstance(new, staticmethod):
        new = new.__func__
    save_new = first_enum is not None and new is not None
    if new is None:
        usual = [None, object.__new__]
        if Enum is not None:
            usual.append(Enum.__new__)
        for method in ('__new_member__', '__new__'):
            for source in (member_type, first_enum):
                found = getattr(source, method, None)
                if source is not None and not any(found == known for known in usual):
                    new = found
                    break
            if new is not None:
                break
        else:
            new = object.__new__
    use_args = not (first_enum is None or new == object.__new__
                    or (Enum is not None and new == Enum.__new__))
    return new, save_new, use_args


def _finish_flag(enum_class):
    """Masks over the members' bits, and the order in which a combination is taken apart."""
    flag_mask = single_bits = 0
    values = []
    for one in enum_class._member_map_.values():
        value = one._value_
        if isinstance(value, int):
            flag_mask |= value
            if _is_single_bit(value):
                single_bits |= value
    for name in enum_class._member_names_:
        values.append(enum_class._member_map_[name]._value_)
    set_attribute = type.__setattr__
    set_attribute(enum_class, '_flag_mask_', flag_mask)
    set_attribute(enum_class, '_singles_mask_', single_bits)
    set_attribute(enum_class, '_all_bits_', 2 ** flag_mask.bit_length() - 1)
    if Flag is not None:
        by_definition = values != sorted(values)
        if by_definition:
            set_attribute(enum_class, '_iter_member_', enum_class._iter_member_by_def_)


class Enum(metaclass=EnumType):
    """
    Create a collection of name/value pairs.

    Example enumeration:

    >>> class Color(Enum):
    ...     RED = 1
    ...     BLUE = 2
    ...     GREEN = 3

    Access them by:

    - attribute access:

      >>> Color.RED
      <Color.RED: 1>

    - value lookup:

      >>> Color(1)
      <Color.RED: 1>

    - name lookup:

      >>> Color['RED']
      <Color.RED: 1>

    Enumerations can be iterated over, and know how many members they have:

    >>> len(Color)
    3

    >>> list(Color)
    [<Color.RED: 1>, <Color.BLUE: 2>, <Color.GREEN: 3>]

    Methods can be added to enumerations, and members can have their own
    attributes -- see the documentation for details.
    """

    def __new__(cls, value):
        if type(value) is cls:
            return value
        try:
            return cls._value2member_map_[value]
        except KeyError:
            pass
        except TypeError:
            # Unhashable: compare one by one.
            for name, values in cls._unhashable_values_map_.items():
                if value in values:
                    return cls[name]
            for one in cls._member_map_.values():
                if one._value_ == value:
                    return one
        if not cls._member_map_:
            if cls in _in_progress:
                raise TypeError('do not use `super().__new__; call the appropriate __new__ directly')
            raise TypeError("%r has no members defined" % cls)
        failure = None
        try:
            found = cls._missing_(value)
        except Exception as error:
            failure = error
            found = None
        try:
            if isinstance(found, cls):
                return found
            if (Flag is not None and cls._boundary_ is EJECT if issubclass(cls, Flag) else False) \
                    and isinstance(found, int):
                return found
            invalid = ValueError("%r is not a valid %s" % (value, cls.__qualname__))
            if found is None and failure is None:
                raise invalid
            if failure is None:
                failure = TypeError(
                    'error in %s._missing_: returned %r instead of None or a valid member'
                    % (cls.__name__, found))
            if not isinstance(failure, ValueError):
                failure.__context__ = invalid
            raise failure
        finally:
            # No cycle through the traceback.
            failure = invalid = None

    def _add_alias_(self, name):
        self.__class__._add_member_(name, self)

    def _add_value_alias_(self, value):
        cls = self.__class__
        try:
            known = cls._value2member_map_.get(value)
        except TypeError:
            known = None
            for one in cls._member_map_.values():
                if one._value_ == value:
                    known = one
                    break
            else:
                for name, values in cls._unhashable_values_map_.items():
                    if value in values:
                        known = cls._member_map_[name]
                        break
            if known is None:
                cls._unhashable_values_.append(value)
                cls._unhashable_values_map_.setdefault(self._name_, []).append(value)
                return
        if known is None:
            cls._value2member_map_[value] = self
            cls._hashable_values_.append(value)
        elif known is not self:
            raise ValueError('%r is already bound: %r' % (value, known))

    @staticmethod
    def _generate_next_value_(name, start, count, last_values):
        """The value of an `auto()`: one more than the highest before it."""
        if not last_values:
            return start
        try:
            highest = max(last_values)
        except TypeError:
            raise TypeError('unable to sort non-numeric values') from None
        try:
            return highest + 1
        except TypeError:
            raise TypeError('unable to increment %r' % (highest,)) from None

    @classmethod
    def _missing_(cls, value):
        return None

    def __repr__(self):
        cls = self.__class__
        show = cls._value_repr_ or repr
        return "<%s.%s: %s>" % (cls.__name__, self._name_, show(self._value_))

    def __str__(self):
        return "%s.%s" % (self.__class__.__name__, self._name_)

    def __dir__(self):
        cls = self.__class__
        if cls._member_type_ is object:
            names = {'__class__', '__doc__', '__eq__', '__hash__', '__module__'}
        else:
            names = set(object.__dir__(self))
        members = cls._member_map_
        for name in getattr(self, '__dict__', ()):
            if name[0] != '_' and name not in members:
                names.add(name)
        for owner in cls.mro():
            for name, attribute in owner.__dict__.items():
                if name[0] == '_':
                    continue
                if isinstance(attribute, (property, _plain_property)):
                    if attribute.fget is not None or name not in members:
                        names.add(name)
                    else:
                        names.discard(name)
                elif name not in members:
                    names.add(name)
        return sorted(names)

    def __format__(self, format_spec):
        return str.__format__(str(self), format_spec)

    def __reduce_ex__(self, proto):
        return self.__class__, (self._value_,)

    def __deepcopy__(self, memo):
        return self

    def __copy__(self):
        return self

    def _refuse_name(self, value):
        raise AttributeError("<enum 'Enum'> cannot set attribute 'name'")

    def _refuse_value(self, value):
        raise AttributeError("<enum 'Enum'> cannot set attribute 'value'")

    # Builtin properties, because reading them is the most frequent use of a member.
    name = _plain_property(lambda self: self._name_, _refuse_name, doc="The name of the Enum member.")
    value = _plain_property(lambda self: self._value_, _refuse_value,
                            doc="The value of the Enum member.")
    del _refuse_name, _refuse_value


class ReprEnum(Enum):
    """Only the repr is the enum's; str and format are the mixed-in type's."""


class IntEnum(int, ReprEnum):
    """Enum where members are also (and must be) ints."""


class StrEnum(str, ReprEnum):
    """Enum where members are also (and must be) strings."""

    def __new__(cls, *values):
        if len(values) > 3:
            raise TypeError('too many arguments for str(): %r' % (values,))
        if len(values) == 1:
            if not isinstance(values[0], str):
                raise TypeError('%r is not a string' % (values[0],))
        if len(values) >= 2:
            if not isinstance(values[1], str):
                raise TypeError('encoding must be a string, not %r' % (values[1],))
        if len(values) == 3:
            if not isinstance(values[2], str):
                raise TypeError('errors must be a string, not %r' % (values[2],))
        value = str(*values)
        one = str.__new__(cls, value)
        one._value_ = value
        return one

    @staticmethod
    def _generate_next_value_(name, start, count, last_values):
        """The value of an `auto()`: the name in lower case."""
        return name.lower()


def pickle_by_global_name(self, proto):
    """A `__reduce_ex__` that names the member as a global of its module."""
    return self.name


def pickle_by_enum_name(self, proto):
    """A `__reduce_ex__` that names the member as an attribute of its enum."""
    return getattr, (self.__class__, self._name_)


_reduce_ex_by_global_name = pickle_by_global_name


def _make_class_unpicklable(obj):
    """Makes instances of `obj` (or members of it, where it is the namespace of a body) refuse pickling."""
    def refuse(self, proto):
        raise TypeError('%r cannot be pickled' % self)
    if isinstance(obj, dict):
        obj['__reduce_ex__'] = refuse
        obj['__module__'] = '<unknown>'
    else:
        obj.__reduce_ex__ = refuse
        obj.__module__ = '<unknown>'


class FlagBoundary(StrEnum):
    """What happens with bits that no member of a flag has."""

    STRICT = auto()
    CONFORM = auto()
    EJECT = auto()
    KEEP = auto()


STRICT, CONFORM, EJECT, KEEP = FlagBoundary


class Flag(Enum, boundary=STRICT):
    """Support for flags."""

    _numeric_repr_ = repr

    @staticmethod
    def _generate_next_value_(name, start, count, last_values):
        """The value of an `auto()`: the next power of two."""
        if not last_values:
            return start if start is not None else 1
        highest = max(last_values)
        try:
            return 2 ** highest.bit_length()
        except Exception:
            raise TypeError('invalid flag value %r' % highest) from None

    @classmethod
    def _iter_member_by_value_(cls, value):
        """The members in `value`, by ascending value."""
        by_value = cls._value2member_map_
        value &= cls._flag_mask_
        while value:
            bit = value & -value
            yield by_value.get(bit)
            value ^= bit

    _iter_member_ = _iter_member_by_value_

    @classmethod
    def _iter_member_by_def_(cls, value):
        """The members in `value`, in the order of their definition."""
        return iter(sorted(cls._iter_member_by_value_(value), key=lambda one: one._sort_order_))

    @classmethod
    def _missing_(cls, value):
        """The combination with this value, made now and kept."""
        if not isinstance(value, int):
            raise ValueError("%r is not a valid %s" % (value, cls.__qualname__))
        flag_mask = cls._flag_mask_
        singles_mask = cls._singles_mask_
        all_bits = cls._all_bits_
        boundary = cls._boundary_
        negative = None
        if not ~all_bits <= value <= all_bits or value & (all_bits ^ flag_mask):
            if boundary is STRICT:
                width = max(value.bit_length(), flag_mask.bit_length())
                raise ValueError("%r invalid value %r\n    given %s\n  allowed %s"
                                 % (cls, value, bin(value, width), bin(flag_mask, width)))
            if boundary is CONFORM:
                value &= flag_mask
            elif boundary is EJECT:
                return value
            elif boundary is KEEP:
                if value < 0:
                    value += max(all_bits + 1, 2 ** value.bit_length())
            else:
                raise ValueError('%r unknown flag boundary %r' % (cls, boundary))
        if value < 0:
            negative = value
            if boundary is EJECT or boundary is KEEP:
                value += all_bits + 1
            else:
                value &= singles_mask
        unknown = value & ~flag_mask
        aliases = value & ~singles_mask
        singles = value & singles_mask
        if unknown and boundary is not KEEP:
            raise ValueError('%s(%r) -->  unknown values %r [%s]'
                             % (cls.__name__, value, unknown, bin(unknown)))
        if cls._member_type_ is object:
            made = object.__new__(cls)
        else:
            made = cls._member_type_.__new__(cls, value)
        if not hasattr(made, '_value_'):
            made._value_ = value
        name = None
        if singles or aliases:
            members = []
            combined = 0
            for one in cls._iter_member_(singles):
                members.append(one)
                combined |= one._value_
            if aliases:
                for one in cls._member_map_.values():
                    bits = one._value_
                    if bits and one not in members and bits & value == bits:
                        members.append(one)
                        combined |= bits
            unknown = value ^ combined
            if combined:
                name = '|'.join([one._name_ for one in members])
                if unknown and boundary is STRICT:
                    raise ValueError('%r: no members with value %r' % (cls, unknown))
                if unknown:
                    name += '|%s' % cls._numeric_repr_(unknown)
        made._name_ = name
        made = cls._value2member_map_.setdefault(value, made)
        if negative is not None:
            cls._value2member_map_[negative] = made
        return made

    def __contains__(self, other):
        if not isinstance(other, self.__class__):
            raise TypeError("unsupported operand type(s) for 'in': %r and %r"
                            % (type(other).__qualname__, self.__class__.__qualname__))
        return other._value_ & self._value_ == other._value_

    def __iter__(self):
        yield from self._iter_member_(self._value_)

    def __len__(self):
        return self._value_.bit_count()

    def __repr__(self):
        cls = self.__class__
        show = cls._value_repr_ or repr
        if self._name_ is None:
            return "<%s: %s>" % (cls.__name__, show(self._value_))
        return "<%s.%s: %s>" % (cls.__name__, self._name_, show(self._value_))

    def __str__(self):
        cls = self.__class__
        if self._name_ is None:
            return "%s(%s)" % (cls.__name__, cls._numeric_repr_(self._value_))
        return "%s.%s" % (cls.__name__, self._name_)

    def __bool__(self):
        return self._value_ != 0

    def _get_value(self, flag):
        cls = self.__class__
        if isinstance(flag, cls):
            return flag._value_
        if cls._member_type_ is not object and isinstance(flag, cls._member_type_):
            return flag
        return NotImplemented

    def __or__(self, other):
        cls = self.__class__
        right = other._value_ if other.__class__ is cls else self._get_value(other)
        if right is NotImplemented:
            return NotImplemented
        left = self._value_
        if left is None or right is None:
            _refuse_none(self, other, '|', left)
        value = left | right
        found = cls._value2member_map_.get(value)
        return found if found is not None else cls(value)

    def __and__(self, other):
        cls = self.__class__
        right = other._value_ if other.__class__ is cls else self._get_value(other)
        if right is NotImplemented:
            return NotImplemented
        left = self._value_
        if left is None or right is None:
            _refuse_none(self, other, '&', left)
        value = left & right
        found = cls._value2member_map_.get(value)
        return found if found is not None else cls(value)

    def __xor__(self, other):
        cls = self.__class__
        right = other._value_ if other.__class__ is cls else self._get_value(other)
        if right is NotImplemented:
            return NotImplemented
        left = self._value_
        if left is None or right is None:
            _refuse_none(self, other, '^', left)
        value = left ^ right
        found = cls._value2member_map_.get(value)
        return found if found is not None else cls(value)

    def __invert__(self):
        cls = self.__class__
        if self._value_ is None:
            raise TypeError("'%s' cannot be inverted" % (self,))
        inverted = self._inverted_
        if inverted is None:
            if cls._boundary_ is EJECT or cls._boundary_ is KEEP:
                inverted = cls(~self._value_)
            else:
                inverted = cls(cls._singles_mask_ & ~self._value_)
            self._inverted_ = inverted
        return inverted

    __rand__ = __and__
    __ror__ = __or__
    __rxor__ = __xor__


def _refuse_none(self, other, sign, left):
    raise TypeError("'%s' cannot be combined with other flags with %s"
                    % (self if left is None else other, sign))


class IntFlag(int, ReprEnum, Flag, boundary=KEEP):
    """Support for integer-based flags."""


def unique(enumeration):
    """A class decorator that refuses aliases."""
    duplicates = ['%s -> %s' % (alias, one._name_)
                  for alias, one in enumeration.__members__.items() if alias != one._name_]
    if duplicates:
        raise ValueError('duplicate values found in %r: %s' % (enumeration, ', '.join(duplicates)))
    return enumeration


class EnumCheck(StrEnum):
    """What `verify` can check."""

    CONTINUOUS = "no skipped integer values"
    NAMED_FLAGS = "multi-flag aliases may not contain unnamed flags"
    UNIQUE = "one name per value"


CONTINUOUS, NAMED_FLAGS, UNIQUE = EnumCheck


class verify:
    """A class decorator that checks constraints of an enum."""

    def __init__(self, *checks):
        self.checks = checks

    def __call__(self, enumeration):
        for check in self.checks:
            if check is UNIQUE:
                self._check_unique(enumeration)
            elif check is CONTINUOUS:
                self._check_continuous(enumeration)
            elif check is NAMED_FLAGS:
                self._check_named(enumeration)
        return enumeration

    @staticmethod
    def _check_unique(enumeration):
        duplicates = ['%s -> %s' % (alias, one._name_)
                      for alias, one in enumeration.__members__.items() if alias != one._name_]
        if duplicates:
            raise ValueError('aliases found in %r: %s' % (enumeration, ', '.join(duplicates)))

    @staticmethod
    def _check_continuous(enumeration):
        values = {one._value_ for one in enumeration}
        if len(values) < 2:
            return
        low, high = min(values), max(values)
        if issubclass(enumeration, Flag):
            kind = 'flag'
            missing = [2 ** i for i in range(low.bit_length(), high.bit_length() - 1)
                       if 2 ** i not in values]
        elif issubclass(enumeration, Enum):
            kind = 'enum'
            missing = [i for i in range(low + 1, high) if i not in values]
        else:
            raise Exception('verify: unknown type %r' % (enumeration,))
        if missing:
            raise ValueError(('invalid %s %r: missing values %s' % (
                kind, enumeration.__name__, ', '.join(map(str, missing))))[:256])

    @staticmethod
    def _check_named(enumeration):
        values = [one._value_ for one in enumeration._member_map_.values()]
        singles = [value for value in values if isinstance(value, int) and _is_single_bit(value)]
        incomplete = []
        missing = 0
        for name, one in enumeration._member_map_.items():
            if name in enumeration._member_names_ or one._value_ < 0:
                continue
            absent = [bit for bit in _iter_bits_lsb(one._value_) if bit not in singles]
            if absent:
                incomplete.append(name)
                for bit in absent:
                    missing |= bit
        if incomplete:
            if len(incomplete) == 1:
                who = 'alias %s is missing' % incomplete[0]
            else:
                who = 'aliases %s and %s are missing' % (', '.join(incomplete[:-1]), incomplete[-1])
            if _is_single_bit(missing):
                what = 'value 0x%x' % missing
            else:
                what = 'combined values of 0x%x' % missing
            raise ValueError('invalid Flag %r: %s %s [use enum.show_flag_values(value) for details]'
                             % (enumeration.__name__, who, what))


def global_enum_repr(self):
    """A repr by the module of the enum, as in `module.NAME`."""
    module = self.__class__.__module__.split('.')[-1]
    return '%s.%s' % (module, self._name_)


def global_flag_repr(self):
    """A repr by the module of the flag, as in `module.A|module.B`."""
    cls = self.__class__
    module = cls.__module__.split('.')[-1]
    if self._name_ is None:
        return "%s.%s(%r)" % (module, cls.__name__, self._value_)
    if _is_single_bit(self._value_):
        return '%s.%s' % (module, self._name_)
    if cls._boundary_ is not FlagBoundary.KEEP:
        return '|'.join(['%s.%s' % (module, name) for name in self._name_.split('|')])
    return '|'.join([name if name[0].isdigit() else '%s.%s' % (module, name)
                     for name in self._name_.split('|')])


def global_str(self):
    """The name alone."""
    if self._name_ is None:
        cls = self.__class__
        return "%s(%r)" % (cls.__name__, self._value_)
    return self._name_


def global_enum(cls, update_str=False):
    """A class decorator that also puts the members into the module, with a repr to match."""
    if issubclass(cls, Flag):
        cls.__repr__ = global_flag_repr
    else:
        cls.__repr__ = global_enum_repr
    if not issubclass(cls, ReprEnum) or update_str:
        cls.__str__ = global_str
    _sys.modules[cls.__module__].__dict__.update(cls.__members__)
    return cls


def _simple_enum(etype=Enum, *, boundary=None, use_args=None):
    """A class decorator that makes an enum of an ordinary class."""
    def convert(cls):
        body = {key: value for key, value in cls.__dict__.items()
                if key not in ('__dict__', '__weakref__')}
        created = EnumType(cls.__name__, (etype,), _filled(cls.__name__, (etype,), body),
                           boundary=boundary)
        if '__doc__' not in cls.__dict__ or cls.__doc__ is None:
            created.__doc__ = None
        return created
    return convert


# What the comparison of two enums leaves out, and the methods that it compares as their class gives them.
_INCOMPARABLE = {'__module__', '__doc__', '__static_attributes__', '__firstlineno__', '_member_map_',
                 '_value2member_map_', '__dict__', '__weakref__'}
_INHERITED_METHODS = ('__str__', '__repr__', '__reduce_ex__', '__getnewargs_ex__', '__getnewargs__', '__reduce__')


def _differing(key, checked, simple, label=''):
    pad, width = ' ' * 9, 7 + len(label)
    return (f"{key!r}:\n{pad}{'checked' + label:<{width}} -> {checked!r}\n"
            f"{pad}{'simple' + label:<{width}} -> {simple!r}")


def _test_simple_enum(checked_enum, simple_enum):
    """Refuses an enum of `_simple_enum` that is not like the one that `class` makes."""
    failed = []
    checked, simple = checked_enum.__dict__, simple_enum.__dict__
    members = {*checked_enum._member_map_, *simple_enum._member_map_}
    for key in {*checked, *simple} - members - _INCOMPARABLE:
        if key not in simple:
            failed.append(f"missing key: {key!r}")
        elif key not in checked:
            failed.append(f"extra key:   {key!r}")
        else:
            ours, theirs = checked[key], simple[key]
            if callable(ours) or isinstance(ours, (_plain_property, property)):
                continue
            if ours != theirs:
                failed.append(_differing(key, ours, theirs))
    failed.sort()
    for name in dict.fromkeys((*checked_enum._member_map_, *simple_enum._member_map_)):
        if name not in simple_enum._member_map_:
            failed.append(f"missing member from simple enum: {name!r}")
            continue
        if name not in checked_enum._member_map_:
            failed.append(f"extra member in simple enum: {name!r}")
            continue
        ours, theirs = checked_enum[name].__dict__, simple_enum[name].__dict__
        found = []
        for key in dict.fromkeys((*ours, *theirs)):
            if key in ('__objclass__', '_sort_order_') or key[:2] == '__' == key[-2:]:
                continue
            if key not in theirs:
                found.append(f"missing key {key!r} not in the simple enum member {name!r}")
            elif key not in ours:
                found.append(f"extra key {key!r} in simple enum member {name!r}")
            elif ours[key] != theirs[key]:
                found.append(_differing(key, ours[key], theirs[key], ' member'))
        if found:
            failed.append(f"{name!r} member mismatch:\n      " + '\n      '.join(found))
    for name in _INHERITED_METHODS:
        if name in checked and name in simple:
            continue
        ours, theirs = getattr(checked_enum, name, None), getattr(simple_enum, name, None)
        if hasattr(ours, '__func__'):
            ours, theirs = ours.__func__, getattr(theirs, '__func__', theirs)
        if ours != theirs:
            failed.append(f"{name!r}:  checked -> {str(ours):<19} simple -> {theirs}")
    if failed:
        raise TypeError('enum mismatch:\n   ' + '\n   '.join(failed))
