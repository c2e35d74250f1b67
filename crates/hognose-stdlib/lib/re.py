"""Regular expressions: `compile`, `search`, `match`, `sub` and the others, and the classes of patterns and matches.

Matching itself is native. The module `_re` has (a program is known by `pattern, flags`, flags complete as `Pattern.flags`
has them; the native keeps the programs it compiled):

    compile(pattern, flags)         -> (pattern, flags, groups, {name: group}, (warning, ...)), or (message, position) of an error
    found(Match, pattern, text, pos, endpos, mode, at)
                                    -> a Match, made with its spans: (lastindex or 0, start, end, start of group 1, end of
                                       group 1, ..., pos, endpos), -1 for groups that did not match; or None. Looks from `at`
                                       on. Modes: 0 match, 1 fullmatch, 2 search, 3 search that finds nothing empty at `at`
                                       itself. NotImplemented when the text is not exact or the positions are no plain
                                       integers. The pattern is a Pattern: its first slots are text and flags
    several(Match, pattern, text, pos, endpos, mode, at, limit)
                                    -> a list of Matches, one after the other from `at` on, at most so many
    weave(out, text, at, matches, items)
                                    -> where the last match ends; the text between matches (the first begins at `at` or
                                       behind) and the items in their place are appended to `out`, None left out
    findall(pattern, flags, text, pos, endpos)              -> what `Pattern.findall` returns
    split(pattern, flags, text, maxsplit)                   -> what `Pattern.split` returns
    template(pattern, flags, template)                      -> [text or group, ...], or (message, position) of an error
    sub_template(pattern, flags, pieces, text, count)       -> (text, number of replacements)
    escape(text)                                            -> what `escape` returns
    match_group, match_start, ...                           methods of Match
    install(Pattern)                                        puts natives in front of methods of Pattern, for plain arguments

Texts are exact `str` or `bytes`, fitting the pattern; positions are within the text. ValueError (flags), OverflowError,
RecursionError and IndexError (a name in a template) are raised by the natives themselves.

A replacement that is a function is called from Python, between matches, so that it may do anything.
Deliberately absent: the listing that `DEBUG` prints, and locales (`LOCALE` is the C locale).
"""

import enum as _enum
from types import GenericAlias as _GenericAlias, MappingProxyType as _MappingProxyType

import _re
from _hognose_native import set_builtin as _set_builtin

__all__ = ["match", "fullmatch", "search", "sub", "subn", "split", "findall", "finditer", "compile", "purge", "escape", "error",
           "Pattern", "Match", "A", "I", "L", "M", "S", "X", "U", "ASCII", "IGNORECASE", "LOCALE", "MULTILINE", "DOTALL", "VERBOSE",
           "UNICODE", "NOFLAG", "RegexFlag", "PatternError"]
__version__ = "2.2.1"

_MATCH, _FULLMATCH, _SEARCH, _SEARCH_ON = 0, 1, 2, 3
_END = 9223372036854775807
_new = object.__new__
_native_found = _re.found
_native_several = _re.several
_native_each = _re.each
_native_more = _re.more
_native_weave = _re.weave
_native_compile = _re.compile
# How many matches are made at once, at most; the first batches are smaller.
_BATCH = 64


class RegexFlag(_enum.IntFlag, boundary=_enum.KEEP):
    NOFLAG = 0
    ASCII = A = 256
    IGNORECASE = I = 2
    LOCALE = L = 4
    UNICODE = U = 32
    MULTILINE = M = 8
    DOTALL = S = 16
    VERBOSE = X = 64
    DEBUG = 128
    _numeric_repr_ = hex

    def __repr__(self):
        if self._name_ is None:
            return "re.RegexFlag(%r)" % (self._value_,)
        return "|".join([name if name[0].isdigit() else "re." + name for name in self._name_.split("|")])

    __str__ = object.__str__


for _name, _flag in RegexFlag.__members__.items():
    globals()[_name] = _flag
del _name, _flag


