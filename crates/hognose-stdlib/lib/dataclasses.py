"""Dataclasses: classes whose methods are written from their annotated fields.

Promises CPython 3.14's `dataclasses`. All methods of a class come from one generated source text, compiled once;
a class with slots is made anew before its methods are, so that they close over the final class.

Deliberately absent: imports of `typing`, `inspect` and `re`; ClassVar is recognised when `typing` is loaded already
(nobody can have annotated with it otherwise).
"""

import sys
from keyword import iskeyword
from types import GenericAlias, MappingProxyType

__all__ = [
    'dataclass', 'field', 'Field', 'FrozenInstanceError', 'InitVar', 'KW_ONLY', 'MISSING',
    'fields', 'asdict', 'astuple', 'make_dataclass', 'replace', 'is_dataclass',
]


class FrozenInstanceError(AttributeError):
    """An attribute of a frozen dataclass was assigned or deleted."""


class _HAS_DEFAULT_FACTORY_CLASS:
    def __repr__(self):
        return '<factory>'


class _MISSING_TYPE:
    pass


class _KW_ONLY_TYPE:
    pass


class _FIELD_BASE:
    __slots__ = ('name',)

    def __init__(self, name):
        self.name = name

    def __repr__(self):
        return self.name


_HAS_DEFAULT_FACTORY = _HAS_DEFAULT_FACTORY_CLASS()
MISSING = _MISSING_TYPE()
KW_ONLY = _KW_ONLY_TYPE()
_FIELD = _FIELD_BASE('_FIELD')
_FIELD_CLASSVAR = _FIELD_BASE('_FIELD_CLASSVAR')
_FIELD_INITVAR = _FIELD_BASE('_FIELD_INITVAR')

_FIELDS = '__dataclass_fields__'
_PARAMS = '__dataclass_params__'
_POST_INIT_NAME = '__post_init__'
_NO_METADATA = MappingProxyType({})


class InitVar:
    """An annotation: the field is a parameter of `__init__` and `__post_init__` only."""

    __slots__ = ('type',)

    def __init__(self, type):
        self.type = type

    def __repr__(self):
        if isinstance(self.type, type) and not isinstance(self.type, GenericAlias):
            shown = self.type.__name__
        else:
            shown = repr(self.type)
        return 'dataclasses.InitVar[%s]' % shown

    def __class_getitem__(cls, type):
        return InitVar(type)


class Field:
    """One field of a dataclass, as `fields` returns it."""

    __slots__ = ('name', 'type', 'default', 'default_factory', 'repr', 'hash', 'init', 'compare',
                 'metadata', 'kw_only', 'doc', '_field_type')

    def __init__(self, default, default_factory, init, repr, hash, compare, metadata, kw_only, doc):
        self.name = None
        self.type = None
        self.default = default
        self.default_factory = default_factory
        self.init = init
        self.repr = repr
        self.hash = hash
        self.compare = compare
        self.metadata = _NO_METADATA if metadata is None else MappingProxyType(metadata)
        self.kw_only = kw_only
        self.doc = doc
        self._field_type = None

    def __repr__(self):
        key = id(self)
        if key in _running:
            return '...'
        _running.add(key)
        try:
            return self._describe()
        finally:
            _running.discard(key)

    def _describe(self):
        return ('Field(name=%r,type=%r,default=%r,default_factory=%r,init=%r,repr=%r,hash=%r,'
                'compare=%r,metadata=%r,kw_only=%r,doc=%r,_field_type=%s)'
                % (self.name, self.type, self.default, self.default_factory, self.init, self.repr,
                   self.hash, self.compare, self.metadata, self.kw_only, self.doc,
                   self._field_type))

    def __set_name__(self, owner, name):
        hook = getattr(type(self.default), '__set_name__', None)
        if hook is not None:
            hook(self.default, owner, name)

    __class_getitem__ = classmethod(GenericAlias)


class _DataclassParams:
    __slots__ = ('init', 'repr', 'eq', 'order', 'unsafe_hash', 'frozen', 'match_args', 'kw_only',
                 'slots', 'weakref_slot')

    def __init__(self, init, repr, eq, order, unsafe_hash, frozen, match_args, kw_only, slots,
                 weakref_slot):
        self.init = init
        self.repr = repr
        self.eq = eq
        self.order = order
        self.unsafe_hash = unsafe_hash
        self.frozen = frozen
        self.match_args = match_args
        self.kw_only = kw_only
        self.slots = slots
        self.weakref_slot = weakref_slot

    def __repr__(self):
        return '_DataclassParams(%s)' % ','.join(
            ['%s=%r' % (name, getattr(self, name)) for name in self.__slots__])


