"""Patches: parts of `unittest.mock` that put mocks, or anything, in the place of attributes and of items for a while."""

import builtins
import contextlib
import functools
import inspect
import sys

from unittest._autospec import are_instances_callable, check_options
from unittest._calls import DEFAULT


def _resolve(name):
    """What a dotted name stands for: modules as far as there are some, attributes then."""
    parts = name.split('.')
    found = __import__(parts[0])
    path = parts[0]
    for part in parts[1:]:
        path += f'.{part}'
        try:
            found = getattr(found, part)
        except AttributeError:
            __import__(path)
            found = getattr(found, part)
    return found


# Attributes of functions and classes that are there after they were deleted, but empty.
_RESET_BY_DELETION = ('__doc__', '__module__', '__defaults__', '__annotations__', '__kwdefaults__')


class _Patch:
    """Replaces an attribute for a while: as a context manager, a decorator of functions and classes, or by `start` and `stop`."""

    attribute_name = None
    _active = []

    def __init__(self, getter, attribute, new, spec, create, spec_set, autospec, new_callable, kwargs, *, unsafe=False):
        if new_callable is not None:
            if new is not DEFAULT:
                raise ValueError("Cannot use 'new' and 'new_callable' together")
            if autospec is not None:
                raise ValueError("Cannot use 'autospec' and 'new_callable' together")
        if not unsafe:
            check_options(kwargs)
        self.getter = getter
        self.attribute = attribute
        self.new = new
        self.spec = spec
        self.create = create
        self.spec_set = spec_set
        self.autospec = autospec
        self.new_callable = new_callable
        self.kwargs = kwargs
        self.unsafe = unsafe
        self.additional_patchers = []

    def copy(self):
        made = _Patch(self.getter, self.attribute, self.new, self.spec, self.create, self.spec_set, self.autospec, self.new_callable, self.kwargs)
        made.attribute_name = self.attribute_name
        made.additional_patchers = [patcher.copy() for patcher in self.additional_patchers]
        return made

    def __call__(self, func):
        if isinstance(func, type):
            for name in dir(func):
                method = getattr(func, name)
                if name.startswith(patch.TEST_PREFIX) and callable(method):
                    setattr(func, name, self.copy()(method))
            return func
        if hasattr(func, 'patchings'):
            func.patchings.append(self)
            return func

        @contextlib.contextmanager
        def patched_arguments(args, kwargs):
            extra = []
            with contextlib.ExitStack() as stack:
                for patching in patched.patchings:
                    value = stack.enter_context(patching)
                    if patching.attribute_name is not None:
                        kwargs.update(value)
                    elif patching.new is DEFAULT:
                        extra.append(value)
                yield args + tuple(extra), kwargs

        if inspect.iscoroutinefunction(func):
            @functools.wraps(func)
            async def patched(*args, **kwargs):
                with patched_arguments(args, kwargs) as (args, kwargs):
                    return await func(*args, **kwargs)
        else:
            @functools.wraps(func)
            def patched(*args, **kwargs):
                with patched_arguments(args, kwargs) as (args, kwargs):
                    return func(*args, **kwargs)
        patched.patchings = [self]
        return patched

    def _original(self):
        target, name = self.target, self.attribute
        original, local = DEFAULT, False
        try:
            original = target.__dict__[name]
            local = True
        except (AttributeError, KeyError):
            original = getattr(target, name, DEFAULT)
        if isinstance(target, type(sys)) and hasattr(builtins, name):
            self.create = True
        if not self.create and original is DEFAULT:
            raise AttributeError(f'{target} does not have the attribute {name!r}')
        return original, local

    def _mock_of(self, original, spec, spec_set, kwargs):
        """The mock that takes the place of the original; where that is a class, its result has the spec too."""
        for word, what, value in (('spec', 'spec', spec), ('spec_set', 'spec_set target', spec_set)):
            if value is not None and mock._is_instance_of_mock(value):
                raise mock.InvalidSpecError(f'Cannot spec attr {self.attribute!r} as the {what} has already been mocked out. '
                                            f'[{word}={value!r}]')
        if spec is True:
            spec = original
            if spec_set is True:
                spec, spec_set = None, original
        elif spec is not None and spec_set is True:
            spec, spec_set = None, spec
        elif spec_set is True:
            spec_set = original
        given = spec_set if spec is None else spec
        inherit = given is not None and isinstance(original, type)
        if given is not None and original is DEFAULT:
            raise TypeError("Can't use 'spec' with create=True")
        cls = mock.AsyncMock if given is None and mock._is_async(original) else mock.MagicMock
        if self.new_callable is not None:
            cls = self.new_callable
        elif given is not None:
            if mock._is_async(given):
                cls = mock.AsyncMock
            elif not ('__call__' in given if type(given) in (list, tuple) else callable(given)):
                cls = mock.NonCallableMagicMock
        options = {name: value for name, value in (('spec', spec), ('spec_set', spec_set)) if value is not None}
        name = {'name': self.attribute} if isinstance(cls, type) and issubclass(cls, mock.NonCallableMock) and self.attribute else {}
        new = cls(**{**options, **name, **kwargs})
        if inherit and mock._is_instance_of_mock(new):
            if type(given) not in (list, tuple) and not are_instances_callable(given):
                cls = mock.NonCallableMagicMock
            new.return_value = cls(_new_parent=new, _new_name='()', **{**options, **kwargs})
        return new

    def __enter__(self):
        new, kwargs = self.new, dict(self.kwargs)
        self.target = self.getter()
        spec, spec_set, autospec = [None if value is False else value for value in (self.spec, self.spec_set, self.autospec)]
        if spec is not None and autospec is not None:
            raise TypeError("Can't specify spec and autospec")
        if (spec is not None or autospec is not None) and spec_set is not None and spec_set is not True:
            raise TypeError("Can't provide explicit spec_set *and* spec or autospec")
        original, local = self._original()
        if new is DEFAULT and autospec is None:
            new = self._mock_of(original, spec, spec_set, kwargs)
        elif autospec is not None:
            if new is not DEFAULT:
                raise TypeError("autospec creates the mock for you. Can't specify autospec and new.")
            if original is DEFAULT:
                raise TypeError("Can't use 'autospec' with create=True")
            if autospec is True:
                autospec = original
            found = f'[target={self.target!r}, attr={autospec!r}]'
            if mock._is_instance_of_mock(self.target):
                raise mock.InvalidSpecError(f'Cannot autospec attr {self.attribute!r} as the patch target has already been mocked out. '
                                            + found)
            if mock._is_instance_of_mock(autospec):
                target = getattr(self.target, '__name__', self.target)
                raise mock.InvalidSpecError(f'Cannot autospec attr {self.attribute!r} from target {target!r} as it has already been '
                                            f'mocked out. {found}')
            new = mock.create_autospec(autospec, spec_set=bool(spec_set), _name=self.attribute, **kwargs)
        elif kwargs:
            raise TypeError("Can't pass kwargs to a mock we aren't creating")
        self.temp_original = original
        self.is_local = local
        setattr(self.target, self.attribute, new)
        value = new
        self._exit_stack = contextlib.ExitStack()
        if self.attribute_name is not None:
            value = {}
            if self.new is DEFAULT:
                value[self.attribute_name] = new
            try:
                for patching in self.additional_patchers:
                    found = self._exit_stack.enter_context(patching)
                    if patching.new is DEFAULT:
                        value.update(found)
            except BaseException as error:
                self.__exit__(type(error), error, error.__traceback__)
                raise
        return value

    def __exit__(self, *info):
        if self.is_local and self.temp_original is not DEFAULT:
            setattr(self.target, self.attribute, self.temp_original)
        else:
            delattr(self.target, self.attribute)
            if not self.create and (not hasattr(self.target, self.attribute) or self.attribute in _RESET_BY_DELETION):
                # What was behind it does not show through: it is set again.
                setattr(self.target, self.attribute, self.temp_original)
        del self.temp_original, self.is_local, self.target
        stack, self._exit_stack = self._exit_stack, None
        return stack.__exit__(*info)

    def start(self):
        """Begins; `stop` ends it."""
        value = self.__enter__()
        self._active.append(self)
        return value

    def stop(self):
        if not any([other is self for other in self._active]):
            return None
        self._active[:] = [other for other in self._active if other is not self]
        return self.__exit__(None, None, None)


