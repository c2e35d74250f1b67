"""Objects that note how they are used, and patches that put them in the place of others for a while.

Promises what tests use of CPython 3.14's `unittest.mock`: mocks, magic and asynchronous ones, specs, `patch`, `call`, `ANY`, `sentinel`,
`mock_open`, `create_autospec` with signatures. Deliberately absent: mocks for threads.
"""

import inspect

from unittest._calls import ANY, DEFAULT, Call as _Call, CallList as _CallList, arguments as _arguments, call, deleted as _deleted
from unittest._calls import missing as _missing, sentinel
from unittest.util import safe_repr

__all__ = ('Mock', 'MagicMock', 'patch', 'sentinel', 'DEFAULT', 'ANY', 'call', 'create_autospec', 'AsyncMock', 'FILTER_DIR',
           'NonCallableMock', 'NonCallableMagicMock', 'mock_open', 'PropertyMock', 'seal')

FILTER_DIR = True


class InvalidSpecError(Exception):
    """A mock was given as the spec of another mock."""


# Mocks.


def _is_exception(value):
    return isinstance(value, BaseException) or isinstance(value, type) and issubclass(value, BaseException)


def _is_dunder(name):
    return name.startswith('__') and name.endswith('__')


def _is_instance_of_mock(value):
    return isinstance(value, type) is False and issubclass(type(value), NonCallableMock)


def _is_async(value):
    """Whether what it gives is awaited; a mock of something else is not asked, as it would give mocks for an answer."""
    if _is_instance_of_mock(value) and not issubclass(type(value), AsyncMockMixin):
        return False
    value = getattr(value, '__func__', value)
    return inspect.iscoroutinefunction(value) or inspect.isawaitable(value)


def _behind(value):
    """The mock behind a function that stands in front of one, or the value itself."""
    return value.__dict__['mock'] if type(value) is _Function and 'mock' in value.__dict__ else value


_Function = type(_is_async)


class _Attribute:
    """A property of mocks whose value is that of the function in front, where they stand for a function."""

    def __init__(self, name):
        self.name = name
        self.slot = f'_mock_{name}'

    def __get__(self, mock, cls=None):
        if mock is None:
            return self
        front = mock.__dict__.get('_mock_delegate')
        return mock.__dict__[self.slot] if front is None else getattr(front, self.name)

    def __set__(self, mock, value):
        front = mock.__dict__.get('_mock_delegate')
        if front is None:
            mock.__dict__[self.slot] = value
        else:
            setattr(front, self.name, value)


class Base:
    """The end of the line of mocks."""

    _mock_return_value = DEFAULT
    _mock_side_effect = None
    _mock_delegate = None

    def __init__(self, /, *args, **kwargs):
        pass


