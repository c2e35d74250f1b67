"""What `help` prints: objects described as plain text.

Promises the form of CPython 3.14's `pydoc` for functions, methods, classes, properties and values of a program: titles, signatures,
sections and their order. Builtins and library modules have no docstrings of CPython here, so that those lines are missing.

Start at `render_doc`; a class is written in `_Class`. Deliberately absent: HTML, topics of the language, the interactive
prompt, servers and files.
"""

import builtins
import inspect
import re
import types
from collections import deque
from reprlib import Repr as _Repr

_SECTIONS = (
    ('method', 'Methods'), ('class method', 'Class methods'), ('static method', 'Static methods'),
    ('readonly property', 'Readonly properties'), ('data descriptor', 'Data descriptors'), ('data', 'Data and other attributes'),
)
_HIDDEN = frozenset([
    '__annotate__', '__annotate_func__', '__annotations_cache__', '__author__', '__builtins__', '__cached__', '__credits__', '__date__',
    '__doc__', '__docformat__', '__file__', '__firstlineno__', '__loader__', '__module__', '__name__', '__package__', '__path__',
    '__qualname__', '__slots__', '__spec__', '__static_attributes__', '__version__',
])
_WIDTH = 80


# --- small texts ----------------------------------------------------------------------------------------------------------------

def _indent(text, prefix='    '):
    return '\n'.join([(prefix + line).rstrip() for line in text.split('\n')])


