"""What a t-string evaluates to: a `Template` of strings and `Interpolation`s, for a function that renders it.

Deliberately absent: rendering. A template has no `__str__` of its own, so text is only made by who knows how to quote.
"""

from _hognose import facade, qualified

__all__ = ["Interpolation", "Template", "convert"]


@qualified
class Interpolation:
    """A value of a template, with the source of its expression, its conversion and its format."""

    __slots__ = ("value", "expression", "conversion", "format_spec")
    __match_args__ = ("value", "expression", "conversion", "format_spec")

    def __new__(cls, value, expression="", conversion=None, format_spec=""):
        if not isinstance(expression, str):
            raise TypeError(f"Interpolation() argument 'expression' must be str, not {type(expression).__name__}")
        if conversion not in (None, "a", "r", "s"):
            if not isinstance(conversion, str):
                raise TypeError(f"Interpolation() argument 'conversion' must be str, not {type(conversion).__name__}")
            raise ValueError("Interpolation() argument 'conversion' must be one of 's', 'a' or 'r'")
        if not isinstance(format_spec, str):
            raise TypeError(f"Interpolation() argument 'format_spec' must be str, not {type(format_spec).__name__}")
        self = object.__new__(cls)
        fields = zip(cls.__match_args__, (value, expression, conversion, format_spec))
        for name, field in fields:
            object.__setattr__(self, name, field)
        return self

    def __init_subclass__(cls, /, **kwargs):
        raise TypeError("type 'string.templatelib.Interpolation' is not an acceptable base type")

    def __setattr__(self, name, value):
        if name in self.__match_args__:
            raise AttributeError("readonly attribute")
        object.__setattr__(self, name, value)

    def __delattr__(self, name):
        if name in self.__match_args__:
            raise AttributeError("readonly attribute")
        object.__delattr__(self, name)

    def __repr__(self):
        return f"Interpolation({self.value!r}, {self.expression!r}, {self.conversion!r}, {self.format_spec!r})"

    def __reduce__(self):
        return Interpolation, (self.value, self.expression, self.conversion, self.format_spec)

    __class_getitem__ = classmethod(type(list[int]))


@facade("TemplateIter", "string.templatelib")
def _parts(template):
    last = len(template.interpolations)
    for at, text in enumerate(template.strings):
        if text:
            yield text
        if at < last:
            yield template.interpolations[at]


@qualified
class Template:
    """Strings and interpolations by turns: there is always one string more than there are interpolations."""

    __slots__ = ("strings", "interpolations")

    def __new__(cls, *args, **kwargs):
        if kwargs:
            raise TypeError("Template.__new__ only accepts *args arguments")
        strings = []
        interpolations = []
        text = ""
        for arg in args:
            if isinstance(arg, str):
                text += arg
            elif isinstance(arg, Interpolation):
                strings.append(text)
                interpolations.append(arg)
                text = ""
            else:
                raise TypeError("Template.__new__ *args need to be of type 'str' or 'Interpolation', "
                                f"got {type(arg).__name__}")
        strings.append(text)
        self = object.__new__(cls)
        object.__setattr__(self, "strings", tuple(strings))
        object.__setattr__(self, "interpolations", tuple(interpolations))
        return self

    def __init_subclass__(cls, /, **kwargs):
        raise TypeError("type 'string.templatelib.Template' is not an acceptable base type")

    def __setattr__(self, name, value):
        if name in ("strings", "interpolations"):
            raise AttributeError("readonly attribute")
        object.__setattr__(self, name, value)

    def __delattr__(self, name):
        if name in ("strings", "interpolations"):
            raise AttributeError("readonly attribute")
        object.__delattr__(self, name)

    @property
    def values(self):
        return tuple([part.value for part in self.interpolations])

    def __iter__(self):
        return _parts(self)

    def __add__(self, other):
        if not isinstance(other, Template):
            raise TypeError('can only concatenate string.templatelib.Template '
                            f'(not "{_shown(other)}") to string.templatelib.Template')
        return Template(*self, *other)

    def __radd__(self, other):
        raise TypeError(f'can only concatenate {_shown(other)} (not "string.templatelib.Template") to {_shown(other)}')

    def __repr__(self):
        return f"Template(strings={self.strings!r}, interpolations={self.interpolations!r})"

    def __reduce__(self):
        return Template, tuple(self)


def _shown(value):
    cls = type(value)
    return cls.__name__ if cls.__module__ == "builtins" else f"{cls.__module__}.{cls.__name__}"


def convert(obj, /, conversion):
    """The value after a conversion: none, or that of `!s`, `!r` or `!a`."""
    if conversion is None:
        return obj
    if conversion == "s":
        return str(obj)
    if conversion == "r":
        return repr(obj)
    if conversion == "a":
        return ascii(obj)
    raise ValueError(f"invalid conversion specifier: {conversion}")