def field(*, default=MISSING, default_factory=MISSING, init=True, repr=True, hash=None, compare=True,
          metadata=None, kw_only=MISSING, doc=None):
    """Says more about a field than its annotation and default can."""
    if default is not MISSING and default_factory is not MISSING:
        raise ValueError('cannot specify both default and default_factory')
    return Field(default, default_factory, init, repr, hash, compare, metadata, kw_only, doc)


def _annotations_of(cls):
    """The annotations written in the body of `cls` itself, evaluated as far as possible."""
    found = cls.__dict__.get('__annotations__')
    if type(found) is dict:
        return found
    if '__annotate__' not in cls.__dict__ and '__annotate_func__' not in cls.__dict__ \
            and found is None:
        # Nothing of its own: asking the class could answer with a base's annotations.
        annotate = getattr(cls, '__annotate__', None)
        if annotate is None:
            return {}
    try:
        return cls.__annotations__
    except Exception:
        # A name that is not defined (yet) stands as a forward reference.
        from annotationlib import get_annotations, Format
        return get_annotations(cls, format=Format.FORWARDREF)


def _is_class_var(annotation):
    ClassVar = sys.modules['typing'].ClassVar
    return annotation is ClassVar or getattr(annotation, '__origin__', None) is ClassVar


def _is_init_var(annotation):
    return annotation is InitVar or type(annotation) is InitVar


def _is_kw_only(annotation):
    return annotation is KW_ONLY


def _means(annotation, cls, accepts, home):
    """Whether the text `annotation` begins with a name, of the module `home`, that `accepts` accepts."""
    name, rest = _leading_word(annotation)
    module = sys.modules.get(cls.__module__)
    namespace = {} if module is None else module.__dict__
    if rest[:1] == '.':
        member = _leading_word(rest[1:])[0]
        if member:
            if namespace.get(name) is not home:
                return False
            return accepts(home.__dict__.get(member))
    return accepts(namespace.get(name))


def _leading_word(text):
    text = text.lstrip()
    end = 0
    for char in text:
        if not (char.isalnum() or char == '_'):
            break
        end += 1
    return text[:end], text[end:].lstrip()


def _make_field(cls, name, annotation, default_kw_only):
    """The `Field` for one annotation of the body."""
    default = getattr(cls, name, MISSING)
    if isinstance(default, Field):
        made = default
    else:
        if type(default).__name__ == 'member_descriptor' or (
                default is not MISSING and name in cls.__dict__.get('__slots__', ())):
            # What `__slots__` left in the class is no default.
            default = MISSING
        made = Field(default, MISSING, True, True, None, True, None, MISSING, None)
    made.name = name
    made.type = annotation

    kind = _FIELD
    typing = sys.modules.get('typing')
    if typing is not None:
        if _is_class_var(annotation) or (
                isinstance(annotation, str) and _means(annotation, cls, _is_class_var, typing)):
            kind = _FIELD_CLASSVAR
    if kind is _FIELD:
        if _is_init_var(annotation) or (
                isinstance(annotation, str)
                and _means(annotation, cls, _is_init_var, sys.modules[__name__])):
            kind = _FIELD_INITVAR
    made._field_type = kind

    if kind is not _FIELD and made.default_factory is not MISSING:
        raise TypeError(f'field {name} cannot have a default factory')
    if kind is _FIELD_CLASSVAR:
        if made.kw_only is not MISSING:
            raise TypeError(f'field {name} is a ClassVar but specifies kw_only')
    elif made.kw_only is MISSING:
        made.kw_only = default_kw_only
    if kind is _FIELD and made.default.__class__.__hash__ is None:
        raise ValueError(f'mutable default {made.default.__class__} for field {name} '
                         f'is not allowed: use default_factory')
    return made