class NonCallableMock(Base):
    """Any attribute of it is a mock, made at first use and kept."""

    def __new__(cls, /, *args, **kwargs):
        # A class of its own: special methods are looked up there.
        bases = (cls,)
        if not issubclass(cls, AsyncMockMixin):
            spec = kwargs.get('spec_set') or kwargs.get('spec') or (args[0] if args else None)
            if spec is not None and _is_async(spec) and issubclass(cls, CallableMixin):
                bases = (AsyncMockMixin, cls)
        names = {'__doc__': cls.__doc__, '__module__': cls.__module__}
        if issubclass(cls, MagicMixin):
            names.update(_proxies)
        kind = type(cls.__name__, bases, names)
        mock = object.__new__(kind)
        kind._mock_of_class = mock
        return mock

    def __init__(self, /, spec=None, wraps=None, name=None, spec_set=None, parent=None, _spec_state=None, _new_name='', _new_parent=None,
                 _spec_as_instance=False, _eat_self=None, unsafe=False, **kwargs):
        state = self.__dict__
        state.update(_mock_parent=parent, _mock_name=name, _mock_new_name=_new_name, _mock_new_parent=parent if _new_parent is None else _new_parent,
                     _mock_sealed=False, _mock_unsafe=unsafe, _mock_children={}, _mock_wraps=wraps, _mock_delegate=None)
        if spec_set is not None:
            spec = spec_set
        state['_mock_spec_set_on'] = spec_set is not None
        self._mock_add_spec(spec, _spec_as_instance, bool(_eat_self))
        state.update(_mock_called=False, _mock_call_args=None, _mock_call_count=0, _mock_call_args_list=_CallList(), _mock_mock_calls=_CallList(),
                     method_calls=_CallList())
        if kwargs:
            self.configure_mock(**kwargs)

    def _mock_add_spec(self, spec, as_instance=False, eat_self=False):
        state = self.__dict__
        if spec is not None and _is_instance_of_mock(spec):
            raise InvalidSpecError(f'Cannot spec a Mock object. [object={spec!r}]')
        names = cls = signature = None
        if spec is not None:
            if type(spec) in (list, tuple):
                names = list(spec)
            else:
                names = dir(spec)
                cls = spec if isinstance(spec, type) else type(spec)
                signature = signature_of(spec, as_instance, eat_self)
        state.update(_mock_methods=names, _spec_class=cls, _spec_signature=signature, _mock_spec=spec, _spec_as_instance=as_instance)

    def mock_add_spec(self, spec, spec_set=False):
        self._mock_add_spec(spec)
        self.__dict__['_mock_spec_set_on'] = spec_set

    called = _Attribute('called')
    call_count = _Attribute('call_count')
    call_args = _Attribute('call_args')
    call_args_list = _Attribute('call_args_list')
    mock_calls = _Attribute('mock_calls')

    @property
    def return_value(self):
        if self._mock_delegate is not None:
            return self._mock_delegate.return_value
        value = self._mock_return_value
        if value is DEFAULT and self._mock_wraps is None:
            value = self._get_child_mock(_new_parent=self, _new_name='()')
            self.return_value = value
        return value

    @return_value.setter
    def return_value(self, value):
        if self._mock_delegate is not None:
            self._mock_delegate.return_value = value
            return
        self.__dict__['_mock_return_value'] = value
        _adopt(self, value, None, '()')

    @property
    def side_effect(self):
        if self._mock_delegate is None:
            return self._mock_side_effect
        effect = self._mock_delegate.side_effect
        if effect is not None and not callable(effect) and not _is_exception(effect) and not hasattr(effect, '__next__'):
            effect = self._mock_delegate.side_effect = iter(effect)
        return effect

    @side_effect.setter
    def side_effect(self, value):
        if value is not None and not callable(value) and not _is_exception(value):
            try:
                value = iter(value)
            except TypeError:
                # Such as DEFAULT.
                pass
        if self._mock_delegate is not None:
            self._mock_delegate.side_effect = value
        else:
            self.__dict__['_mock_side_effect'] = value

    @property
    def __class__(self):
        return self.__dict__.get('_spec_class') or type(self)

    def reset_mock(self, visited=None, *, return_value=False, side_effect=False):
        """Forgets all calls; attributes stay."""
        visited = [] if visited is None else visited
        if any([other is self for other in visited]):
            return
        visited.append(self)
        self.__dict__.update(_mock_called=False, _mock_call_args=None, _mock_call_count=0, _mock_call_args_list=_CallList(),
                             _mock_mock_calls=_CallList(), method_calls=_CallList())
        if return_value:
            self.__dict__.pop('_mock_return_value', None)
        if side_effect:
            self.__dict__['_mock_side_effect'] = None
        for child in self._mock_children.values():
            if _is_instance_of_mock(child):
                child.reset_mock(visited, return_value=return_value, side_effect=side_effect)
        value = self._mock_return_value
        if _is_instance_of_mock(value) and value is not self:
            value.reset_mock(visited)

    def configure_mock(self, /, **kwargs):
        """Sets attributes; names may be dotted."""
        for name, value in sorted(kwargs.items(), key=lambda pair: pair[0].count('.')):
            *path, last = name.split('.')
            item = self
            for part in path:
                item = getattr(item, part)
            setattr(item, last, value)

    def attach_mock(self, mock, attribute):
        """Makes a mock an attribute of this one, whose calls are noted here too."""
        _behind(mock).__dict__.update(_mock_parent=None, _mock_new_parent=None, _mock_name='', _mock_new_name=None)
        setattr(self, attribute, mock)

    def _get_child_mock(self, /, **kwargs):
        if self._mock_sealed:
            name = self._extract_mock_name()
            own = kwargs.get('name')
            raise AttributeError(f'{name}.{own}' if own else f'{name}()')
        kind = type(self)
        name = kwargs.get('_new_name')
        if self._is_async_in_spec(name) or name in _async_magics and issubclass(kind, MagicMock):
            return AsyncMock(**kwargs)
        if issubclass(kind, AsyncMockMixin):
            # What the spec has and is not asynchronous there gives its result at once.
            plain = name in _all_magics and name not in _async_magics or self._mock_methods and name in self._mock_methods
            return (MagicMock if plain else AsyncMock)(**kwargs)
        if not issubclass(kind, CallableMixin):
            return (MagicMock if issubclass(kind, MagicMixin) else Mock)(**kwargs)
        return kind.__mro__[1](**kwargs)

    def _is_async_in_spec(self, name):
        spec = self.__dict__.get('_mock_spec')
        if spec is None or not name or type(spec) in (list, tuple):
            return False
        found = inspect.getattr_static(spec, name, None)
        return inspect.iscoroutinefunction(getattr(found, '__func__', found))

    def __getattr__(self, name):
        if name == '_mock_children' or name == '_mock_methods':
            raise AttributeError(name)
        if self._mock_methods is not None:
            if name not in self._mock_methods or name in _all_magics:
                raise AttributeError(f'Mock object has no attribute {name!r}')
        elif _is_dunder(name):
            raise AttributeError(name)
        if not self._mock_unsafe and (not self._mock_methods or name not in self._mock_methods):
            if name.startswith(('assert', 'assret', 'asert', 'aseert', 'assrt')) or name in _like_assertions:
                raise AttributeError(f'{name!r} is not a valid assertion. Use a spec for the mock if {name!r} is meant to be an attribute.')
        found = self._mock_children.get(name)
        if found is _deleted:
            raise AttributeError(name)
        if found is None:
            wraps = None if self._mock_wraps is None else getattr(self._mock_wraps, name)
            found = self._get_child_mock(parent=self, name=name, wraps=wraps, _new_name=name, _new_parent=self)
            self._mock_children[name] = found
        elif isinstance(found, SpecState):
            try:
                made = found.make(self, name)
            except InvalidSpecError:
                target = self._mock_name or self
                raise InvalidSpecError(f'Cannot autospec attr {name!r} from target {target!r} as it has already been mocked out. '
                                       f'[target={self!r}, attr={found.spec!r}]') from None
            found = self._mock_children[name] = made
            if self._mock_sealed:
                seal(found)
        return found

    def __setattr__(self, name, value):
        if name in _own_names:
            return object.__setattr__(self, name, value)
        state = self.__dict__
        if state.get('_mock_spec_set_on') and self._mock_methods is not None and name not in self._mock_methods and name not in state:
            raise AttributeError(f"Mock object has no attribute '{name}'")
        if name in _refused:
            raise AttributeError(f'Attempting to set unsupported magic method {name!r}.')
        if name in _all_magics:
            if self._mock_methods is not None and name not in self._mock_methods:
                raise AttributeError(f"Mock object has no attribute '{name}'")
            if not _is_instance_of_mock(value):
                setattr(type(self), name, _method(name, value))
                self._mock_children[name] = value
                return
            _adopt(self, value, None, name)
            setattr(type(self), name, value)
            self._mock_children[name] = value
            return
        if name == '__class__':
            state['_spec_class'] = value
            return
        if name in type(self).__dict__ or isinstance(inspect.getattr_static(type(self), name, None), property):
            return object.__setattr__(self, name, value)
        if _adopt(self, value, name, name):
            self._mock_children[name] = value
        if self._mock_sealed and not hasattr(self, name):
            raise AttributeError(f'Cannot set {self._extract_mock_name()}.{name}')
        state[name] = value

    def __delattr__(self, name):
        if name in _all_magics and name in type(self).__dict__:
            delattr(type(self), name)
            if name not in self.__dict__:
                return
        found = self._mock_children.get(name, _missing)
        if name in self.__dict__:
            object.__delattr__(self, name)
        elif found is _deleted:
            raise AttributeError(name)
        if found is not _missing:
            del self._mock_children[name]
        self._mock_children[name] = _deleted

    def __dir__(self):
        state = list(self.__dict__)
        if not FILTER_DIR:
            return object.__dir__(self)
        names = self._mock_methods or []
        own = [name for name in dir(type(self)) if not name.startswith('_')]
        children = [name for name, child in self._mock_children.items() if child is not _deleted]
        return sorted({*names, *own, *[name for name in state if not name.startswith('_')], *children})

    # What it is called, in texts.

    def _extract_mock_name(self):
        chain = []
        item = self
        while item is not None:
            chain.append(item)
            item = item._mock_new_parent
        chain.reverse()
        text = chain[0]._mock_name or 'mock'
        for item in chain[1:]:
            own = item._mock_new_name or item._mock_name or ''
            text += own if own == '()' else f'.{own}'
        return text

    def __repr__(self):
        name = self._extract_mock_name()
        shown = '' if name == 'mock' else f' name={name!r}'
        spec = ''
        if self._spec_class is not None:
            spec = f' {"spec_set" if self._mock_spec_set_on else "spec"}={self._spec_class.__name__!r}'
        return f'<{type(self).__name__}{shown}{spec} id={str(id(self))!r}>'

    def _format_mock_call_signature(self, args, kwargs):
        return f"{self._mock_name or 'mock'}({_arguments(args, kwargs)})"

    # Assertions.

    def _call_key(self, one):
        """A call in the form in which calls are compared: bound to the signature, where there is one."""
        named = isinstance(one, tuple) and len(one) > 2
        signature = self._signature_of_call(one[0]) if named else self._spec_signature
        if signature is None:
            return one
        name, args, kwargs = one if named else ('', *one)
        try:
            bound = signature.bind(*args, **kwargs)
        except TypeError as error:
            return error.with_traceback(None)
        # The name counts even where a call without one would fit any.
        return _Call(((name, bound.args, bound.kwargs), {}), two=True)

    def _signature_of_call(self, name):
        """How the child that a call names can be called; without a name it is this mock."""
        if not name:
            return self._spec_signature
        signature, mock = None, self
        for part in name.replace('()', '').split('.'):
            child = mock._mock_children.get(part)
            if isinstance(child, SpecState) and child.skip is not None:
                child = getattr(mock, part)
            mock = _behind(child)
            if mock is None or mock is _deleted or isinstance(mock, SpecState):
                break
            signature = mock._spec_signature
        return signature

    def assert_not_called(self):
        if self.call_count != 0:
            raise AssertionError(f"Expected '{self._mock_name or 'mock'}' to not have been called. Called {self.call_count} times."
                                 + self._calls_text())

    def assert_called(self):
        if self.call_count == 0:
            raise AssertionError(f"Expected '{self._mock_name or 'mock'}' to have been called.")

    def assert_called_once(self):
        if self.call_count != 1:
            raise AssertionError(f"Expected '{self._mock_name or 'mock'}' to have been called once. Called {self.call_count} times."
                                 + self._calls_text())

    def assert_called_with(self, /, *args, **kwargs):
        expected = self._format_mock_call_signature(args, kwargs)
        if self.call_args is None:
            raise AssertionError(f'expected call not found.\nExpected: {expected}\n  Actual: not called.')
        self._compare(_Call((args, kwargs), two=True), self.call_args, expected)

    def _compare(self, wanted, got, expected, word='call'):
        one, other = self._call_key(wanted), self._call_key(got)
        if other != one or isinstance(one, Exception):
            actual = self._format_mock_call_signature(*got)
            raise AssertionError(f'expected {word} not found.\nExpected: {expected}\n  Actual: {actual}') from (
                one if isinstance(one, Exception) else None)

    def assert_called_once_with(self, /, *args, **kwargs):
        if self.call_count != 1:
            raise AssertionError(f"Expected '{self._mock_name or 'mock'}' to be called once. Called {self.call_count} times."
                                 + self._calls_text())
        self.assert_called_with(*args, **kwargs)

    def assert_any_call(self, /, *args, **kwargs):
        self._find_any(args, kwargs, self.call_args_list, 'call')

    def _find_any(self, args, kwargs, made, word):
        wanted = self._call_key(_Call((args, kwargs), two=True))
        cause = wanted if isinstance(wanted, Exception) else None
        if cause is not None or not any([self._call_key(one) == wanted for one in made]):
            raise AssertionError(f'{self._format_mock_call_signature(args, kwargs)} {word} not found') from cause

    def assert_has_calls(self, calls, any_order=False):
        self._compare_many(calls, any_order, self.mock_calls, 'calls', f'\n  Actual: {safe_repr(self.mock_calls)}')

    def _compare_many(self, calls, any_order, made, word, actual):
        expected = [self._call_key(one) for one in calls]
        cause = next((one for one in expected if isinstance(one, Exception)), None)
        keys = [self._call_key(one) for one in made]
        if not any_order:
            if expected not in _CallList(keys):
                problem = f'{word.capitalize()} not found.'
                if cause is not None:
                    problem = (f'Error processing expected {word}.\n'
                               f'Errors: {[one if isinstance(one, Exception) else None for one in expected]}')
                raise AssertionError(f'{problem}\nExpected: {_CallList(calls)}{actual}') from cause
            return
        missing = []
        for one, shown in zip(expected, calls):
            if one in keys:
                keys.remove(one)
            else:
                missing.append(shown)
        if missing and word == 'awaits':
            raise AssertionError(f'{tuple(missing)!r} not all found in await list') from cause
        if missing:
            name = self._mock_name or 'mock'
            raise AssertionError(f'{name!r} does not contain all of {tuple(missing)!r} in its call list, found {made!r} instead') from cause

    def _calls_text(self):
        return f'\nCalls: {safe_repr(self.mock_calls)}.' if self.mock_calls else ''


