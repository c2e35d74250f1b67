"""Data, printed in a readable form.

Promises CPython 3.14's `pprint`: one line where it fits, else one item per line; dicts sorted, long strings split,
named tuples by their repr, dataclasses by field.

Deliberately absent: imports of `dataclasses`, `re` and `collections`; types are recognised by what they carry.
"""

import sys
import types

__all__ = ["pprint", "pformat", "isreadable", "isrecursive", "saferepr", "PrettyPrinter", "pp"]


def pprint(object, stream=None, indent=1, width=80, depth=None, *, compact=False,
           sort_dicts=True, underscore_numbers=False):
    """Prints an object in a readable form."""
    PrettyPrinter(stream=stream, indent=indent, width=width, depth=depth, compact=compact,
                  sort_dicts=sort_dicts, underscore_numbers=underscore_numbers).pprint(object)


def pformat(object, indent=1, width=80, depth=None, *, compact=False, sort_dicts=True,
            underscore_numbers=False):
    """An object as a text in a readable form."""
    return PrettyPrinter(indent=indent, width=width, depth=depth, compact=compact,
                         sort_dicts=sort_dicts,
                         underscore_numbers=underscore_numbers).pformat(object)


def pp(object, *args, sort_dicts=False, **kwargs):
    """As `pprint`, with dicts in their own order."""
    pprint(object, *args, sort_dicts=sort_dicts, **kwargs)


def saferepr(object):
    """A repr that stops at recursion."""
    return PrettyPrinter()._safe_repr(object, {}, None, 0)[0]


def isreadable(object):
    """Whether `eval` would give the object back."""
    return PrettyPrinter()._safe_repr(object, {}, None, 0)[1]


def isrecursive(object):
    """Whether the object contains itself."""
    return PrettyPrinter()._safe_repr(object, {}, None, 0)[2]


class _safe_key:
    """Orders objects of types that have no order."""

    __slots__ = ['obj']

    def __init__(self, obj):
        self.obj = obj

    def __lt__(self, other):
        try:
            return self.obj < other.obj
        except TypeError:
            return ((str(type(self.obj)), id(self.obj)) < (str(type(other.obj)), id(other.obj)))


def _safe_item(item):
    return _safe_key(item[0]), _safe_key(item[1])