def _process_class(cls, init, repr, eq, order, unsafe_hash, frozen, match_args, kw_only, slots,
                   weakref_slot):
    all_fields = {}
    any_frozen_base = False
    all_frozen_bases = None
    has_bases = False
    for base in cls.__mro__[-1:0:-1]:
        base_fields = getattr(base, _FIELDS, None)
        if base_fields is not None:
            has_bases = True
            all_fields.update(base_fields)
            is_frozen = getattr(base, _PARAMS).frozen
            if all_frozen_bases is None:
                all_frozen_bases = True
            all_frozen_bases = all_frozen_bases and is_frozen
            any_frozen_base = any_frozen_base or is_frozen

    annotations = _annotations_of(cls)
    own = []
    default_kw_only = kw_only
    seen_marker = False
    for name, annotation in annotations.items():
        if annotation is KW_ONLY or (isinstance(annotation, str) and
                                     _means(annotation, cls, _is_kw_only, sys.modules[__name__])):
            if seen_marker:
                raise TypeError(f'{name!r} is KW_ONLY, but KW_ONLY has already been specified')
            seen_marker = True
            default_kw_only = True
        else:
            own.append(_make_field(cls, name, annotation, default_kw_only))
    cls_dict = cls.__dict__
    for one in own:
        all_fields[one.name] = one
        if isinstance(cls_dict.get(one.name), Field):
            # The class shows the default itself, or nothing.
            if one.default is MISSING:
                delattr(cls, one.name)
            else:
                setattr(cls, one.name, one.default)
    for name, value in cls_dict.items():
        if isinstance(value, Field) and name not in annotations:
            raise TypeError(f'{name!r} is a field but has no type annotation')

    if has_bases:
        if any_frozen_base and not frozen:
            raise TypeError('cannot inherit non-frozen dataclass from a frozen one')
        if all_frozen_bases is False and frozen:
            raise TypeError('cannot inherit frozen dataclass from a non-frozen one')

    setattr(cls, _PARAMS, _DataclassParams(init, repr, eq, order, unsafe_hash, frozen, match_args,
                                           kw_only, slots, weakref_slot))
    setattr(cls, _FIELDS, all_fields)
    class_hash = cls_dict.get('__hash__', MISSING)
    has_explicit_hash = not (class_hash is MISSING or (class_hash is None and '__eq__' in cls_dict))
    if order and not eq:
        raise ValueError('eq must be true if order is true')

    instance_fields = [one for one in all_fields.values() if one._field_type is _FIELD]
    init_fields = [one for one in all_fields.values() if one._field_type is not _FIELD_CLASSVAR]
    positional = [one for one in init_fields if one.init and not one.kw_only]
    given = set(cls_dict)
    if weakref_slot and not slots:
        raise TypeError('weakref_slot is True but slots is False')
    if order:
        for name in ('__lt__', '__le__', '__gt__', '__ge__'):
            if name in given:
                raise TypeError(f'Cannot overwrite attribute {name} in class {cls.__name__} '
                                f'Consider using functools.total_ordering')
    if frozen:
        for name in ('__setattr__', '__delattr__'):
            if name in given:
                raise TypeError(f'Cannot overwrite attribute {name} in class {cls.__name__}')
    if slots and '__slots__' in given:
        raise TypeError(f'{cls.__name__} already specifies __slots__')

    # Which methods, and their source.
    lines = []
    methods = []
    environment = {'_cls': None, '_object_set': object.__setattr__, '_missing': _HAS_DEFAULT_FACTORY,
                   '_running': _running, '_frozen_error': FrozenInstanceError, '_super': super, '_shadowed': None,
                   '_hash': hash, '_id': id, '_type': type}
    if init and '__init__' not in given:
        _write_init(lines, environment, init_fields, positional, frozen, slots,
                    hasattr(cls, _POST_INIT_NAME))
        methods.append('__init__')
    if repr and '__repr__' not in given:
        _write_repr(lines, [one.name for one in instance_fields if one.repr])
        methods.append('__repr__')
    compared = [one.name for one in instance_fields if one.compare]
    if eq and '__eq__' not in given:
        tests = ' and '.join(f'self.{name}==other.{name}' for name in compared) or 'True'
        lines.append(f' def __eq__(self, other):\n'
                     f'  if self is other:\n'
                     f'   return True\n'
                     f'  if other.__class__ is self.__class__:\n'
                     f'   return {tests}\n'
                     f'  return NotImplemented\n')
        methods.append('__eq__')
    if order:
        left = _tuple_text('self', compared)
        right = _tuple_text('other', compared)
        for name, sign in (('__lt__', '<'), ('__le__', '<='), ('__gt__', '>'), ('__ge__', '>=')):
            lines.append(f' def {name}(self, other):\n'
                         f'  if other.__class__ is self.__class__:\n'
                         f'   return {left}{sign}{right}\n'
                         f'  return NotImplemented\n')
            methods.append(name)
    if frozen:
        names = _tuple_text('', [one.name for one in instance_fields])
        for name, verb, rest in (('__setattr__', 'assign to', ', value'),
                                 ('__delattr__', 'delete', '')):
            test = f'_type(self) is _shadowed or name in {names}' if instance_fields \
                else '_type(self) is _shadowed'
            lines.append(f' def {name}(self, name{rest}):\n'
                         f'  if {test}:\n'
                         f'   raise _frozen_error(f"cannot {verb} field {{name!r}}")\n'
                         f'  _super(_shadowed, self).{name}(name{rest})\n')
            methods.append(name)
    set_hash_none = False
    if unsafe_hash or (eq and frozen):
        if has_explicit_hash:
            if unsafe_hash:
                raise TypeError(f'Cannot overwrite attribute __hash__ in class {cls.__name__}')
        else:
            hashed = [one.name for one in instance_fields
                      if (one.compare if one.hash is None else one.hash)]
            lines.append(f' def __hash__(self):\n  return _hash({_tuple_text("self", hashed)})\n')
            methods.append('__hash__')
    elif eq and not has_explicit_hash:
        set_hash_none = True

    if '__match_args__' not in given and match_args:
        cls.__match_args__ = tuple([one.name for one in positional])
    # The two methods of a frozen class are about the class that was decorated, also where one with slots takes its place.
    environment['_shadowed'] = cls
    if slots:
        cls = _with_slots(cls, instance_fields, frozen, weakref_slot)

    if methods:
        environment['_cls'] = cls
        names = list(environment)
        source = (f'def _make({", ".join(names)}):\n' + ''.join(lines)
                  + f' return {", ".join(methods)},\n')
        namespace = {}
        # The functions belong to the module of the class: string annotations are looked up there.
        module = sys.modules.get(cls.__module__)
        exec(source, {} if module is None else module.__dict__, namespace)
        prefix = cls.__qualname__ + '.'
        for name, function in zip(methods, namespace['_make'](*environment.values())):
            function.__qualname__ = prefix + name
            function.__module__ = cls.__module__
            setattr(cls, name, function)
        if '__init__' in methods:
            shown = {one.name: one.type for one in init_fields if one.init}
            shown['return'] = None
            cls.__init__.__annotations__ = shown
    if set_hash_none:
        cls.__hash__ = None
    if '__replace__' not in given:
        cls.__replace__ = _replace
    if getattr(cls, '__doc__', None) is None:
        cls.__doc__ = cls.__name__ + _signature_text(cls, init, init_fields, given)
    if getattr(cls, '__abstractmethods__', None):
        from abc import update_abstractmethods
        update_abstractmethods(cls)
    return cls