_own_names = frozenset(['called', 'call_count', 'call_args', 'call_args_list', 'mock_calls', 'method_calls', 'return_value', 'side_effect',
                        'await_count', 'await_args', 'await_args_list'])
_like_assertions = frozenset(['called_once', 'called_with', 'called_once_with', 'has_calls', 'not_called', 'any_call'])


def _adopt(parent, value, name, new_name):
    """Makes a mock that is nobody's child one of another mock."""
    value = _behind(value)
    if not _is_instance_of_mock(value):
        return False
    if value._mock_name or value._mock_new_name or value._mock_parent is not None or value._mock_new_parent is not None:
        return False
    item = parent
    while item is not None:
        if item is value:
            return False
        item = item._mock_new_parent
    if new_name:
        value.__dict__.update(_mock_new_parent=parent, _mock_new_name=new_name)
    if name:
        value.__dict__.update(_mock_parent=parent, _mock_name=name)
    return True


class CallableMixin(Base):
    """Mocks that can be called."""

    def __init__(self, /, spec=None, side_effect=None, return_value=DEFAULT, wraps=None, name=None, spec_set=None, parent=None, _spec_state=None,
                 _new_name='', _new_parent=None, **kwargs):
        # A result that is given from the start stays a mock of its own.
        self.__dict__['_mock_return_value'] = return_value
        super().__init__(spec, wraps, name, spec_set, parent, _spec_state, _new_name, _new_parent, **kwargs)
        self.side_effect = side_effect

    def _mock_check_sig(self, /, *args, **kwargs):
        pass

    def __call__(self, /, *args, **kwargs):
        signature = self.__dict__.get('_autospec_signature')
        if signature is not None:
            signature.bind(*args, **kwargs)
        self._increment_mock_call(*args, **kwargs)
        return self._execute_mock_call(*args, **kwargs)

    def _increment_mock_call(self, /, *args, **kwargs):
        self.called = True
        self.call_count += 1
        made = _Call((args, kwargs), two=True)
        self.call_args = made
        self.call_args_list.append(made)
        is_method = self._mock_parent is not None
        method_name = self._mock_name or ''
        name = self._mock_new_name or ''
        a_call = name == '()'
        self.mock_calls.append(_Call(('', args, kwargs)))
        parent = self._mock_new_parent
        while parent is not None:
            if is_method:
                parent.method_calls.append(_Call((method_name, args, kwargs)))
                is_method = parent._mock_parent is not None
                if is_method:
                    method_name = f'{parent._mock_name}.{method_name}'
            parent.mock_calls.append(_Call((name, args, kwargs)))
            if parent._mock_new_name:
                name = f"{parent._mock_new_name}{'' if a_call else '.'}{name}"
            a_call = parent._mock_new_name == '()'
            parent = parent._mock_new_parent

    def _execute_mock_call(self, /, *args, **kwargs):
        effect = self.side_effect
        if effect is not None:
            if _is_exception(effect):
                raise effect
            if not callable(effect):
                value = next(effect)
                if _is_exception(value):
                    raise value
            else:
                value = effect(*args, **kwargs)
            if value is not DEFAULT:
                return value
        if self._mock_return_value is DEFAULT and self._mock_delegate is None and self._mock_wraps is not None:
            return self._mock_wraps(*args, **kwargs)
        return self.return_value


