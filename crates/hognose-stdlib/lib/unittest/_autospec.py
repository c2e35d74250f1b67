"""Mocks made after what they replace: `create_autospec`, signatures of specs, and `mock_open`.

Deliberately absent: the mocks themselves, which are in `unittest.mock`.
"""

import dataclasses
import inspect
import io

from unittest._calls import DEFAULT, CallList

_Function = type(lambda: None)


def _is_function(value):
    """Functions and methods written in Python: the ones whose calls are checked. A mock only pretends to be one."""
    return type(value) is _Function or inspect.ismethod(value) and type(value.__func__) is _Function


def signature_of(spec, as_instance=False, skip_first=False):
    """How a spec can be called, or None where nothing is known."""
    if isinstance(spec, type):
        target, skip_first = getattr(spec, '__call__' if as_instance else '__init__', None), True
    elif isinstance(spec, (classmethod, staticmethod)):
        target, skip_first = spec.__func__, isinstance(spec, classmethod)
    elif _is_function(spec):
        target = spec
    else:
        target = getattr(spec, '__call__', None)
    if not _is_function(target):
        return None
    try:
        found = inspect.signature(target)
    except ValueError:
        return None
    if skip_first:
        parameters = list(found.parameters.values())
        if parameters and parameters[0].kind in (parameters[0].POSITIONAL_ONLY, parameters[0].POSITIONAL_OR_KEYWORD):
            found = found.replace(parameters=parameters[1:])
    return found


def is_callable(value):
    """Whether a spec can be called, as a descriptor by what is in it."""
    if isinstance(value, type):
        return True
    if isinstance(value, (classmethod, staticmethod)):
        return is_callable(value.__func__)
    return getattr(value, '__call__', None) is not None


def are_instances_callable(spec):
    """Whether instances of a class can be called; of anything else, whether it can be called itself."""
    if not isinstance(spec, type):
        return getattr(spec, '__call__', None) is not None
    return any(['__call__' in base.__dict__ and base.__dict__['__call__'] is not None for base in spec.__mro__])


def check_options(options):
    """Refuses what looks like a misspelt option, which would become an attribute of the mock."""
    for name in ('autospect', 'auto_spec', 'set_spec'):
        if name in options:
            raise RuntimeError(f'{name!r} might be a typo; use unsafe=True if this is intended')


class SpecState:
    """An attribute of a spec whose mock was not needed yet. Where it is a function, `skip` says whether its first argument is bound."""

    def __init__(self, spec, spec_set, skip=None):
        self.spec = spec
        self.spec_set = spec_set
        self.skip = skip

    def make(self, parent, name):
        """The mock of the attribute, as a child of another mock."""
        if self.skip is None:
            return create_autospec(self.spec, self.spec_set, False, parent, name)
        kind = mock.AsyncMock if mock._is_async(self.spec) else mock.MagicMock
        child = kind(parent=parent, name=name, _new_name=name, _new_parent=parent, _eat_self=self.skip,
                     **{'spec_set' if self.spec_set else 'spec': self.spec})
        _check_calls(child, child._spec_signature)
        return child


def _skips_self(spec, name):
    """Whether a method that was found in a spec takes the instance first, which its calls do not show."""
    if not isinstance(spec, type):
        return False
    for base in spec.__mro__:
        if name in base.__dict__:
            return type(base.__dict__[name]) is _Function
    return True


def create_autospec(spec, spec_set=False, instance=False, _parent=None, _name=None, *, unsafe=False, **kwargs):
    """A mock that has what the spec has, and can be called as it can be."""
    if type(spec) in (list, tuple):
        spec = type(spec)
    if mock._is_instance_of_mock(spec):
        raise mock.InvalidSpecError(f'Cannot autospec a Mock object. [object={spec!r}]')
    if not unsafe:
        check_options(kwargs)
    is_type = isinstance(spec, type)
    options = {}
    if spec is not None:
        options['spec_set' if spec_set else 'spec'] = spec
        options['_spec_as_instance'] = instance
    fields = ()
    if is_type and instance and dataclasses.is_dataclass(spec):
        # Fields without a default are no attributes of the class, but instances have them.
        fields = [field for field in dataclasses.fields(spec) if not hasattr(spec, field.name)]
        if fields:
            options['spec_set' if spec_set else 'spec'] = dir(spec) + [field.name for field in fields]
    name = kwargs.pop('name', _name)
    cls = mock.MagicMock
    if inspect.isdatadescriptor(spec):
        options = {}
    elif mock._is_async(spec):
        if instance:
            raise RuntimeError('Instance can not be True when create_autospec is mocking an async function')
        cls = mock.AsyncMock
    elif not is_callable(spec) or is_type and instance and not are_instances_callable(spec):
        cls = mock.NonCallableMagicMock
    made = cls(parent=_parent, _new_parent=_parent, _new_name='' if _parent is None else name, name=name, unsafe=unsafe,
               **{**options, **kwargs})
    if fields:
        made.__dict__['_spec_class'] = spec
    inner = made
    if _is_function(spec):
        made = _in_front_of(inner, spec)
    else:
        _check_calls(inner, inner._spec_signature if options else None)
    if _parent is not None and not instance:
        _parent._mock_children[name] = made
    if is_type and not instance and 'return_value' not in kwargs:
        made.return_value = create_autospec(spec, spec_set, True, _name='()', _parent=made, wraps=kwargs.get('wraps'))
    for field in fields:
        inner._mock_children[field.name] = SpecState(field.type, spec_set)
    for name in dir(spec):
        if mock._is_dunder(name) or name in kwargs:
            continue
        try:
            found = getattr(spec, name)
        except AttributeError:
            continue
        if not _is_function(found):
            inner._mock_children[name] = SpecState(found, spec_set)
            continue
        child = inner._mock_children[name] = SpecState(found, spec_set, _skips_self(spec, name))
        if made is not inner:
            child = inner._mock_children[name] = child.make(inner, name)
            setattr(made, name, child)
    return made