# The ids of the instances whose repr is being made: an instance inside itself shows as `...`.
_running = set()


def _tuple_text(owner, names):
    if not names:
        return '()'
    if owner:
        return '(' + ''.join([f'{owner}.{name},' for name in names]) + ')'
    return '(' + ''.join([f'{name!r},' for name in names]) + ')'


def _write_init(lines, environment, init_fields, positional, frozen, slots, has_post_init):
    seen_default = None
    for one in positional:
        if one.default is not MISSING or one.default_factory is not MISSING:
            seen_default = one
        elif seen_default is not None:
            raise TypeError(f'non-default argument {one.name!r} follows default argument '
                            f'{seen_default.name!r}')
    self_name = 'self'
    if any(one.name == 'self' for one in init_fields):
        self_name = '__dataclass_self__'
    parameters = [self_name]
    body = []
    for one in positional:
        parameters.append(_parameter(one, environment))
    keyword_only = [one for one in init_fields if one.init and one.kw_only]
    if keyword_only:
        parameters.append('*')
        for one in keyword_only:
            parameters.append(_parameter(one, environment))
    for one in init_fields:
        name = one.name
        value = None
        if one.default_factory is not MISSING:
            environment[f'_make_{name}'] = one.default_factory
            if one.init:
                value = f'_make_{name}() if {name} is _missing else {name}'
            else:
                value = f'_make_{name}()'
        elif one.init:
            value = name
        elif slots and one.default is not MISSING:
            # There is no class attribute to fall back to.
            environment[f'_default_{name}'] = one.default
            value = f'_default_{name}'
        if value is None or one._field_type is _FIELD_INITVAR:
            continue
        if frozen:
            body.append(f'  _object_set({self_name}, {name!r}, {value})\n')
        else:
            body.append(f'  {self_name}.{name} = {value}\n')
    if has_post_init:
        arguments = ', '.join([one.name for one in init_fields
                               if one._field_type is _FIELD_INITVAR])
        body.append(f'  {self_name}.{_POST_INIT_NAME}({arguments})\n')
    if not body:
        body.append('  pass\n')
    lines.append(f' def __init__({", ".join(parameters)}):\n' + ''.join(body))


