"""Sets of characters, `Template` strings with `$names`, and the formatter behind `str.format` in overridable pieces."""

__all__ = ["ascii_letters", "ascii_lowercase", "ascii_uppercase", "capwords", "digits", "hexdigits", "octdigits", "printable", "punctuation",
           "whitespace", "Formatter", "Template"]

whitespace = " \t\n\r\v\f"
ascii_lowercase = "abcdefghijklmnopqrstuvwxyz"
ascii_uppercase = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
ascii_letters = ascii_lowercase + ascii_uppercase
digits = "0123456789"
hexdigits = digits + "abcdef" + "ABCDEF"
octdigits = "01234567"
punctuation = "!\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~"
printable = digits + ascii_letters + punctuation + whitespace

_missing = object()


def capwords(s, sep=None):
    return (sep or " ").join([word.capitalize() for word in s.split(sep)])


class _Merged:
    """Keyword arguments searched before the mapping."""
    __slots__ = ("_first", "_second")

    def __init__(self, first, second):
        self._first = first
        self._second = second

    def __getitem__(self, key):
        if key in self._first:
            return self._first[key]
        return self._second[key]


def _mapping(mapping, kws):
    if mapping is _missing:
        return kws
    return _Merged(kws, mapping) if kws else mapping


# What the templates that were used lately consist of.
_parts = {}


def _parts_of(template):
    """Pairs of text and the name behind it (at the end None) with the placeholder itself; None where a placeholder is invalid."""
    parts = []
    text = ""
    at = 0
    for match in Template._compile().finditer(template):
        if match.group("invalid") is not None:
            return None
        text += template[at:match.start()]
        at = match.end()
        name = match.group("named") or match.group("braced")
        if name is None:
            text += "$"
        else:
            parts.append((text, name, match.group()))
            text = ""
    parts.append((text + template[at:], None, None))
    if len(_parts) >= 256:
        _parts.clear()
    _parts[template] = parts
    return parts


def _usual_parts(template):
    """The parts of a template of the class itself."""
    text = template.template
    if type(template) is not Template or type(text) is not str or template.delimiter != "$":
        return None
    return _parts.get(text) or _parts_of(text)


class Template:
    delimiter = "$"
    idpattern = r"(?a:[_a-z][_a-z0-9]*)"
    braceidpattern = None
    flags = None

    def __init_subclass__(cls):
        super().__init_subclass__()
        cls._compiled = None
        cls._compile()

    _compiled = None
    pattern = None

    @classmethod
    def _compile(cls):
        """The class's pattern, compiled: an own `pattern` is taken as it is, else one is built from the pieces."""
        if cls._compiled is None:
            import re
            pattern = cls.__dict__.get("pattern") or next((base.__dict__["pattern"] for base in cls.__mro__[1:]
                                                           if base is not Template and base.__dict__.get("_own_pattern")), None)
            cls._own_pattern = pattern is not None
            if pattern is None:
                delimiter = re.escape(cls.delimiter)
                identifier = cls.idpattern
                braced = cls.braceidpattern or cls.idpattern
                pattern = (f"{delimiter}(?:(?P<escaped>{delimiter})|(?P<named>{identifier})|"
                           f"{{(?P<braced>{braced})}}|(?P<invalid>))")
            if isinstance(pattern, str):
                flags = re.IGNORECASE if cls.flags is None else cls.flags
                pattern = re.compile(pattern, flags | re.VERBOSE)
            cls.pattern = cls._compiled = pattern
        return cls._compiled

    def __init__(self, template):
        self.template = template

    def _invalid(self, match):
        position = match.start("invalid")
        lines = self.template[:position].splitlines(keepends=True)
        if not lines:
            column, line = 1, 1
        else:
            column = position - len("".join(lines[:-1]))
            line = len(lines)
        raise ValueError(f"Invalid placeholder in string: line {line}, col {column}")

    def substitute(self, mapping=_missing, /, **kws):
        mapping = _mapping(mapping, kws)
        parts = _usual_parts(self)
        if parts is not None:
            out = []
            for text, name, _ in parts:
                out.append(text)
                if name is not None:
                    out.append(str(mapping[name]))
            return "".join(out)

        def convert(match):
            name = match.group("named") or match.group("braced")
            if name is not None:
                return str(mapping[name])
            if match.group("escaped") is not None:
                return self.delimiter
            if match.group("invalid") is not None:
                self._invalid(match)
            raise ValueError("Unrecognized named group in pattern", self.pattern)

        return self._compile().sub(convert, self.template)

    def safe_substitute(self, mapping=_missing, /, **kws):
        mapping = _mapping(mapping, kws)
        parts = _usual_parts(self)
        if parts is not None:
            out = []
            for text, name, placeholder in parts:
                out.append(text)
                if name is not None:
                    try:
                        out.append(str(mapping[name]))
                    except KeyError:
                        out.append(placeholder)
            return "".join(out)

        def convert(match):
            name = match.group("named") or match.group("braced")
            if name is not None:
                try:
                    return str(mapping[name])
                except KeyError:
                    return match.group()
            if match.group("escaped") is not None:
                return self.delimiter
            if match.group("invalid") is not None:
                return match.group()
            raise ValueError("Unrecognized named group in pattern", self.pattern)

        return self._compile().sub(convert, self.template)

    def is_valid(self):
        for match in self._compile().finditer(self.template):
            if match.group("invalid") is not None:
                return False
            if match.group("named") is None and match.group("braced") is None and match.group("escaped") is None:
                raise ValueError("Unrecognized named group in pattern", self.pattern)
        return True

    def get_identifiers(self):
        names = []
        for match in self._compile().finditer(self.template):
            name = match.group("named") or match.group("braced")
            if name is not None:
                if name not in names:
                    names.append(name)
            elif match.group("invalid") is None and match.group("escaped") is None:
                raise ValueError("Unrecognized named group in pattern", self.pattern)
        return names