class Mock(CallableMixin, NonCallableMock):
    """A mock that can be called; `return_value` and `side_effect` say what that does."""


# Special methods.

_arithmetic = 'add sub mul matmul truediv floordiv mod lshift rshift and xor or pow divmod'.split()
_magics = {f'__{name}__' for name in (
    'lt gt le ge eq ne getitem setitem delitem len contains str sizeof enter exit divmod rdivmod neg pos abs invert complex int float index '
    'round trunc floor ceil bool next fspath aiter hash repr iter missing reversed format').split()}
_magics |= {f'__{prefix}{name}__' for name in _arithmetic for prefix in ('', 'i', 'r')} - {'__idivmod__'}
_others = {'__get__', '__set__', '__delete__', '__reduce__', '__reduce_ex__', '__getinitargs__', '__getnewargs__', '__getstate__', '__setstate__',
           '__getformat__', '__subclasses__', '__dir__', '__getnewargs_ex__'}
_async_magics = {'__aenter__', '__aexit__', '__anext__'}
# Those that a magic mock does not have unless they are set.
_unset = {'__repr__', '__missing__', '__reversed__', '__format__'}
_magics -= _unset
_all_magics = _magics | _unset | _others | _async_magics
_refused = {'__getattr__', '__setattr__', '__init__', '__new__', '__prepare__', '__instancecheck__', '__subclasscheck__', '__del__'}