class PatternError(Exception):
    """What is wrong with a pattern, and where: `msg`, `pattern`, `pos`, `lineno`, `colno`."""

    __module__ = "re"

    def __init__(self, msg, pattern=None, pos=None):
        self.msg = msg
        self.pattern = pattern
        self.pos = pos
        if pattern is not None and pos is not None:
            msg = "%s at position %d" % (msg, pos)
            newline = "\n" if isinstance(pattern, str) else b"\n"
            self.lineno = pattern.count(newline, 0, pos) + 1
            self.colno = pos - pattern.rfind(newline, 0, pos)
            if newline in pattern:
                msg = "%s (line %d, column %d)" % (msg, self.lineno, self.colno)
        else:
            self.lineno = self.colno = None
        super().__init__(msg)


error = PatternError


def _exact(pattern, string):
    """The text to match in, as exact `str` or `bytes`, for what is not that already or does not fit."""
    if isinstance(string, str):
        text = str.__str__(string)
    elif isinstance(string, bytes):
        text = bytes.__getitem__(string, slice(None)) if type(string) is bytes else bytes(memoryview(string))
    else:
        try:
            view = memoryview(string)
            if not view.contiguous:
                raise TypeError
            text = view.tobytes()
        except TypeError:
            raise TypeError("expected string or bytes-like object, got '%.200s'" % type(string).__name__) from None
    if type(text) is not pattern._kind:
        if pattern._kind is bytes:
            raise TypeError("cannot use a bytes pattern on a string-like object")
        raise TypeError("cannot use a string pattern on a bytes-like object")
    return text


def _within(text, pos, endpos):
    """Positions cut to the text."""
    length = len(text)
    if endpos is _END and type(pos) is int and 0 <= pos <= length:
        return pos, length
    if type(pos) is not int:
        pos = _index(pos)
    if type(endpos) is not int:
        endpos = _index(endpos)
    if pos > _END or endpos > _END or pos < -_END - 1 or endpos < -_END - 1:
        raise OverflowError("Python int too large to convert to C ssize_t")
    if pos < 0:
        pos = 0
    elif pos > length:
        pos = length
    if endpos < 0:
        endpos = 0
    elif endpos > length:
        endpos = length
    return pos, endpos


def _found(pattern, string, pos, endpos, mode):
    """One match, as `Pattern.match`, `fullmatch` and `search` give it, for what the native leaves to Python."""
    text = string if type(string) is pattern._kind else _exact(pattern, string)
    pos, endpos = _within(text, pos, endpos)
    match = _native_found(Match, pattern, text, pos, endpos, mode, pos)
    if match is not None and text is not string:
        match._given = string
    return match


def _batches(pattern, string, text, pos, endpos, count=0):
    """Lists of matches, one after the other, `count` in all unless that is 0."""
    # Of a short text all are wanted, most often; of a long one perhaps the first alone.
    at, mode, size = pos, _SEARCH, 16 if endpos - pos <= 1024 else 1
    while True:
        if count and size > count:
            size = count
        batch = _native_several(Match, pattern, text, pos, endpos, mode, at, size)
        if not batch:
            return
        if text is not string:
            for match in batch:
                match._given = string
        yield batch
        found = len(batch)
        if found < size or found == count:
            return
        if count:
            count -= found
        spans = batch[-1]._spans
        at = spans[2]
        mode = _SEARCH_ON if spans[1] == at else _SEARCH
        if size < _BATCH:
            size *= 4


def _each(pattern, string, text, pos, endpos):
    """All matches of what is no text itself, one by one."""
    for batch in _batches(pattern, string, text, pos, endpos):
        for match in batch:
            yield match


_templates = {}


def _pieces(pattern, template):
    """A replacement template as a list of texts and groups."""
    key = (pattern._source, pattern._flags, template)
    try:
        return _templates[key]
    except KeyError:
        pass
    pieces = _re.template(pattern._source, pattern._flags, template)
    if type(pieces) is tuple:
        raise PatternError(pieces[0], template, pieces[1])
    if len(_templates) >= 512:
        _templates.clear()
    _templates[key] = pieces
    return pieces