def _check_calls(made, signature):
    """Lets only calls through that the signature allows."""
    if signature is not None:
        made.__dict__['_autospec_signature'] = made.__dict__['_spec_signature'] = signature
        type(made).__signature__ = signature


def _in_front_of(made, spec):
    """A function that calls a mock, and has its attributes: as a method it is bound as the spec is."""
    signature = signature_of(spec)
    _check_calls(made, signature)
    is_async = issubclass(type(made), mock.AsyncMockMixin)
    if is_async:
        async def funcopy(*args, **kwargs):
            return await made(*args, **kwargs)
    else:
        def funcopy(*args, **kwargs):
            return made(*args, **kwargs)
    if spec.__name__.isidentifier():
        # A lambda has no name that a function could have.
        funcopy.__name__ = funcopy.__qualname__ = spec.__name__
    if signature is not None:
        funcopy.__signature__ = signature
    for name in ('called', 'call_count', 'call_args', 'call_args_list', 'mock_calls', 'method_calls', 'return_value', 'side_effect'):
        setattr(funcopy, name, getattr(made, name))
    if is_async:
        for name in ('await_count', 'await_args', 'await_args_list'):
            setattr(funcopy, name, getattr(made, name))
    for name in dir(type(made)):
        if name.startswith('assert_') or name in ('attach_mock', 'configure_mock', 'mock_add_spec'):
            setattr(funcopy, name, getattr(made, name))

    def reset_mock():
        made.reset_mock()
        funcopy.called, funcopy.call_count, funcopy.call_args = False, 0, None
        funcopy.call_args_list, funcopy.mock_calls, funcopy.method_calls = CallList(), CallList(), CallList()
        if is_async:
            funcopy.await_count, funcopy.await_args, funcopy.await_args_list = 0, None, CallList()
        value = funcopy.return_value
        if mock._is_instance_of_mock(value) and value is not funcopy:
            value.reset_mock()

    funcopy.reset_mock = reset_mock
    funcopy.mock = made
    made.__dict__['_mock_delegate'] = funcopy
    return funcopy


# Taken early: a patch may have replaced `open` when it is mocked.
_OPEN = dir(open)


def mock_open(mock=None, read_data=''):
    """A mock for `open`, whose files read what is given."""
    made = {}

    def again():
        made['file'] = io.BytesIO(read_data) if isinstance(read_data, bytes) else io.StringIO(read_data)
        return made['file']

    def reads(name):
        method = getattr(handle, name)
        method.return_value = None

        def read(*args):
            # A result that was set goes before what is in the file.
            return getattr(made['file'], name)(*args) if method.return_value is None else method.return_value

        method.side_effect = read

    def following():
        return next(made['file']) if handle.readline.return_value is None else handle.readline.return_value

    def lines():
        while handle.readline.return_value is not None:
            yield handle.readline.return_value
        yield from made['file']

    again()
    if mock is None:
        mock = MagicMock(name='open', spec=_OPEN)
    handle = MagicMock()
    handle.__enter__.return_value = handle
    handle.__exit__.side_effect = lambda *info: handle.close()
    handle.write.return_value = None
    for name in ('read', 'readline', 'readlines'):
        reads(name)
    handle.__iter__.side_effect = lines
    handle.__next__.side_effect = following

    def opened(*args, **kwargs):
        again()
        return DEFAULT

    mock.side_effect = opened
    mock.return_value = handle
    return mock


# Last, since mocks come with autospecs: whichever of the two modules is loaded first, it has what the other one takes from it.
from unittest import mock
from unittest.mock import MagicMock