def _parameter(one, environment):
    name = one.name
    if one.default is not MISSING:
        environment[f'_default_{name}'] = one.default
        return f'{name}=_default_{name}'
    if one.default_factory is not MISSING:
        return f'{name}=_missing'
    return name


def _write_repr(lines, names):
    shown = ', '.join([f'{name}={{self.{name}!r}}' for name in names])
    lines.append(f' def __repr__(self):\n'
                 f'  _key = _id(self)\n'
                 f'  if _key in _running:\n'
                 f'   return "..."\n'
                 f'  _running.add(_key)\n'
                 f'  try:\n'
                 f'   return f"{{self.__class__.__qualname__}}({shown})"\n'
                 f'  finally:\n'
                 f'   _running.discard(_key)\n')


def _signature_text(cls, init, init_fields, given):
    """The parameters as they stand in the docstring that a class without one gets."""
    if '__init__' in given:
        try:
            from inspect import signature
            return str(signature(cls)).replace(' -> None', '')
        except (TypeError, ValueError):
            return ''
    if not init:
        for base in cls.__mro__[1:-1]:
            if '__init__' in base.__dict__:
                fields_of_base = getattr(base, _FIELDS, None)
                if fields_of_base is None:
                    return ''
                init_fields = [one for one in fields_of_base.values()
                               if one._field_type is not _FIELD_CLASSVAR]
                break
        else:
            return '()'
    positional = [one for one in init_fields if one.init and not one.kw_only]
    keyword_only = [one for one in init_fields if one.init and one.kw_only]
    parts = [_shown_parameter(one) for one in positional]
    if keyword_only:
        parts.append('*')
        parts += [_shown_parameter(one) for one in keyword_only]
    return '(%s)' % ', '.join(parts)


def _shown_parameter(one):
    annotation = one.type
    if type(annotation) is InitVar:
        annotation = annotation.type
    if type(annotation).__name__ == 'ForwardRef':
        shown = annotation.__forward_arg__
    elif getattr(annotation, '__module__', None) == 'typing':
        shown = repr(annotation).replace('typing.', '')
        if shown[:8] == "<class '":
            shown = annotation.__qualname__
    elif isinstance(annotation, str):
        shown = repr(annotation)
    elif isinstance(annotation, type) and not isinstance(annotation, GenericAlias):
        shown = annotation.__qualname__
        if annotation.__module__ != 'builtins':
            shown = annotation.__module__ + '.' + shown
    else:
        shown = repr(annotation)
    if one.default is not MISSING:
        try:
            return '%s: %s = %r' % (one.name, shown, one.default)
        except Exception:
            return '%s: %s = ...' % (one.name, shown)
    if one.default_factory is not MISSING:
        return '%s: %s = <factory>' % (one.name, shown)
    return '%s: %s' % (one.name, shown)


def _slots_of(cls):
    slots = cls.__dict__.get('__slots__')
    if slots is None:
        # A base without `__slots__` has both; types of the VM itself have neither to offer.
        if cls.__dict__.get('__dictoffset__') == 0:
            return
        found = []
        if getattr(cls, '__weakrefoffset__', -1) != 0:
            found.append('__weakref__')
        if getattr(cls, '__dictoffset__', -1) != 0:
            found.append('__dict__')
        yield from found
    elif isinstance(slots, str):
        yield slots
    elif hasattr(slots, '__next__'):
        raise TypeError(f"Slots of '{cls.__name__}' cannot be determined")
    else:
        yield from slots