_return_values = {'__hash__': lambda self: object.__hash__(self), '__str__': lambda self: object.__str__(self), '__sizeof__': lambda self: 64,
                  '__fspath__': lambda self: f'{type(self).__name__}/{self._extract_mock_name()}/{id(self)}'}
_constants = {'__lt__': NotImplemented, '__gt__': NotImplemented, '__le__': NotImplemented, '__ge__': NotImplemented, '__int__': 1,
              '__contains__': False, '__len__': 0, '__exit__': False, '__complex__': 1j, '__float__': 1.0, '__bool__': True, '__index__': 1,
              '__aexit__': False}


def _method(name, function):
    """A function in a class, for a function that was set on a mock."""
    def method(self, /, *args, **kwargs):
        return function(self, *args, **kwargs)
    method.__name__ = name
    return method


class _MagicProxy:
    """Makes the mock of a special method at its first use."""

    def __init__(self, name):
        self.name = name

    def __get__(self, mock, cls=None):
        # The class belongs to one mock: what is asked of the class is asked of it.
        name, mock = self.name, cls._mock_of_class if mock is None else mock
        made = mock._get_child_mock(name=name, _new_name=name, _new_parent=mock, parent=mock)
        _give_default(mock, made, name)
        setattr(type(mock), name, made)
        mock._mock_children[name] = made
        return made