def _target_of(target):
    try:
        target, attribute = target.rsplit('.', 1)
    except (TypeError, ValueError, AttributeError):
        raise TypeError(f'Need a valid target to patch. You supplied: {target!r}') from None
    return functools.partial(_resolve, target), attribute


def patch(target, new=DEFAULT, spec=None, create=False, spec_set=None, autospec=None, new_callable=None, *, unsafe=False, **kwargs):
    """Replaces what a dotted name stands for."""
    getter, attribute = _target_of(target)
    return _Patch(getter, attribute, new, spec, create, spec_set, autospec, new_callable, kwargs, unsafe=unsafe)


def _patch_object(target, attribute, new=DEFAULT, spec=None, create=False, spec_set=None, autospec=None, new_callable=None, *, unsafe=False,
                  **kwargs):
    """Replaces an attribute of an object."""
    if type(target) is str:
        raise TypeError(f'{target!r} must be the actual object to be patched, not a str')
    return _Patch(lambda: target, attribute, new, spec, create, spec_set, autospec, new_callable, kwargs, unsafe=unsafe)


def _patch_multiple(target, spec=None, create=False, spec_set=None, autospec=None, new_callable=None, **kwargs):
    """Replaces several attributes of an object."""
    getter = functools.partial(_resolve, target) if type(target) is str else lambda: target
    if not kwargs:
        raise ValueError('Must supply at least one keyword argument with patch.multiple')
    first = None
    for name, new in kwargs.items():
        patcher = _Patch(getter, name, new, spec, create, spec_set, autospec, new_callable, {})
        patcher.attribute_name = name
        if first is None:
            first = patcher
        else:
            first.additional_patchers.append(patcher)
    return first