def _split_replacement(text, start):
    """From after a `{`: the field name, the conversion, the specification and the position after the closing brace."""
    depth = 1
    position = start
    size = len(text)
    in_brackets = False
    while position < size:
        char = text[position]
        if char == "[":
            in_brackets = True
        elif char == "]":
            in_brackets = False
        elif in_brackets:
            pass
        elif char == "{":
            raise ValueError("unexpected '{' in field name")
        elif char in "}:!":
            break
        position += 1
    else:
        raise ValueError("expected '}' before end of string")
    name = text[start:position]
    conversion = None
    if text[position] == "!":
        position += 1
        if position >= size:
            raise ValueError("end of string while looking for conversion specifier")
        conversion = text[position]
        position += 1
        if position >= size:
            raise ValueError("unmatched '{' in format spec")
        if text[position] not in ":}":
            raise ValueError("expected ':' after conversion specifier")
    if text[position] == "}":
        return name, conversion, "", position + 1
    position += 1
    spec_start = position
    while position < size:
        char = text[position]
        if char == "{":
            depth += 1
        elif char == "}":
            depth -= 1
            if not depth:
                return name, conversion, text[spec_start:position], position + 1
        position += 1
    raise ValueError("unmatched '{' in format spec" if depth > 1 else "expected '}' before end of string")


def _parse(text):
    """Pieces of a format string: (literal, field name, specification, conversion), the last three None after the last literal."""
    literal = []
    position = 0
    size = len(text)
    while position < size:
        opened = text.find("{", position)
        closed = text.find("}", position)
        at = opened if closed < 0 or 0 <= opened < closed else closed
        if at < 0:
            literal.append(text[position:])
            break
        literal.append(text[position:at])
        char = text[at]
        if text.startswith(char, at + 1):
            literal.append(char)
            position = at + 2
            # A doubled brace ends a piece.
            yield "".join(literal), None, None, None
            literal = []
            continue
        if char == "}":
            raise ValueError("Single '}' encountered in format string")
        if at + 1 == size:
            raise ValueError("Single '{' encountered in format string")
        name, conversion, spec, position = _split_replacement(text, at + 1)
        yield "".join(literal), name, spec, conversion
        literal = []
    if literal and "".join(literal):
        yield "".join(literal), None, None, None


def _split_field(name):
    """The first part of a field name, and the attributes and items after it as (is attribute, key)."""
    end = 0
    while end < len(name) and name[end] not in ".[":
        end += 1
    first = name[:end]

    def rest(position):
        while position < len(name):
            if name[position] == ".":
                start = position = position + 1
                while position < len(name) and name[position] not in ".[":
                    position += 1
                if start == position:
                    raise ValueError("Empty attribute in format string")
                yield True, name[start:position]
            elif name[position] == "[":
                start = position + 1
                position = name.find("]", start)
                if position < 0:
                    raise ValueError("Missing ']' in format string")
                if start == position:
                    raise ValueError("Empty attribute in format string")
                key = name[start:position]
                yield False, int(key) if key.isdigit() and key.isascii() else key
                position += 1
            else:
                raise ValueError("Only '.' or '[' may follow ']' in format field specifier")

    return int(first) if first.isdigit() and first.isascii() else first, rest(end)


class Formatter:
    def format(self, format_string, /, *args, **kwargs):
        return self.vformat(format_string, args, kwargs)

    def vformat(self, format_string, args, kwargs):
        used_args = set()
        result, _ = self._vformat(format_string, args, kwargs, used_args, 2)
        self.check_unused_args(used_args, args, kwargs)
        return result

    def _vformat(self, format_string, args, kwargs, used_args, recursion_depth, auto_arg_index=0):
        if recursion_depth < 0:
            raise ValueError("Max string recursion exceeded")
        result = []
        for literal_text, field_name, format_spec, conversion in self.parse(format_string):
            if literal_text:
                result.append(literal_text)
            if field_name is None:
                continue
            first = _split_field(field_name)[0]
            if first == "":
                if auto_arg_index is False:
                    raise ValueError("cannot switch from manual field specification to automatic field numbering")
                field_name = str(auto_arg_index) + field_name
                auto_arg_index += 1
            elif isinstance(first, int):
                if auto_arg_index:
                    raise ValueError("cannot switch from automatic field numbering to manual field specification")
                auto_arg_index = False
            obj, arg_used = self.get_field(field_name, args, kwargs)
            used_args.add(arg_used)
            obj = self.convert_field(obj, conversion)
            format_spec, auto_arg_index = self._vformat(format_spec, args, kwargs, used_args, recursion_depth - 1, auto_arg_index)
            result.append(self.format_field(obj, format_spec))
        return "".join(result), auto_arg_index

    def get_value(self, key, args, kwargs):
        return args[key] if isinstance(key, int) else kwargs[key]

    def check_unused_args(self, used_args, args, kwargs):
        pass

    def format_field(self, value, format_spec):
        return format(value, format_spec)

    def convert_field(self, value, conversion):
        if conversion is None:
            return value
        if conversion == "s":
            return str(value)
        if conversion == "r":
            return repr(value)
        if conversion == "a":
            return ascii(value)
        raise ValueError(f"Unknown conversion specifier {conversion!s}")

    def parse(self, format_string):
        return _parse(format_string)

    def get_field(self, field_name, args, kwargs):
        first, rest = _split_field(field_name)
        obj = self.get_value(first, args, kwargs)
        for is_attribute, key in rest:
            obj = getattr(obj, key) if is_attribute else obj[key]
        return obj, first