def _give_default(mock, method, name):
    if name in _constants:
        method.return_value = _constants[name]
    elif name in _return_values:
        method.return_value = _return_values[name](mock)
    elif name == '__eq__':
        def equal(other):
            wanted = method._mock_return_value
            return wanted if wanted is not DEFAULT else True if mock is other else NotImplemented
        method.side_effect = equal
    elif name == '__ne__':
        def different(other):
            return DEFAULT if method._mock_return_value is not DEFAULT else False if mock is other else NotImplemented
        method.side_effect = different
    elif name == '__iter__':
        def iterate():
            wanted = method._mock_return_value
            return iter([]) if wanted is DEFAULT else iter(wanted)
        method.side_effect = iterate
    elif name == '__aiter__':
        async def iterate():
            for item in [] if method._mock_return_value is DEFAULT else method._mock_return_value:
                yield item
        method.side_effect = iterate


_proxies = {name: _MagicProxy(name) for name in sorted(_magics | _async_magics)}


class MagicMixin(Base):
    """Mocks with special methods."""

    def __init__(self, /, *args, **kw):
        super().__init__(*args, **kw)
        self._remove_magics()

    def _remove_magics(self):
        """Takes away the special methods that a spec does not have."""
        names, cls = self._mock_methods, type(self)
        if names is not None:
            for name in _proxies.keys() - names:
                if name in cls.__dict__:
                    delattr(cls, name)

    def mock_add_spec(self, spec, spec_set=False):
        super().mock_add_spec(spec, spec_set)
        self._remove_magics()
        for name in _proxies if self._mock_methods is None else _proxies.keys() & self._mock_methods:
            if name not in type(self).__dict__:
                setattr(type(self), name, _proxies[name])


class NonCallableMagicMock(MagicMixin, NonCallableMock):
    """A magic mock that cannot be called."""