class _PatchDict:
    """Changes a dictionary for a while."""

    def __init__(self, in_dict, values=(), clear=False, **kwargs):
        self.in_dict = in_dict
        self.values = dict(values)
        self.values.update(kwargs)
        self.clear = clear
        self._saved = None

    def __call__(self, f):
        if isinstance(f, type):
            for name in dir(f):
                method = getattr(f, name)
                if name.startswith(patch.TEST_PREFIX) and callable(method):
                    setattr(f, name, _PatchDict(self.in_dict, self.values, self.clear)(method))
            return f
        if inspect.iscoroutinefunction(f):
            @functools.wraps(f)
            async def inner(*args, **kw):
                with self:
                    return await f(*args, **kw)
        else:
            @functools.wraps(f)
            def inner(*args, **kw):
                with self:
                    return f(*args, **kw)
        return inner

    def __enter__(self):
        if isinstance(self.in_dict, str):
            self.in_dict = _resolve(self.in_dict)
        target = self.in_dict
        try:
            self._saved = target.copy()
        except AttributeError:
            self._saved = {key: target[key] for key in target}
        if self.clear:
            _clear(target)
        try:
            target.update(self.values)
        except AttributeError:
            for key in self.values:
                target[key] = self.values[key]
        return target

    def __exit__(self, *info):
        if self._saved is None:
            return False
        _clear(self.in_dict)
        try:
            self.in_dict.update(self._saved)
        except AttributeError:
            for key in self._saved:
                self.in_dict[key] = self._saved[key]
        self._saved = None
        return False

    def start(self):
        value = self.__enter__()
        _Patch._active.append(self)
        return value

    def stop(self):
        if any([other is self for other in _Patch._active]):
            _Patch._active[:] = [other for other in _Patch._active if other is not self]
            return self.__exit__(None, None, None)


def _clear(target):
    try:
        target.clear()
    except AttributeError:
        for key in list(target):
            del target[key]


def _stop_all():
    """Ends all patches that were started, the last one first."""
    for patcher in reversed(_Patch._active[:]):
        patcher.stop()


patch.object = _patch_object
patch.dict = _PatchDict
patch.multiple = _patch_multiple
patch.stopall = _stop_all
patch.TEST_PREFIX = 'test'

# Last, since mocks come with patches: whichever of the two modules is loaded first, it has what the other one takes from it.
from unittest import mock