def _short(text, most):
    if len(text) <= most:
        return text
    head = max(0, (most - 3) // 2)
    tail = max(0, most - 3 - head)
    return text[:head] + '...' + text[len(text) - tail:]


def _without_address(text):
    return re.sub(r' at 0x[0-9a-f]{6,16}(>+)$', r'\1', text, flags=re.IGNORECASE)


class _Shown(_Repr):
    """Values in one line, addresses left out."""

    def __init__(self):
        super().__init__()
        self.maxlist = self.maxtuple = 20
        self.maxdict = 10
        self.maxstring = self.maxother = 100

    def repr1(self, x, level):
        method = getattr(self, 'repr_' + '_'.join(type(x).__name__.split()), None)
        return method(x, level) if method is not None else _short(_without_address(repr(x)), self.maxother)

    def repr_str(self, x, level):
        return repr(_short(x, self.maxstring))

    def repr_instance(self, x, level):
        try:
            return _short(_without_address(repr(x)), self.maxstring)
        except Exception:
            return f'<{type(x).__name__} instance>'


_shown = _Shown()


def getdoc(object):
    """The docstring of an object, not one that it only has from its class."""
    try:
        doc = object.__doc__
    except AttributeError:
        return ''
    if not inspect.isclass(object) and not inspect.isroutine(object) and not inspect.isdatadescriptor(object):
        if doc is type(object).__doc__:
            return ''
    elif doc is None and not inspect.isclass(object):
        doc = inspect.getdoc(object)
    if not isinstance(doc, str):
        return ''
    return re.sub('^ *\n', '', inspect.cleandoc(doc).rstrip())


def classname(object, modname):
    """The name of a class, with its module unless that is the one."""
    name = object.__name__
    return name if object.__module__ == modname else f'{object.__module__}.{name}'


def _parent_name(function, modname):
    parent = function.__qualname__.rpartition('.')[0]
    module = function.__module__
    if module is None or module == modname:
        return parent
    return f'{module}.{parent}' if parent else module


def _arguments(object):
    """The parameters as text, `''` where they are not known."""
    from annotationlib import Format
    try:
        signature = inspect.signature(object, annotation_format=Format.STRING)
    except (ValueError, TypeError):
        return ''
    name = getattr(object, '__name__', '')
    width = None if name == '<lambda>' else _WIDTH - len(name)
    return signature.format(max_width=width, quote_annotation_strings=False)


def visiblename(name, object=None):
    """Whether an attribute of this name is described."""
    if name in _HIDDEN:
        return False
    if name.startswith('__') and name.endswith('__'):
        return True
    if name.startswith('_') and hasattr(object, '_fields'):
        return True
    return not name.startswith('_')


def describe(thing):
    """What kind of thing it is, in some words."""
    if inspect.ismodule(thing):
        kind = 'package' if hasattr(thing, '__path__') else 'built-in module' if thing is builtins else 'module'
        return f'{kind} {thing.__name__}'
    if inspect.isbuiltin(thing):
        return f'built-in function {thing.__name__}'
    if inspect.isgetsetdescriptor(thing) or inspect.ismemberdescriptor(thing):
        kind = 'getset' if inspect.isgetsetdescriptor(thing) else 'member'
        return f'{kind} descriptor {thing.__objclass__.__module__}.{thing.__objclass__.__name__}.{thing.__name__}'
    for test, kind in ((inspect.isclass, 'class'), (inspect.isfunction, 'function'), (inspect.ismethod, 'method'),
                       (inspect.ismethodwrapper, 'method wrapper'), (inspect.ismethoddescriptor, 'method descriptor')):
        if test(thing) and hasattr(thing, '__name__'):
            return f'{kind} {thing.__name__}'
    return type(thing).__name__


# --- functions and values -------------------------------------------------------------------------------------------------------

def _routine(object, name=None, module=None, cls=None, home=None):
    real = object.__name__
    name = name or real
    home = home or cls
    note = ''
    function = None
    bound_to = getattr(object, '__self__', None)
    if bound_to is not None and not inspect.ismodule(bound_to):
        if bound_to is cls:
            function = getattr(object, '__func__', None)
        elif inspect.isclass(bound_to):
            note = f' class method of {classname(bound_to, module)}'
        else:
            note = f' method of {classname(type(bound_to), module)} instance'
    elif inspect.ismethoddescriptor(object):
        owner = getattr(object, '__objclass__', None)
        if owner is not None and cls is None:
            note = f' unbound {classname(owner, module)} method'
        elif owner is not None and owner is not home:
            note = f' from {classname(owner, module)}'
    else:
        function = object
    if (inspect.isfunction(function) and home is not None
            and (function.__module__ != home.__module__ or function.__qualname__ != f'{home.__qualname__}.{real}')):
        parent = _parent_name(function, module)
        note = f' from {parent}' if parent else note
    alias = name != real and real != '<lambda>'
    same = alias and cls is not None and inspect.getattr_static(cls, real, None) is inspect.getattr_static(cls, name, object)
    if same:
        note = ''
    title = f'{name} = {real}' if alias else name
    arguments = _arguments(object) or '(...)'
    if real == '<lambda>':
        title = f'{name} lambda '
        arguments = arguments[1:-1] if arguments.endswith(')') else arguments
    qualifier = 'async ' if inspect.iscoroutinefunction(object) or inspect.isasyncgenfunction(object) else ''
    text = f'{qualifier}{title}{arguments}{note}\n'
    doc = '' if same else getdoc(object)
    return text + _indent(doc).rstrip() + '\n' if doc else text


def _descriptor(object, name=None, *_):
    name = name or getattr(object, '__name__', '')
    slots = getattr(getattr(object, '__objclass__', None), '__slots__', None)
    doc = slots.get(name) if isinstance(slots, dict) else getdoc(object)
    return f'{name}\n{_indent(doc)}\n' if doc else f'{name}\n'


def _value(object, name=None, most=None, doc=None):
    line = f'{name} = {_shown.repr(object)}' if name else _shown.repr(object)
    if most is not None and len(line) > most:
        line = line[:most] + '...'
    doc = doc or getdoc(object)
    return f'{line}\n{_indent(doc)}\n' if doc else line


def document(object, name=None, module=None, cls=None, home=None):
    """The text of an object, without a title above it."""
    if inspect.ismodule(object):
        return _module(object)
    if inspect.isclass(object):
        return _Class(object, name, module).text()
    if inspect.isroutine(object) and hasattr(object, '__name__'):
        return _routine(object, name, module, cls, home)
    if inspect.isdatadescriptor(object):
        return _descriptor(object, name)
    return _value(object, name)


# --- classes --------------------------------------------------------------------------------------------------------------------

def _classify(cls):
    """Name, kind, the class that has it, and value of each attribute that is described."""
    meta = [base for base in type(cls).__mro__ if base not in (type, object)]
    found = []
    names = dir(cls)
    if meta:
        # What is an attribute of instances alone, as names and values of members.
        names += [name for name in ('name', 'value') if name not in names and isinstance(getattr(cls, '__members__', None), types.MappingProxyType)]
    for name in names:
        home = next((base for base in cls.__mro__ if name in base.__dict__), None)
        if home is None:
            # An attribute of the metaclass that `dir` tells of.
            home = next((base for base in meta if name in base.__dict__), None)
            if home is None:
                continue
        value = home.__dict__[name]
        # How builtins are made is their own business.
        if visiblename(name, cls) and not (name == '__new__' and inspect.isroutine(value) and not inspect.isfunction(value)):
            found.append((name, _kind(value, home in meta), home, value))
    return found


def _kind(value, of_metaclass):
    if isinstance(value, classmethod):
        return 'class method'
    if isinstance(value, staticmethod) or inspect.isbuiltin(value):
        return 'static method'
    if isinstance(value, property):
        return 'readonly property' if value.fset is None else 'data descriptor'
    if inspect.isdatadescriptor(value):
        return 'data descriptor'
    if inspect.isroutine(value):
        return 'static method' if of_metaclass else 'method'
    return 'data'


class _Class:
    """The text of one class."""

    def __init__(self, cls, name, module):
        self.cls = cls
        self.name = name or cls.__name__
        self.module = cls.__module__
        self.pieces = []
        self.ruled = False

    def text(self):
        cls = self.cls
        title = f'class {self.name}' if self.name == cls.__name__ else f'{self.name} = class {cls.__name__}'
        if cls.__bases__:
            title += f"({', '.join([classname(base, self.module) for base in cls.__bases__])})"
        arguments = _arguments(cls)
        if arguments and arguments != '()':
            self.pieces.append(f'{self.name}{arguments}\n')
        doc = getdoc(cls)
        if doc:
            self.pieces.append(doc + '\n')
        if len(cls.__mro__) > 2:
            self.pieces.append('Method resolution order:')
            self.pieces += [f'    {classname(base, self.module)}' for base in cls.__mro__]
            self.pieces.append('')
        self.subclasses()
        self.attributes()
        contents = '\n'.join(self.pieces)
        if not contents:
            return title + '\n'
        return f"{title}\n{_indent(contents.rstrip(), ' |  ')}\n"

    def subclasses(self):
        names = sorted([sub.__name__ for sub in type.__subclasses__(self.cls)
                        if not sub.__name__.startswith('_') and sub.__module__ == 'builtins'], key=str.lower)
        if not names:
            return
        self.pieces.append('Built-in subclasses:')
        self.pieces += ['    ' + name for name in names[:4]]
        if len(names) > 4:
            more = len(names) - 4
            self.pieces.append(f"    ... and {more} other subclass{'' if more == 1 else 'es'}")
        self.pieces.append('')

    def attributes(self):
        left = _classify(self.cls)
        homes = deque(self.cls.__mro__)
        while left:
            home = homes.popleft() if homes else left[0][2]
            mine = [one for one in left if one[2] is home]
            left = [one for one in left if one[2] is not home]
            if home is object and self.cls is not object:
                continue
            tag = 'defined here' if home is self.cls else f'inherited from {classname(home, self.module)}'
            fields = getattr(self.cls, '_fields', ())
            place = {name: at for at, name in enumerate(fields)} if isinstance(fields, tuple) else {}
            mine.sort(key=lambda one: (place.get(one[0], -1), one[0]))
            for kind, words in _SECTIONS:
                self.section(f'{words} {tag}:\n', kind, [one for one in mine if one[1] == kind])

    def section(self, title, kind, found):
        if not found:
            return
        if self.ruled:
            self.pieces.append('-' * 70)
        self.ruled = True
        self.pieces.append(title)
        for name, _, home, value in found:
            if kind == 'data':
                self.pieces.append(_value(getattr(self.cls, name, value), name, 70, getdoc(value)) + '\n')
            elif kind in ('readonly property', 'data descriptor'):
                self.pieces.append(_descriptor(value, name))
            else:
                # As it is reached through the class: bound to it, or free.
                self.pieces.append(document(getattr(self.cls, name, value), name, self.module, self.cls, home))


# --- modules --------------------------------------------------------------------------------------------------------------------

def _module(module):
    doc = getdoc(module)
    first, _, more = doc.partition('\n')
    pieces = [f"NAME\n    {module.__name__}{' - ' + first if first else ''}\n"]
    if more.strip():
        pieces.append(f'DESCRIPTION\n{_indent(more.strip())}\n')
    public = getattr(module, '__all__', None)
    groups = {'CLASSES': [], 'FUNCTIONS': [], 'DATA': []}
    for name, value in sorted(vars(module).items()):
        if name not in public if public is not None else not visiblename(name) or inspect.ismodule(value):
            continue
        if inspect.isclass(value):
            groups['CLASSES'].append(document(value, name, module.__name__))
        elif inspect.isroutine(value):
            groups['FUNCTIONS'].append(document(value, name, module.__name__))
        else:
            groups['DATA'].append(_value(value, name, 70))
    for title, texts in groups.items():
        if texts:
            pieces.append(f"{title}\n{_indent(chr(10).join(texts))}".rstrip() + '\n')
    return '\n'.join(pieces)


# --- what is asked for ----------------------------------------------------------------------------------------------------------

def locate(path):
    """The object of a dotted name, `None` if there is none."""
    import sys
    parts = path.split('.')
    if not all(part.isidentifier() for part in parts):
        return None
    found, rest = builtins, parts
    for end in range(len(parts), 0, -1):
        try:
            __import__('.'.join(parts[:end]))
        except ImportError:
            continue
        found, rest = sys.modules['.'.join(parts[:end])], parts[end:]
        break
    for part in rest:
        try:
            found = getattr(found, part)
        except AttributeError:
            return None
    return found


def render_doc(thing, title='Python Library Documentation: %s'):
    """The text about an object, or about what a name stands for."""
    if isinstance(thing, str):
        name = thing
        thing = locate(name)
        if thing is None:
            raise ImportError(f'No Python documentation found for {name!r}.\nUse help() to get the interactive help utility.\n'
                              'Use help(str) for help on the str class.\n')
    words = describe(thing)
    module = inspect.getmodule(thing)
    name = getattr(thing, '__name__', None)
    if isinstance(name, str) and '.' in name:
        words += f" in {name.rpartition('.')[0]}"
    elif module is not None and module is not thing:
        words += f' in module {module.__name__}'
    if not (inspect.ismodule(thing) or inspect.isclass(thing) or inspect.isroutine(thing) or inspect.isdatadescriptor(thing)
            or getdoc(thing)):
        # A value is described by its class.
        thing = thing.__origin__ if hasattr(thing, '__origin__') else type(thing)
        words += ' object'
    return f'{title % words}\n\n{document(thing)}'


def doc(thing, title='Python Library Documentation: %s'):
    """Prints the text about an object."""
    try:
        print(render_doc(thing, title))
    except ImportError as error:
        print(error)


def help(request):
    """What the builtin `help` prints."""
    doc(request, 'Help on %s:')