def _sub(pattern, repl, string, count):
    """The new text and the number of replacements."""
    kind = pattern._kind
    text = string if type(string) is kind else _exact(pattern, string)
    if type(count) is not int:
        count = _index(count)
    if not callable(repl):
        if kind is bytes and not isinstance(repl, (str, bytes)):
            try:
                repl = memoryview(repl).tobytes()
            except TypeError:
                pass
        if isinstance(repl, kind):
            template = repl if type(repl) is kind else _exact(pattern, repl)
            slash = "\\" if kind is str else b"\\"
            pieces = _pieces(pattern, template) if slash in template else [template] if template else []
            return _re.sub_template(pattern._source, pattern._flags, pieces, text, count)
        if not isinstance(repl, (str, bytes, bytearray, memoryview)):
            raise TypeError("decoding to str: need a bytes-like object, %.200s found" % type(repl).__name__)
        # Of the wrong kind: an error as soon as something is replaced.
        given = repl
        repl = lambda match: given
    out = []
    done = at = 0
    end = len(text)
    if count >= 0:
        for batch in _batches(pattern, string, text, 0, end, count):
            at = _native_weave(out, text, at, batch, [repl(match) for match in batch])
            done += len(batch)
    if at < end:
        out.append(text[at:])
    return ("" if kind is str else b"").join(out), done


def _index(value):
    if hasattr(value, "__index__"):
        return value.__index__()
    raise TypeError("'%.200s' object cannot be interpreted as an integer" % type(value).__name__)


_FLAG_NAMES = ((2, "re.IGNORECASE"), (4, "re.LOCALE"), (8, "re.MULTILINE"), (16, "re.DOTALL"), (32, "re.UNICODE"), (64, "re.VERBOSE"),
               (128, "re.DEBUG"), (256, "re.ASCII"))


class Pattern:
    """A compiled regular expression."""

    __module__ = "re"
    # The native knows that text and flags come first.
    __slots__ = ("_source", "_flags", "_kind", "_given", "_groups", "_names", "__weakref__")

    def __new__(cls, *args, **kwargs):
        raise TypeError("cannot create 're.Pattern' instances")

    def __init_subclass__(cls):
        raise TypeError("type 're.Pattern' is not an acceptable base type")

    def match(self, string, pos=0, endpos=_END):
        found = _native_found(Match, self, string, pos, endpos, _MATCH, pos)
        return _found(self, string, pos, endpos, _MATCH) if found is NotImplemented else found

    def fullmatch(self, string, pos=0, endpos=_END):
        found = _native_found(Match, self, string, pos, endpos, _FULLMATCH, pos)
        return _found(self, string, pos, endpos, _FULLMATCH) if found is NotImplemented else found

    def search(self, string, pos=0, endpos=_END):
        found = _native_found(Match, self, string, pos, endpos, _SEARCH, pos)
        return _found(self, string, pos, endpos, _SEARCH) if found is NotImplemented else found

    def findall(self, string, pos=0, endpos=_END):
        text = string if type(string) is self._kind else _exact(self, string)
        pos, endpos = _within(text, pos, endpos)
        return _re.findall(self._source, self._flags, text, pos, endpos)

    def finditer(self, string, pos=0, endpos=_END):
        text = string if type(string) is self._kind else _exact(self, string)
        pos, endpos = _within(text, pos, endpos)
        if text is string:
            return _native_each(_native_more, Match, self, text, pos, endpos)
        return _each(self, string, text, pos, endpos)

    def split(self, string, maxsplit=0):
        text = string if type(string) is self._kind else _exact(self, string)
        if type(maxsplit) is not int:
            maxsplit = _index(maxsplit)
        return _re.split(self._source, self._flags, text, maxsplit)

    def sub(self, repl, string, count=0):
        return _sub(self, repl, string, count)[0]

    def subn(self, repl, string, count=0):
        return _sub(self, repl, string, count)

    @property
    def pattern(self):
        return self._given

    @property
    def flags(self):
        return self._flags

    @property
    def groups(self):
        return self._groups

    @property
    def groupindex(self):
        return _MappingProxyType(self._names)

    def scanner(self, string, pos=0, endpos=_END):
        return _Scanner(self, string, pos, endpos)

    def __repr__(self):
        flags = self._flags
        if self._kind is str and flags & 292 == 32:
            flags &= ~32
        names = []
        for flag, name in _FLAG_NAMES:
            if flags & flag:
                names.append(name)
                flags &= ~flag
        if flags:
            names.append(hex(flags))
        shown = repr(self.pattern)[:200]
        return "re.compile(%s, %s)" % (shown, "|".join(names)) if names else "re.compile(%s)" % shown

    def __eq__(self, other):
        if type(other) is not Pattern:
            return NotImplemented
        return self is other or self._flags == other._flags and self._kind is other._kind and self.pattern == other.pattern

    def __hash__(self):
        return hash((self._flags, self._kind is bytes, self.pattern))

    def __copy__(self):
        return self

    def __deepcopy__(self, memo):
        return self

    def __reduce__(self):
        return _compile, (self.pattern, self._flags)

    __class_getitem__ = classmethod(_GenericAlias)


