"""Representations of bounded size, and the guard that lets recursive containers print themselves."""

from itertools import islice

__all__ = ["Repr", "repr", "recursive_repr"]

_repr = repr


def recursive_repr(fillvalue="..."):
    """Makes a `__repr__` answer `fillvalue` for an object that is already being shown."""
    def decorating_function(user_function):
        showing = set()

        def wrapper(self):
            key = id(self)
            if key in showing:
                return fillvalue
            showing.add(key)
            try:
                return user_function(self)
            finally:
                showing.discard(key)

        for name in ("__module__", "__doc__", "__name__", "__qualname__", "__annotate__", "__type_params__"):
            if hasattr(user_function, name):
                setattr(wrapper, name, getattr(user_function, name))
        wrapper.__wrapped__ = user_function
        return wrapper

    return decorating_function


class Repr:
    def __init__(self, *, maxlevel=6, maxtuple=6, maxlist=6, maxarray=5, maxdict=4, maxset=6, maxfrozenset=6, maxdeque=6,
                 maxstring=30, maxlong=40, maxother=30, fillvalue="...", indent=None):
        self.maxlevel = maxlevel
        self.maxtuple = maxtuple
        self.maxlist = maxlist
        self.maxarray = maxarray
        self.maxdict = maxdict
        self.maxset = maxset
        self.maxfrozenset = maxfrozenset
        self.maxdeque = maxdeque
        self.maxstring = maxstring
        self.maxlong = maxlong
        self.maxother = maxother
        self.fillvalue = fillvalue
        self.indent = indent

    def repr(self, x):
        return self.repr1(x, self.maxlevel)

    def repr1(self, x, level):
        name = type(x).__name__.replace(" ", "_")
        method = getattr(self, "repr_" + name, None)
        if method is None or (name in _HOMES and getattr(type(x), "__module__", None) != _HOMES[name]):
            method = self.repr_instance
        return method(x, level)

    def _join(self, pieces, level):
        if self.indent is None:
            return ", ".join(pieces)
        if not pieces:
            return ""
        indent = self.indent
        if isinstance(indent, int):
            if indent < 0:
                raise ValueError(f"Repr.indent cannot be negative (was {indent!r})")
            indent *= " "
        try:
            end = "\n" + (self.maxlevel - level) * indent
            inner = end + indent
        except TypeError as error:
            raise TypeError(f"Repr.indent must be a str, int or None, not {type(self.indent)}") from error
        return inner + ("," + inner).join(pieces) + "," + end

    def _repr_iterable(self, x, level, left, right, maxiter, trail=""):
        n = len(x)
        if level <= 0 and n:
            text = self.fillvalue
        else:
            pieces = [self.repr1(item, level - 1) for item in islice(x, maxiter)]
            if n > maxiter:
                pieces.append(self.fillvalue)
            text = self._join(pieces, level)
            if n == 1 and trail and self.indent is None:
                right = trail + right
        return left + text + right

    def repr_tuple(self, x, level):
        return self._repr_iterable(x, level, "(", ")", self.maxtuple, ",")

    def repr_list(self, x, level):
        return self._repr_iterable(x, level, "[", "]", self.maxlist)

    def repr_array(self, x, level):
        if not x:
            return f"array({x.typecode!r})"
        return self._repr_iterable(x, level, f"array({x.typecode!r}, [", "])", self.maxarray)

    def repr_set(self, x, level):
        if not x:
            return "set()"
        return self._repr_iterable(_ordered(x), level, "{", "}", self.maxset)

    def repr_frozenset(self, x, level):
        if not x:
            return "frozenset()"
        return self._repr_iterable(_ordered(x), level, "frozenset({", "})", self.maxfrozenset)

    def repr_deque(self, x, level):
        return self._repr_iterable(x, level, "deque([", "])", self.maxdeque)

    def repr_dict(self, x, level):
        n = len(x)
        if n == 0:
            return "{}"
        if level <= 0:
            return "{" + self.fillvalue + "}"
        pieces = [f"{self.repr1(key, level - 1)}: {self.repr1(x[key], level - 1)}" for key in islice(_ordered(x), self.maxdict)]
        if n > self.maxdict:
            pieces.append(self.fillvalue)
        return "{" + self._join(pieces, level) + "}"

    def _middle_out(self, text, limit):
        # Keeps the head and the tail, so that the closing quote or bracket is still seen.
        head = max(0, (limit - 3) // 2)
        tail = max(0, limit - 3 - head)
        return text[:head] + self.fillvalue + text[len(text) - tail:]

    def repr_str(self, x, level):
        text = _repr(x[:self.maxstring])
        if len(text) > self.maxstring:
            limit = self.maxstring
            head = max(0, (limit - 3) // 2)
            tail = max(0, limit - 3 - head)
            text = _repr(x[:head] + x[len(x) - tail:])
            text = text[:head] + self.fillvalue + text[len(text) - tail:]
        return text

    def repr_int(self, x, level):
        try:
            text = _repr(x)
        except ValueError as error:
            if "sys.set_int_max_str_digits()" not in str(error):
                raise
            # 30102999566398 / 10**14 is log10(2): the estimate is off by one digit at most.
            digits = abs(x).bit_length() * 30102999566398 // 10 ** 14 + 1
            return f"<{x.__class__.__name__} instance with roughly {digits} digits (limit at 4300) at 0x{id(x):x}>"
        return self._middle_out(text, self.maxlong) if len(text) > self.maxlong else text

    def repr_instance(self, x, level):
        try:
            text = _repr(x)
        except Exception:
            return f"<{x.__class__.__name__} instance at {id(x):#x}>"
        return self._middle_out(text, self.maxother) if len(text) > self.maxother else text


# A user's class that happens to be called `deque` is shown by its own repr.
_HOMES = {"tuple": "builtins", "list": "builtins", "array": "array", "set": "builtins", "frozenset": "builtins",
          "deque": "collections", "dict": "builtins", "str": "builtins", "int": "builtins"}


def _ordered(x):
    try:
        return sorted(x)
    except Exception:
        return list(x)


aRepr = Repr()
repr = aRepr.repr