class PrettyPrinter:
    """Prints objects with given widths and options."""

    def __init__(self, indent=1, width=80, depth=None, stream=None, *, compact=False,
                 sort_dicts=True, underscore_numbers=False):
        indent = int(indent)
        width = int(width)
        if indent < 0:
            raise ValueError('indent must be >= 0')
        if depth is not None and depth <= 0:
            raise ValueError('depth must be > 0')
        if not width:
            raise ValueError('width must be != 0')
        self._depth = depth
        self._indent_per_level = indent
        self._width = width
        self._stream = sys.stdout if stream is None else stream
        self._compact = bool(compact)
        self._sort_dicts = sort_dicts
        self._underscore_numbers = underscore_numbers
        self._recursive = False
        self._readable = True

    def pprint(self, object):
        """Prints an object."""
        if self._stream is not None:
            self._format(object, self._stream, 0, 0, {}, 0)
            self._stream.write("\n")

    def pformat(self, object):
        """An object as a text."""
        sink = _Sink()
        self._format(object, sink, 0, 0, {}, 0)
        return ''.join(sink.parts)

    def isrecursive(self, object):
        """Whether the object contains itself."""
        return self.format(object, {}, 0, 0)[2]

    def isreadable(self, object):
        """Whether `eval` would give the object back."""
        text, readable, recursive = self.format(object, {}, 0, 0)
        return readable and not recursive

    def format(self, object, context, maxlevels, level):
        """Text, whether readable, whether recursive; a subclass may decide otherwise."""
        return self._safe_repr(object, context, maxlevels, level)

    def _repr(self, object, context, level):
        text, readable, recursive = self.format(object, context.copy(), self._depth, level)
        if not readable:
            self._readable = False
        if recursive:
            self._recursive = True
        return text

    def _format(self, object, stream, indent, allowance, context, level):
        key = id(object)
        if key in context:
            stream.write(_recursion(object))
            self._recursive = True
            self._readable = False
            return
        text = self._repr(object, context, level)
        if len(text) > self._width - indent - allowance:
            kind = type(object)
            write = _WRITERS.get(kind.__repr__)
            if write is not None:
                context[key] = 1
                write(self, object, stream, indent, allowance, context, level + 1)
                del context[key]
                return
            if (hasattr(kind, '__dataclass_fields__') and kind.__dataclass_params__.repr
                    and '__dataclass_fields__' in kind.__dict__
                    and getattr(kind.__repr__, '__module__', None) == kind.__module__
                    and kind.__repr__.__qualname__ == kind.__qualname__ + '.__repr__'
                    and kind.__repr__.__code__.co_filename == '<string>'):
                context[key] = 1
                self._write_fields(
                    kind.__name__, [(one.name, getattr(object, one.name))
                                    for one in object.__dataclass_fields__.values()
                                    if one.repr and str(one._field_type) == '_FIELD'],
                    stream, indent, allowance, context, level + 1)
                del context[key]
                return
            named = _NAMED_WRITERS.get(f'{kind.__module__}.{kind.__qualname__}')
            if named is not None:
                context[key] = 1
                named(self, object, stream, indent, allowance, context, level + 1)
                del context[key]
                return
        stream.write(text)

    def _write_fields(self, name, items, stream, indent, allowance, context, level):
        indent += len(name) + 1
        stream.write(name + '(')
        self._format_namespace_items(items, stream, indent, allowance, context, level)
        stream.write(')')

    def _format_namespace_items(self, items, stream, indent, allowance, context, level):
        separator = ',\n' + ' ' * indent
        last = len(items) - 1
        for number, (key, value) in enumerate(items):
            stream.write(key)
            stream.write('=')
            if id(value) in context:
                stream.write("...")
            else:
                self._format(value, stream, indent + len(key) + 1,
                             allowance if number == last else 1, context, level)
            if number != last:
                stream.write(separator)

    def _write_dict(self, object, stream, indent, allowance, context, level):
        stream.write('{')
        if self._indent_per_level > 1:
            stream.write((self._indent_per_level - 1) * ' ')
        if object:
            items = sorted(object.items(), key=_safe_item) if self._sort_dicts else object.items()
            self._write_dict_items(list(items), stream, indent, allowance + 1, context, level)
        stream.write('}')

    def _write_dict_items(self, items, stream, indent, allowance, context, level):
        indent += self._indent_per_level
        separator = ',\n' + ' ' * indent
        last = len(items) - 1
        for number, (key, value) in enumerate(items):
            text = self._repr(key, context, level)
            stream.write(text)
            stream.write(': ')
            self._format(value, stream, indent + len(text) + 2,
                         allowance if number == last else 1, context, level)
            if number != last:
                stream.write(separator)

    def _write_list(self, object, stream, indent, allowance, context, level):
        stream.write('[')
        self._write_items(object, stream, indent, allowance + 1, context, level)
        stream.write(']')

    def _write_tuple(self, object, stream, indent, allowance, context, level):
        stream.write('(')
        end = ',)' if len(object) == 1 else ')'
        self._write_items(object, stream, indent, allowance + len(end), context, level)
        stream.write(end)

    def _write_set(self, object, stream, indent, allowance, context, level):
        if not object:
            stream.write(repr(object))
            return
        kind = type(object)
        if kind is set:
            stream.write('{')
            end = '}'
        else:
            stream.write(kind.__name__ + '({')
            end = '})'
            indent += len(kind.__name__) + 1
        self._write_items(sorted(object, key=_safe_key), stream, indent, allowance + len(end),
                          context, level)
        stream.write(end)

    def _write_items(self, items, stream, indent, allowance, context, level):
        indent += self._indent_per_level
        if self._indent_per_level > 1:
            stream.write((self._indent_per_level - 1) * ' ')
        separator = ',\n' + ' ' * indent
        between = ''
        width = available = self._width - indent + 1
        last = len(items) - 1
        for number, item in enumerate(items):
            if number == last:
                available -= allowance
                width -= allowance
            if self._compact:
                text = self._repr(item, context, level)
                needed = len(text) + 2
                if width < needed:
                    width = available
                    if between:
                        between = separator
                if width >= needed:
                    width -= needed
                    stream.write(between)
                    between = ', '
                    stream.write(text)
                    continue
            stream.write(between)
            between = separator
            self._format(item, stream, indent, allowance if number == last else 1, context, level)

    def _write_str(self, object, stream, indent, allowance, context, level):
        if not object:
            stream.write(repr(object))
            return
        chunks = []
        lines = object.splitlines(True)
        if level == 1:
            indent += 1
            allowance += 1
        limit = width = self._width - indent
        text = ''
        for number, line in enumerate(lines):
            text = repr(line)
            if number == len(lines) - 1:
                limit -= allowance
            if len(text) <= limit:
                chunks.append(text)
                continue
            # Too long for a line: by words.
            parts = _words(line)
            current = ''
            for index, part in enumerate(parts):
                candidate = current + part
                allowed = width
                if index == len(parts) - 1 and number == len(lines) - 1:
                    allowed -= allowance
                if len(repr(candidate)) > allowed:
                    if current:
                        chunks.append(repr(current))
                    current = part
                else:
                    current = candidate
            if current:
                chunks.append(repr(current))
        if len(chunks) == 1:
            stream.write(text)
            return
        if level == 1:
            stream.write('(')
        for number, chunk in enumerate(chunks):
            if number > 0:
                stream.write('\n' + ' ' * indent)
            stream.write(chunk)
        if level == 1:
            stream.write(')')

    def _write_bytes(self, object, stream, indent, allowance, context, level):
        if len(object) <= 4:
            stream.write(repr(object))
            return
        parens = level == 1
        if parens:
            indent += 1
            allowance += 1
            stream.write('(')
        between = ''
        for text in _wrapped_bytes(object, self._width - indent, allowance):
            stream.write(between)
            stream.write(text)
            between = '\n' + ' ' * indent
        if parens:
            stream.write(')')

    def _write_bytearray(self, object, stream, indent, allowance, context, level):
        stream.write('bytearray(')
        self._write_bytes(bytes(object), stream, indent + 10, allowance + 1, context, level + 1)
        stream.write(')')

    def _write_mappingproxy(self, object, stream, indent, allowance, context, level):
        stream.write('mappingproxy(')
        self._format(object.copy(), stream, indent + 13, allowance + 1, context, level)
        stream.write(')')

    def _write_namespace(self, object, stream, indent, allowance, context, level):
        name = 'namespace' if type(object) is types.SimpleNamespace else type(object).__name__
        self._write_fields(name, list(object.__dict__.items()), stream, indent, allowance, context,
                           level)

    def _write_ordered_dict(self, object, stream, indent, allowance, context, level):
        if not object:
            stream.write(repr(object))
            return
        name = type(object).__name__
        stream.write(name + '(')
        self._write_list_of_pairs(object, stream, indent + len(name) + 1, allowance + 1, context,
                                  level)
        stream.write(')')

    def _write_chain_map(self, object, stream, indent, allowance, context, level):
        if not object.maps:
            stream.write(repr(object))
            return
        name = type(object).__name__
        stream.write(name + '(')
        indent += len(name) + 1
        last = len(object.maps) - 1
        for number, one in enumerate(object.maps):
            self._format(one, stream, indent, allowance + 1 if number == last else 1, context, level)
            stream.write(')' if number == last else ',\n' + ' ' * indent)

    def _write_list_of_pairs(self, object, stream, indent, allowance, context, level):
        self._format(list(object.items()), stream, indent, allowance, context, level)

    def _write_default_dict(self, object, stream, indent, allowance, context, level):
        if not object:
            stream.write(repr(object))
            return
        factory = self._repr(object.default_factory, context, level)
        name = type(object).__name__
        indent += len(name) + 1
        stream.write('%s(%s,\n%s' % (name, factory, ' ' * indent))
        self._write_dict(object, stream, indent, allowance + 1, context, level)
        stream.write(')')

    def _write_counter(self, object, stream, indent, allowance, context, level):
        if not object:
            stream.write(repr(object))
            return
        name = type(object).__name__
        stream.write(name + '({')
        if self._indent_per_level > 1:
            stream.write((self._indent_per_level - 1) * ' ')
        self._write_dict_items(object.most_common(), stream, indent + len(name) + 1,
                               allowance + 2, context, level)
        stream.write('})')

    def _write_deque(self, object, stream, indent, allowance, context, level):
        if not object:
            stream.write(repr(object))
            return
        name = type(object).__name__
        stream.write(name + '(')
        indent += len(name) + 1
        stream.write('[')
        if object.maxlen is None:
            self._write_items(object, stream, indent, allowance + 2, context, level)
            stream.write('])')
        else:
            self._write_items(object, stream, indent, 2, context, level)
            length = self._repr(object.maxlen, context, level)
            stream.write('],\n%smaxlen=%s)' % (' ' * indent, length))

    def _write_user(self, object, stream, indent, allowance, context, level):
        self._format(object.data, stream, indent, allowance, context, level - 1)

    def _safe_repr(self, object, context, maxlevels, level):
        kind = type(object)
        if kind in _SCALARS:
            return repr(object), True, False
        method = getattr(kind, "__repr__", None)
        if issubclass(kind, int) and method is int.__repr__:
            if self._underscore_numbers:
                return f"{object:_d}", True, False
            return repr(object), True, False
        if issubclass(kind, dict) and method is dict.__repr__:
            if not object:
                return "{}", True, False
            key = id(object)
            if maxlevels and level >= maxlevels:
                return "{...}", False, key in context
            if key in context:
                return _recursion(object), False, True
            context[key] = 1
            readable, recursive = True, False
            parts = []
            level += 1
            items = sorted(object.items(), key=_safe_item) if self._sort_dicts else object.items()
            for k, v in items:
                k_text, k_readable, k_recursive = self.format(k, context, maxlevels, level)
                v_text, v_readable, v_recursive = self.format(v, context, maxlevels, level)
                parts.append("%s: %s" % (k_text, v_text))
                readable = readable and k_readable and v_readable
                recursive = recursive or k_recursive or v_recursive
            del context[key]
            return "{%s}" % ", ".join(parts), readable, recursive
        if (issubclass(kind, list) and method is list.__repr__) or (
                issubclass(kind, tuple) and method is tuple.__repr__):
            if issubclass(kind, list):
                if not object:
                    return "[]", True, False
                form = "[%s]"
            elif len(object) == 1:
                form = "(%s,)"
            else:
                if not object:
                    return "()", True, False
                form = "(%s)"
            key = id(object)
            if maxlevels and level >= maxlevels:
                return form % "...", False, key in context
            if key in context:
                return _recursion(object), False, True
            context[key] = 1
            readable, recursive = True, False
            parts = []
            level += 1
            for item in object:
                text, item_readable, item_recursive = self.format(item, context, maxlevels, level)
                parts.append(text)
                readable = readable and item_readable
                recursive = recursive or item_recursive
            del context[key]
            return form % ", ".join(parts), readable, recursive
        text = repr(object)
        return text, bool(text and not text.startswith('<')), False