class Match:
    """What a pattern matched: `string`, `re`, `pos`, `endpos`, and the groups."""

    __module__ = "re"
    # The native makes matches with the first three; the last is set when the text is not what was given.
    __slots__ = ("_pattern", "_text", "_spans", "_given")

    def __new__(cls, *args, **kwargs):
        raise TypeError("cannot create 're.Match' instances")

    def __init_subclass__(cls):
        raise TypeError("type 're.Match' is not an acceptable base type")

    def _at(self, group):
        """Where the spans have the start of a group."""
        if type(group) is not int:
            if hasattr(group, "__index__"):
                group = group.__index__()
            else:
                try:
                    group = self._pattern._names[group]
                except KeyError:
                    raise IndexError("no such group") from None
        at = group * 2 + 1
        if group < 0 or at >= len(self._spans) - 2:
            raise IndexError("no such group")
        return at

    __getitem__ = _re.match_getitem
    group = _re.match_group
    groups = _re.match_groups
    groupdict = _re.match_groupdict
    start = _re.match_start
    end = _re.match_end
    span = _re.match_span

    # What the natives leave to Python: groups that are neither plain numbers nor names.

    def _any_group(self, *groups):
        spans, text = self._spans, self._text
        found = [None if (start := spans[at := self._at(group)]) < 0 else text[start:spans[at + 1]] for group in groups]
        return tuple(found) if len(found) > 1 else found[0]

    def _any_start(self, group):
        return self._spans[self._at(group)]

    def _any_end(self, group):
        return self._spans[self._at(group) + 1]

    def _any_span(self, group):
        at = self._at(group)
        return self._spans[at], self._spans[at + 1]

    def expand(self, template):
        pattern = self._pattern
        kind = type(self._text)
        if not isinstance(template, (str, bytes)):
            raise TypeError("decoding to str: need a bytes-like object, %.200s found" % type(template).__name__)
        if not isinstance(template, kind):
            raise TypeError("expected %s instance, %s found" % (kind.__name__, type(template).__name__))
        spans, text = self._spans, self._text
        empty = text[:0]
        return empty.join([
            piece if type(piece) is not int else empty if (start := spans[piece * 2 + 1]) < 0 else text[start:spans[piece * 2 + 2]]
            for piece in _pieces(pattern, template)])

    @property
    def re(self):
        return self._pattern

    @property
    def string(self):
        try:
            return self._given
        except AttributeError:
            return self._text

    @property
    def pos(self):
        return self._spans[-2]

    @property
    def endpos(self):
        return self._spans[-1]

    @property
    def lastindex(self):
        return self._spans[0] or None

    lastgroup = property(_re.match_lastgroup)

    @property
    def regs(self):
        spans = self._spans
        return tuple([(spans[at], spans[at + 1]) for at in range(1, len(spans) - 2, 2)])

    def __repr__(self):
        return "<re.Match object; span=%r, match=%s>" % (self.span(), repr(self.group())[:50])

    # Indexed by groups, yet no sequence.
    __iter__ = None

    def __copy__(self):
        return self

    def __deepcopy__(self, memo):
        return self

    def __reduce__(self):
        raise TypeError("cannot pickle 're.Match' object")

    __class_getitem__ = classmethod(_GenericAlias)