def _with_slots(cls, instance_fields, frozen, weakref_slot):
    """`cls` once more, with slots for its fields."""
    body = dict(cls.__dict__)
    names = [one.name for one in instance_fields]
    inherited = set()
    for base in cls.__mro__[1:-1]:
        inherited.update(_slots_of(base))
    docs = {one.name: one.doc for one in instance_fields}
    slots = {name: docs[name] for name in names if name not in inherited}
    if weakref_slot and '__weakref__' not in inherited:
        slots['__weakref__'] = None
    body['__slots__'] = slots if any(doc is not None for doc in slots.values()) else tuple(slots)
    for name in names:
        body.pop(name, None)
    body.pop('__dict__', None)
    body.pop('__weakref__', None)
    # The annotations were evaluated once already; the new class takes them over.
    if frozen:
        if '__getstate__' not in body:
            body['__getstate__'] = _dataclass_getstate
        if '__setstate__' not in body:
            body['__setstate__'] = _dataclass_setstate
    qualname = getattr(cls, '__qualname__', None)
    made = type(cls)(cls.__name__, cls.__bases__, body)
    if qualname is not None:
        made.__qualname__ = qualname
    # Methods that say `super()` or `__class__` mean the new class from now on.
    for value in made.__dict__.values():
        kind = type(value)
        if kind is property:
            candidates = (value.fget, value.fset, value.fdel)
        elif kind is classmethod or kind is staticmethod:
            candidates = (value.__func__,)
        else:
            candidates = (value,)
        for function in candidates:
            function = getattr(function, '__wrapped__', function)
            code = getattr(function, '__code__', None)
            closure = getattr(function, '__closure__', None)
            if code is None or not closure or '__class__' not in code.co_freevars:
                continue
            cell = closure[code.co_freevars.index('__class__')]
            if cell.cell_contents is cls:
                cell.cell_contents = made
    return made


def _dataclass_getstate(self):
    return [getattr(self, one.name) for one in fields(self)]


def _dataclass_setstate(self, state):
    for one, value in zip(fields(self), state):
        object.__setattr__(self, one.name, value)


def dataclass(cls=None, /, *, init=True, repr=True, eq=True, order=False, unsafe_hash=False,
              frozen=False, match_args=True, kw_only=False, slots=False, weakref_slot=False):
    """Adds the methods that the annotated fields of a class call for, and returns the class."""
    if cls is not None:
        return _process_class(cls, init, repr, eq, order, unsafe_hash, frozen, match_args, kw_only,
                              slots, weakref_slot)

    def wrap(cls):
        return _process_class(cls, init, repr, eq, order, unsafe_hash, frozen, match_args, kw_only,
                              slots, weakref_slot)
    return wrap


def fields(class_or_instance):
    """The fields of a dataclass or of an instance of one."""
    try:
        found = getattr(class_or_instance, _FIELDS)
    except AttributeError:
        raise TypeError('must be called with a dataclass type or instance') from None
    return tuple([one for one in found.values() if one._field_type is _FIELD])


def _is_dataclass_instance(obj):
    return hasattr(type(obj), _FIELDS)


def is_dataclass(obj):
    """Whether `obj` is a dataclass or an instance of one."""
    cls = obj if isinstance(obj, type) else type(obj)
    return hasattr(cls, _FIELDS)


_ATOMIC_TYPES = frozenset((
    type(None), bool, int, float, str, complex, bytes, type(...), type(NotImplemented), range,
    type(lambda: None), type(len), type, property,
))


def asdict(obj, *, dict_factory=dict):
    """The fields of an instance as a dict, recursing into dataclasses, dicts, lists and tuples."""
    if not hasattr(type(obj), _FIELDS):
        raise TypeError("asdict() should be called on dataclass instances")
    return _asdict_inner(obj, dict_factory)


def _asdict_inner(obj, dict_factory):
    kind = type(obj)
    if kind in _ATOMIC_TYPES:
        return obj
    known = getattr(kind, _FIELDS, None)
    if known is not None:
        if dict_factory is dict:
            return {name: _asdict_inner(getattr(obj, name), dict)
                    for name, one in known.items() if one._field_type is _FIELD}
        return dict_factory([(name, _asdict_inner(getattr(obj, name), dict_factory))
                             for name, one in known.items() if one._field_type is _FIELD])
    if kind is list:
        return [_asdict_inner(item, dict_factory) for item in obj]
    if kind is dict:
        return {_asdict_inner(key, dict_factory): _asdict_inner(value, dict_factory)
                for key, value in obj.items()}
    return _rebuild(obj, kind, lambda item: _asdict_inner(item, dict_factory))