class _Sink:
    def __init__(self):
        self.parts = []
        self.write = self.parts.append


def _recursion(object):
    return "<Recursion on %s with id=%s>" % (type(object).__name__, id(object))


def _words(line):
    """A line in words, each with the white space behind it."""
    parts = []
    start = 0
    at = 0
    size = len(line)
    while at < size:
        while at < size and not line[at].isspace():
            at += 1
        while at < size and line[at].isspace():
            at += 1
        parts.append(line[start:at])
        start = at
    return parts


def _wrapped_bytes(object, width, allowance):
    current = b''
    last = len(object) // 4 * 4
    for at in range(0, len(object), 4):
        part = object[at:at + 4]
        candidate = current + part
        if at == last:
            width -= allowance
        if len(repr(candidate)) > width:
            if current:
                yield repr(current)
            current = part
        else:
            current = candidate
    if current:
        yield repr(current)


_SCALARS = frozenset((str, bytes, bytearray, float, complex, bool, type(None)))
_WRITERS = {
    dict.__repr__: PrettyPrinter._write_dict,
    list.__repr__: PrettyPrinter._write_list,
    tuple.__repr__: PrettyPrinter._write_tuple,
    set.__repr__: PrettyPrinter._write_set,
    frozenset.__repr__: PrettyPrinter._write_set,
    str.__repr__: PrettyPrinter._write_str,
    bytes.__repr__: PrettyPrinter._write_bytes,
    bytearray.__repr__: PrettyPrinter._write_bytearray,
    types.MappingProxyType.__repr__: PrettyPrinter._write_mappingproxy,
    types.SimpleNamespace.__repr__: PrettyPrinter._write_namespace,
}
_NAMED_WRITERS = {
    'collections.ChainMap': PrettyPrinter._write_chain_map,
    'collections.OrderedDict': PrettyPrinter._write_ordered_dict,
    'collections.defaultdict': PrettyPrinter._write_default_dict,
    'collections.Counter': PrettyPrinter._write_counter,
    'collections.deque': PrettyPrinter._write_deque,
    'collections.UserDict': PrettyPrinter._write_user,
    'collections.UserList': PrettyPrinter._write_user,
    'collections.UserString': PrettyPrinter._write_user,
}