class _Scanner:
    """Matches one after the other, each where the last ended."""

    def __init__(self, pattern, string, pos, endpos):
        self.pattern = pattern
        self._string = string
        self._text = string if type(string) is pattern._kind else _exact(pattern, string)
        self._pos, self._endpos = self._at = _within(self._text, pos, endpos)
        self._at = self._pos
        self._on = False

    def match(self):
        return self._next(False)

    def search(self):
        return self._next(True)

    def _next(self, anywhere):
        if self._at is None:
            return None
        mode = (_SEARCH_ON if self._on else _SEARCH) if anywhere else _MATCH
        match = self._look(mode)
        if match is not None and not anywhere and self._on and match._spans[1] == match._spans[2]:
            match = self._look(_SEARCH_ON)
            if match is not None and match._spans[1] != self._at:
                match = None
        if match is None:
            self._at = None
            return None
        spans = match._spans
        self._at = spans[2]
        self._on = spans[1] == spans[2]
        if self._text is not self._string:
            match._given = self._string
        return match

    def _look(self, mode):
        return _native_found(Match, self.pattern, self._text, self._pos, self._endpos, mode, self._at)


_re.install(Pattern)
_set_builtin(Pattern)
_set_builtin(Match)

# --- the functions --------------------------------------------------------------------------------------------------------------

_cache = {}
# Those of plain strings without flags, found by the string alone.
_plain = {}


def _compile(pattern, flags=0):
    if type(flags) is int and not flags:
        kind = type(pattern)
        if kind is str:
            try:
                return _plain[pattern]
            except KeyError:
                pass
        elif kind is Pattern:
            return pattern
    if isinstance(flags, RegexFlag):
        flags = flags._value_
    try:
        return _cache[type(pattern), pattern, flags]
    except KeyError:
        pass
    if type(pattern) is Pattern:
        if flags:
            raise ValueError("cannot process flags argument with a compiled pattern")
        return pattern
    if isinstance(pattern, str):
        source = str.__str__(pattern)
    elif isinstance(pattern, bytes):
        source = pattern if type(pattern) is bytes else bytes(memoryview(pattern))
    else:
        raise TypeError("first argument must be string or compiled pattern")
    # Flags that are no integer are refused by this operator.
    flags & 64
    made = _native_compile(source, flags)
    if len(made) == 2:
        raise PatternError(made[0], None if made[1] is None else pattern, made[1])
    compiled = _new(Pattern)
    compiled._given = pattern
    compiled._flags, compiled._groups, compiled._names = made[1:4]
    compiled._source = source
    compiled._kind = type(source)
    if made[4]:
        import warnings
        for message in made[4]:
            warnings.warn(message, FutureWarning, stacklevel=3)
    if len(_cache) >= 512:
        del _cache[next(iter(_cache))]
    _cache[type(pattern), pattern, flags] = compiled
    if type(pattern) is str and type(flags) is int and not flags:
        if len(_plain) >= 512:
            del _plain[next(iter(_plain))]
        _plain[pattern] = compiled
    return compiled


def compile(pattern, flags=0):
    """A regular expression, compiled."""
    return _compile(pattern, flags)


def match(pattern, string, flags=0):
    """The match at the beginning, or None."""
    compiled = _compile(pattern, flags)
    found = _native_found(Match, compiled, string, 0, _END, _MATCH, 0)
    return _found(compiled, string, 0, _END, _MATCH) if found is NotImplemented else found