def _rebuild(obj, kind, inner):
    """A container of a less usual type with `inner` applied to its items; a copy of anything else."""
    if issubclass(kind, tuple):
        if hasattr(kind, '_fields'):
            return kind(*[inner(item) for item in obj])
        return kind([inner(item) for item in obj])
    if issubclass(kind, dict):
        if hasattr(kind, 'default_factory'):
            result = kind(obj.default_factory)
            for key, value in obj.items():
                result[inner(key)] = inner(value)
            return result
        return kind([(inner(key), inner(value)) for key, value in obj.items()])
    if issubclass(kind, list):
        return kind([inner(item) for item in obj])
    from copy import deepcopy
    return deepcopy(obj)


def astuple(obj, *, tuple_factory=tuple):
    """The fields of an instance as a tuple, recursing like `asdict`."""
    if not hasattr(type(obj), _FIELDS):
        raise TypeError("astuple() should be called on dataclass instances")
    return _astuple_inner(obj, tuple_factory)


def _astuple_inner(obj, tuple_factory):
    kind = type(obj)
    if kind in _ATOMIC_TYPES:
        return obj
    known = getattr(kind, _FIELDS, None)
    if known is not None:
        return tuple_factory([_astuple_inner(getattr(obj, name), tuple_factory)
                              for name, one in known.items() if one._field_type is _FIELD])
    return _rebuild(obj, kind, lambda item: _astuple_inner(item, tuple_factory))


class _ANY_MARKER:
    """Stands for `typing.Any` in `make_dataclass` until the annotation is asked for."""


def make_dataclass(cls_name, fields, *, bases=(), namespace=None, init=True, repr=True, eq=True,
                   order=False, unsafe_hash=False, frozen=False, match_args=True, kw_only=False,
                   slots=False, weakref_slot=False, module=None, decorator=dataclass):
    """A new dataclass from names, or tuples of name, type and default."""
    if namespace is None:
        namespace = {}
    annotations = {}
    defaults = {}
    for item in fields:
        if isinstance(item, str):
            name = item
            kind = _ANY_MARKER
        elif len(item) == 2:
            name, kind = item
        elif len(item) == 3:
            name, kind, default = item
            defaults[name] = default
        else:
            raise TypeError(f'Invalid field: {item!r}')
        if not isinstance(name, str) or not name.isidentifier():
            raise TypeError(f'Field names must be valid identifiers: {name!r}')
        if iskeyword(name):
            raise TypeError(f'Field names must not be keywords: {name!r}')
        if name in annotations:
            raise TypeError(f'Field name duplicated: {name!r}')
        if kind is _ANY_MARKER:
            from typing import Any as kind
        annotations[name] = kind

    def fill(body):
        body.update(namespace)
        body.update(defaults)
        body['__annotations__'] = annotations

    from types import new_class
    cls = new_class(cls_name, bases, {}, fill)
    if module is None:
        from _hognose import caller_module
        module = caller_module()
    if module is not None:
        cls.__module__ = module
    return decorator(cls, init=init, repr=repr, eq=eq, order=order, unsafe_hash=unsafe_hash,
                     frozen=frozen, match_args=match_args, kw_only=kw_only, slots=slots,
                     weakref_slot=weakref_slot)


def replace(obj, /, **changes):
    """A new object of the same type, with some fields changed."""
    known = getattr(type(obj), _FIELDS, None)
    if known is None:
        raise TypeError("replace() should be called on dataclass instances")
    _complete(obj, known, changes)
    return obj.__class__(**changes)


def _replace(self, /, **changes):
    _complete(self, getattr(self, _FIELDS), changes)
    return self.__class__(**changes)


def _complete(obj, known, changes):
    """Puts what an object has into the changes that are to be made of it, where they say nothing else."""
    for name, one in known.items():
        kind = one._field_type
        if kind is _FIELD_CLASSVAR:
            continue
        if not one.init:
            if name in changes:
                raise TypeError(f'field {name} is declared with init=False, '
                                f'it cannot be specified with replace()')
            continue
        if name not in changes:
            if kind is _FIELD_INITVAR and one.default is MISSING:
                raise TypeError(f"InitVar {name!r} must be specified with replace()")
            changes[name] = getattr(obj, name)