class MagicMock(MagicMixin, Mock):
    """A mock with special methods."""

    def reset_mock(self, /, *args, return_value=False, **kwargs):
        super().reset_mock(*args, return_value=return_value, **kwargs)
        if return_value:
            for name, child in list(self._mock_children.items()):
                if name in _all_magics and _is_instance_of_mock(child):
                    _give_default(self, child, name)


class AsyncMockMixin(Base):
    """Mocks whose calls are awaited."""

    await_count = _Attribute('await_count')
    await_args = _Attribute('await_args')
    await_args_list = _Attribute('await_args_list')

    def __init__(self, /, *args, **kwargs):
        self.__dict__.update(_mock_await_count=0, _mock_await_args=None, _mock_await_args_list=_CallList())
        super().__init__(*args, **kwargs)
        self.__dict__['_is_coroutine_mark'] = inspect._is_coroutine_mark

    async def _execute_mock_call(self, /, *args, **kwargs):
        made = _Call((args, kwargs), two=True)
        self.await_count += 1
        self.await_args = made
        self.await_args_list.append(made)
        effect = self.side_effect
        if effect is not None:
            if _is_exception(effect):
                raise effect
            if not callable(effect):
                try:
                    value = next(effect)
                except StopIteration:
                    raise StopAsyncIteration from None
                if _is_exception(value):
                    raise value
            elif inspect.iscoroutinefunction(effect):
                value = await effect(*args, **kwargs)
            else:
                value = effect(*args, **kwargs)
            if value is not DEFAULT:
                return value
        if self._mock_return_value is not DEFAULT:
            return self.return_value
        if self._mock_wraps is not None:
            value = self._mock_wraps(*args, **kwargs)
            return await value if inspect.iscoroutinefunction(self._mock_wraps) else value
        return self.return_value

    def assert_awaited(self):
        if self.await_count == 0:
            raise AssertionError(f"Expected {self._mock_name or 'mock'} to have been awaited.")

    def assert_awaited_once(self):
        if self.await_count != 1:
            raise AssertionError(f"Expected {self._mock_name or 'mock'} to have been awaited once. Awaited {self.await_count} times.")

    def assert_awaited_with(self, /, *args, **kwargs):
        expected = self._format_mock_call_signature(args, kwargs)
        if self.await_args is None:
            raise AssertionError(f'Expected await: {expected}\nNot awaited')
        self._compare(_Call((args, kwargs), two=True), self.await_args, expected, 'await')

    def assert_awaited_once_with(self, /, *args, **kwargs):
        self.assert_awaited_once()
        self.assert_awaited_with(*args, **kwargs)

    def assert_any_await(self, /, *args, **kwargs):
        self._find_any(args, kwargs, self.await_args_list, 'await')

    def assert_has_awaits(self, calls, any_order=False):
        self._compare_many(calls, any_order, self.await_args_list, 'awaits', f'\nActual: {self.await_args_list}')

    def assert_not_awaited(self):
        if self.await_count != 0:
            raise AssertionError(f"Expected {self._mock_name or 'mock'} to not have been awaited. Awaited {self.await_count} times.")

    def reset_mock(self, /, *args, **kwargs):
        super().reset_mock(*args, **kwargs)
        self.__dict__.update(_mock_await_count=0, _mock_await_args=None, _mock_await_args_list=_CallList())


class AsyncMock(AsyncMockMixin, MagicMixin, Mock):
    """A mock whose calls are awaited."""


class PropertyMock(Mock):
    """A mock for a property: reading calls it, setting calls it with the value."""

    def _get_child_mock(self, /, **kwargs):
        return MagicMock(**kwargs)

    def __get__(self, obj, obj_type=None):
        return self()

    def __set__(self, obj, val):
        self(val)


def seal(mock):
    """No attributes appear by themselves any more, of the mock and of those that it has."""
    mock = _behind(mock)
    if mock.__dict__.get('_autospec_signature') is not None and mock._mock_delegate is None:
        # What was made after a function keeps its result.
        mock.return_value
    mock.__dict__['_mock_sealed'] = True
    for child in [*mock._mock_children.values(), mock._mock_return_value]:
        child = _behind(child)
        if _is_instance_of_mock(child) and child._mock_new_parent is mock and not child._mock_sealed:
            seal(child)


# Autospecs and patches make mocks, and are made of them last.
from unittest._autospec import SpecState, create_autospec, mock_open, signature_of
from unittest._patches import patch