def fullmatch(pattern, string, flags=0):
    """The match of the whole string, or None."""
    compiled = _compile(pattern, flags)
    found = _native_found(Match, compiled, string, 0, _END, _FULLMATCH, 0)
    return _found(compiled, string, 0, _END, _FULLMATCH) if found is NotImplemented else found


def search(pattern, string, flags=0):
    """The first match, or None."""
    compiled = _compile(pattern, flags)
    found = _native_found(Match, compiled, string, 0, _END, _SEARCH, 0)
    return _found(compiled, string, 0, _END, _SEARCH) if found is NotImplemented else found


def findall(pattern, string, flags=0):
    """All matches: texts, or what the groups matched."""
    return _compile(pattern, flags).findall(string)


def finditer(pattern, string, flags=0):
    """All matches, one by one."""
    return _compile(pattern, flags).finditer(string)


class _Zero(int):
    pass


_zero = _Zero()


def _positional(function, args, name, value, flags, before):
    """`count` (or `maxsplit`) and `flags` given by position, which is deprecated."""
    if value is not _zero:
        raise TypeError("%s() got multiple values for argument '%s'" % (function, name))
    value, *rest = args
    if rest:
        if flags is not _zero:
            raise TypeError("%s() got multiple values for argument 'flags'" % function)
        flags, *rest = rest
        if rest:
            raise TypeError("%s() takes from %d to %d positional arguments but %d were given"
                            % (function, before, before + 2, before + len(args)))
    import warnings
    warnings.warn("'%s' is passed as positional argument" % name, DeprecationWarning, stacklevel=3)
    return value, flags


def sub(pattern, repl, string, *args, count=_zero, flags=_zero):
    """The string with matches replaced, by a template or by what a function returns."""
    if args:
        count, flags = _positional("sub", args, "count", count, flags, 3)
    return _sub(_compile(pattern, flags), repl, string, 0 if count is _zero else count)[0]


def subn(pattern, repl, string, *args, count=_zero, flags=_zero):
    """What `sub` returns, and the number of replacements."""
    if args:
        count, flags = _positional("subn", args, "count", count, flags, 3)
    return _sub(_compile(pattern, flags), repl, string, 0 if count is _zero else count)


def split(pattern, string, *args, maxsplit=_zero, flags=_zero):
    """The parts between matches, and what groups matched there."""
    if args:
        maxsplit, flags = _positional("split", args, "maxsplit", maxsplit, flags, 2)
    return _compile(pattern, flags).split(string, 0 if maxsplit is _zero else maxsplit)


for _function, _signature in ((sub, "(pattern, repl, string, count=0, flags=0)"), (subn, "(pattern, repl, string, count=0, flags=0)"),
                              (split, "(pattern, string, maxsplit=0, flags=0)")):
    _function.__text_signature__ = _signature
del _function, _signature


def escape(pattern):
    """The text with a backslash before everything that means something in a pattern."""
    if isinstance(pattern, str):
        return _re.escape(str.__str__(pattern))
    return _re.escape(str(pattern, "latin-1").encode("latin-1"))


def purge():
    """Forgets all compiled patterns and templates."""
    _cache.clear()
    _plain.clear()
    _templates.clear()


class Scanner:
    """Splits a string into tokens: each by the first phrase of the lexicon that matches."""

    def __init__(self, lexicon, flags=0):
        if isinstance(flags, RegexFlag):
            flags = flags.value
        self.lexicon = lexicon
        self._phrases = [(_compile(phrase, flags), action) for phrase, action in lexicon]

    def scan(self, string):
        result = []
        at = 0
        while True:
            for phrase, action in self._phrases:
                found = phrase.match(string, at)
                if found is not None:
                    break
            else:
                break
            if found.end() == at:
                break
            at = found.end()
            if callable(action):
                self.match = found
                action = action(self, found.group())
            if action is not None:
                result.append(action)
        return result, string[at:]
