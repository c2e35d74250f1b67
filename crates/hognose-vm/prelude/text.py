# Text and bytes where user code takes part: conversions, iterables, mappings, formatting.
#
# A native says that it met such an object before it had any effect; its twin here does the same in CPython's order,
# and comes back to the native with builtin arguments.


# Arguments.


def slice_end(x):
    # An end of a slice: `None`, or an integer by `__index__`.
    x = look(x)
    if x is None or type_of(x) is int:
        return x
    if isinstance_exact(x, int):
        return plain_number(x)
    method = lookup_special(x, '__index__')
    if method is None:
        raise TypeError("slice indices must be integers or None or have an __index__ method")
    return checked_int(method(), '__index__')


def sequence_key(key):
    # What stands between brackets: an integer, or a slice of integers.
    key = look(key)
    if type_of(key) is slice:
        step = slice_end(key.step)
        return slice(slice_end(key.start), slice_end(key.stop), step)
    if lookup_special(key, '__index__') is None:
        return key
    return to_index(key)


def looked_items(iterable):
    # A list of the items, none of which is waited for any more.
    return [look(item) for item in list_of_iterator(look(iterable))]


def looked_affix(affix):
    affix = look(affix)
    if isinstance_exact(affix, tuple):
        return tuple([look(item) for item in affix])
    return affix


def checked_str(result, method):
    result = look(result)
    if not isinstance_exact(result, str):
        raise TypeError(f"{method} returned non-string (type {type_name(result)})")
    return result


def special_result(name, result):
    # What a builtin gives for what the special method that it asked gave (exec/special.rs).
    if name == '__len__':
        return length_of(result)
    if name == '__hash__':
        return hash_from(result)
    if name == '__bool__':
        if result is True or result is False:
            return result
        raise TypeError(f'__bool__ should return bool, returned {type_name(result)}')
    if name == '__abs__' or name == '__reversed__':
        return result
    if name == '__int__':
        return checked_int(result, name)
    if name == '__iter__':
        result = look(result)
        if not has_name(type_of(result), '__next__'):
            raise TypeError(f"iter() returned non-iterator of type '{type_name(result)}'")
        return result
    return checked_str(result, name)


def shown_type(value):
    # How messages name the type of an argument: `None` stands for itself.
    return 'None' if value is None else type_name(value)


def builtins_repr(obj, /):
    obj = look(obj)
    return checked_str(lookup_special(obj, '__repr__')(), '__repr__')


def builtins_ascii(obj, /):
    return ascii_escaped(builtins_repr(obj))


def ascii_escaped(text):
    if text.isascii():
        return text
    return text.encode('ascii', 'backslashreplace').decode('ascii')


def builtins_format(value, format_spec='', /):
    value = look(value)
    format_spec = look(format_spec)
    if not isinstance_exact(format_spec, str):
        raise TypeError(f"format() argument 2 must be str, not {shown_type(format_spec)}")
    result = look(lookup_special(value, '__format__')(format_spec))
    if not isinstance_exact(result, str):
        raise TypeError(f"__format__ must return a str, not {type_name(result)}")
    return result


def object___repr__(self, /):
    # What native code could not show because it shows an object of the guest's.
    if isinstance_exact(self, class_named('method')):
        function = self.__func__
        name = getattr(function, '__qualname__', None) or getattr(function, '__name__', None) or '?'
        return f"<bound method {name} of {self.__self__!r}>"
    if isinstance_exact(self, slice):
        return f"slice({self.start!r}, {self.stop!r}, {self.step!r})"
    if isinstance_exact(self, (staticmethod, classmethod)):
        return f"<{type_name(self)}({self.__func__!r})>"
    raise TypeError(f"'{type_name(self)}' object cannot be shown")


def object___str__(self, /):
    return builtins_repr(self)


def object___format__(self, format_spec, /):
    format_spec = look(format_spec)
    if not isinstance_exact(format_spec, str):
        raise TypeError(f"__format__() argument must be str, not {shown_type(format_spec)}")
    if format_spec:
        raise TypeError(f"unsupported format string passed to {type_name(self)}.__format__")
    return str_of(self)


def builtins_chr(i, /):
    return chr(to_index(i))


def builtins_ord(character, /):
    return ord(look(character))


# str.


def str_of(obj):
    # `str(obj)`; the result may be of a subclass.
    obj = look(obj)
    if type_of(obj) is str:
        return obj
    return checked_str(lookup_special(obj, '__str__')(), '__str__')


def str_make(*args, **named):
    if len(args) == 1 and not named:
        return str_of(args[0])
    if not args and len(named) == 1 and 'object' in named:
        return str_of(named['object'])
    return text_decoded(str_arguments, str, args, named)


def str___new__(cls, /, *args, **named):
    if not args and not named:
        return carrying(cls, str, '')
    return carrying(cls, str, plain_str(str_make(*args, **named)))


def str_arguments(object=b'', encoding='utf-8', errors='strict'):
    return object, encoding, errors


def text_decoded(binder, native, args, named):
    # The three arguments of `str(bytes, encoding, errors)`; a registered handler takes part.
    data, encoding, errors = binder(*args, **named)
    data, encoding, errors = look(data), look(encoding), look(errors)
    if native is str:
        data = taken_bytes(data)
    if is_foreign(encoding):
        return by_guest(data, encoding, errors, 'decode')
    if isinstance_exact(errors, str) and isinstance_exact(encoding, str) and not builtin_handler(errors):
        return decode_with_handler(data, encoding, errors)
    return native(data, encoding, errors)


def str_join(self, iterable, /):
    if for_loop_takes(iterable):
        return str.join(self, [item for item in iterable])
    return str.join(self, looked_items(iterable))


def str_startswith(self, prefix, start=None, end=None, /):
    return str.startswith(look(self), looked_affix(prefix), slice_end(start), slice_end(end))


def str_endswith(self, suffix, start=None, end=None, /):
    return str.endswith(look(self), looked_affix(suffix), slice_end(start), slice_end(end))


def str_find(self, sub, start=None, end=None, /):
    return str.find(look(self), look(sub), slice_end(start), slice_end(end))


def str_rfind(self, sub, start=None, end=None, /):
    return str.rfind(look(self), look(sub), slice_end(start), slice_end(end))


def str_index(self, sub, start=None, end=None, /):
    return str.index(look(self), look(sub), slice_end(start), slice_end(end))


def str_rindex(self, sub, start=None, end=None, /):
    return str.rindex(look(self), look(sub), slice_end(start), slice_end(end))


def str_count(self, sub, start=None, end=None, /):
    return str.count(look(self), look(sub), slice_end(start), slice_end(end))


def str___getitem__(self, key, /):
    return str.__getitem__(look(self), sequence_key(key))


def str___format__(self, format_spec, /):
    format_spec = look(format_spec)
    if isinstance_exact(format_spec, str) and not format_spec:
        return str_of(self)
    return str.__format__(look(self), format_spec)


def str_translate(self, table, /):
    self = look(self)
    table = look(table)
    get = lookup_special(table, '__getitem__')
    if get is None:
        if not isinstance_exact(table, type):
            raise TypeError(f"'{type_name(table)}' object is not subscriptable")
        get = table.__class_getitem__
    out = []
    for char in plain_str(self):
        try:
            to = look(get(ord(char)))
        except LookupError:
            out.append(char)
            continue
        if to is None:
            continue
        if isinstance_exact(to, str):
            out.append(plain_str(to))
        elif isinstance_exact(to, int):
            to = plain_number(to)
            if to < 0 or to > 0x10ffff:
                raise ValueError("character mapping must be in range(0x110000)")
            out.append(chr(to))
        else:
            raise TypeError("character mapping must return integer, None or str")
    return ''.join(out)


# str.format.


def str_format(self, /, *args, **kwargs):
    return format_fields(plain_str(look(self)), args, kwargs, [None, 0], 2)


def str_format_map(self, mapping, /):
    return format_fields(plain_str(look(self)), None, look(mapping), [None, 0], 2)


def format_fields(text, args, kwargs, numbers, depth):
    if depth == 0:
        format_too_deep()
    out = []
    at = 0
    while True:
        piece = format_piece(text, at)
        if piece is None:
            return ''.join(out)
        at, literal, name, conversion, spec, nested = piece
        out.append(literal)
        if name is None:
            continue
        value = format_lookup(name, args, kwargs, numbers)
        if conversion is not None:
            if conversion == 'r':
                value = builtins_repr(value)
            elif conversion == 's':
                value = str_of(value)
            elif conversion == 'a':
                value = builtins_ascii(value)
            else:
                format_fault(conversion)
        if nested:
            spec = format_fields(spec, args, kwargs, numbers, depth - 1)
        out.append(plain_str(builtins_format(value, spec) if spec else f'{value}'))


def format_lookup(name, args, kwargs, numbers):
    first, numbers[0], numbers[1], at = format_first(name, numbers[0], numbers[1])
    if type_of(first) is int:
        if args is None:
            raise ValueError("Format string contains positional fields")
        if first >= len(args):
            raise IndexError(f"Replacement index {first} out of range for positional args tuple")
        value = args[first]
    else:
        value = kwargs[first]
    while True:
        step = format_step(name, at)
        if step is None:
            return value
        is_attribute, key, at = step
        value = getattr(value, key) if is_attribute else value[key]


# Formatting with `%`.


def str___mod__(self, value, /):
    text = plain_str(look(self))
    value = look(value)
    apart = percent_apart(text, value)
    if apart is None:
        return percent_format(text, value, False)
    text = apart[0]
    items = list(payload_of(value)) if isinstance_exact(value, tuple) else [value]
    for at in range(len(items)):
        conversion = apart[at + 1]
        if conversion == 's':
            items[at] = plain_str(str(items[at]))
        elif conversion == 'r':
            items[at] = plain_str(repr(items[at]))
    return text % tuple(items)


def str___rmod__(self, value, /):
    value = look(value)
    if not isinstance_exact(value, str):
        return NotImplemented
    return percent_format(plain_str(value), look(self), False)


def bytes___mod__(self, value, /):
    return latin1_bytes(percent_format(latin1_text(look(self)), look(value), True))


def bytes___rmod__(self, value, /):
    value = look(value)
    if not isinstance_exact(value, bytes):
        return NotImplemented
    return bytes___mod__(value, self)


def bytearray___mod__(self, value, /):
    return bytearray(bytes___mod__(self, value))


def bytearray___rmod__(self, value, /):
    value = look(value)
    if not isinstance_exact(value, bytearray):
        return NotImplemented
    return bytearray(bytes___mod__(value, self))


def percent_format(text, args, is_bytes):
    mapping = percent_is_mapping(args, is_bytes)
    if isinstance_exact(args, tuple):
        items = list(payload_of(args))
    else:
        items = [args]
    used = 0
    at = 0
    out = []
    while True:
        here = at
        piece = percent_piece(text, at, is_bytes)
        if piece is None:
            break
        if len(piece) == 2:
            at, literal = piece
            out.append(literal)
            continue
        at, key, width, precision, conversion, fault = piece
        if key is not None:
            if not mapping:
                raise TypeError("format requires a mapping")
            if fault == "incomplete format key":
                raise ValueError(fault)
            # What was looked up is the only argument left.
            items = [args[latin1_bytes(key) if is_bytes else key]]
            used = 0
        if width is True:
            width = percent_star(items, used, 'ssize_t')
            used += 1
        if precision is True:
            precision = percent_star(items, used, 'int')
            used += 1
        if fault is not None:
            raise ValueError(fault)
        value = percent_argument(items, used)
        used += 1
        value = percent_value(value, conversion, is_bytes)
        out.append(percent_layout(text, here, is_bytes, width, precision, value))
    if used < len(items) and not mapping:
        kind = 'bytes' if is_bytes else 'string'
        raise TypeError(f"not all arguments converted during {kind} formatting")
    return ''.join(out)


def percent_argument(items, used):
    if used >= len(items):
        raise TypeError("not enough arguments for format string")
    return look(items[used])


def percent_star(items, used, limit):
    star = percent_argument(items, used)
    if not isinstance_exact(star, int):
        raise TypeError("* wants int")
    return plain_number(star)


def percent_value(value, conversion, is_bytes):
    # The argument as a builtin object that the layout takes.
    if conversion in 'diuoxX':
        return percent_integer(value, conversion)
    if conversion in 'eEfFgG':
        if not isinstance_exact(value, float) and is_bytes:
            try:
                return to_float(value)
            except TypeError:
                raise TypeError(f"float argument required, not {type_name(value)}") from None
        return to_float(value)
    if conversion == 'c':
        if isinstance_exact(value, (str if not is_bytes else bytes)) or isinstance_exact(value, int):
            return value
        if lookup_special(value, '__index__') is not None:
            return to_index(value)
        return value
    if conversion == 's' and not is_bytes:
        return plain_str(str_of(value))
    if conversion == 'r' and not is_bytes:
        return plain_str(builtins_repr(value))
    if conversion == 'a' or conversion == 'r':
        return plain_str(builtins_ascii(value))
    if is_bytes and (conversion == 's' or conversion == 'b'):
        method = lookup_special(value, '__bytes__')
        if method is not None:
            result = look(method())
            if not isinstance_exact(result, bytes):
                raise TypeError(f"__bytes__ returned non-bytes (type {type_name(result)})")
            return plain_bytes(result)
    return value


def percent_integer(value, conversion):
    if isinstance_exact(value, int):
        return plain_number(value)
    if isinstance_exact(value, float):
        return plain_number(value)
    wanted = 'an integer' if conversion in 'oxX' else 'a real number'
    method = None
    if conversion not in 'oxX':
        method = lookup_special(value, '__int__')
        name = '__int__'
    if method is None:
        method = lookup_special(value, '__index__')
        name = '__index__'
    if method is None:
        raise TypeError(f"%{conversion} format: {wanted} is required, not {type_name(value)}")
    try:
        result = method()
    except TypeError:
        raise TypeError(f"%{conversion} format: {wanted} is required, not {type_name(value)}") from None
    return checked_int(result, name)


# bytes and bytearray.


def source_bytes(source, kind):
    # What the natives take for an object whose class decides: bytes, an integer, or a list of integers.
    source = look(source)
    if type_of(source) is str:
        return source
    if kind == 'bytes' and has_special(source, '__bytes__'):
        result = look(lookup_special(source, '__bytes__')())
        if not isinstance_exact(result, bytes):
            raise TypeError(f"__bytes__ returned non-bytes (type {type_name(result)})")
        return result
    if isinstance_exact(source, str):
        return source
    if lookup_special(source, '__index__') is not None:
        if isinstance_exact(source, int):
            return plain_number(source)
        try:
            return to_index(source)
        except TypeError:
            pass
    if lends_bytes(source):
        return lent_bytes(source, FULL_READ_ONLY)
    if lookup_special(source, '__buffer__') is not None:
        # The bytes that it carries itself: other methods of its class had their turn.
        return memoryview(source)
    return source_items(source, f"cannot convert '{type_name(source)}' object to {kind}", kind, kind == 'bytes')


def source_items(source, refusal, kind, asks_length):
    if lookup_special(source, '__iter__') is None and lookup_special(source, '__getitem__') is None:
        raise TypeError(refusal)
    values = []
    for item in sized(source) if asks_length else source:
        item = to_index(item)
        if item < 0 or item > 255:
            raise ValueError("bytes must be in range(0, 256)" if kind == 'bytes' else "byte must be in range(0, 256)")
        values.append(item)
    return values


def bytes_arguments(source=b'', encoding=MISSING, errors=MISSING):
    return source, encoding, errors


def bytes_payload(kind, args, named):
    source, encoding, errors = bytes_arguments(*args, **named)
    if encoding is MISSING and errors is MISSING:
        return source_bytes(source, kind)
    source = look(source)
    encoding = 'utf-8' if encoding is MISSING else look(encoding)
    errors = 'strict' if errors is MISSING else look(errors)
    if isinstance_exact(source, str) and is_foreign(encoding):
        return by_guest(source, encoding, errors, 'encode')
    names = isinstance_exact(errors, str) and isinstance_exact(encoding, str)
    if isinstance_exact(source, str) and names and not builtin_handler(errors):
        return encode_with_handler(plain_str(source), encoding, errors)
    return bytes(source, encoding, errors)


def bytes_make(*args, **named):
    result = bytes_payload('bytes', args, named)
    if isinstance_exact(result, bytes):
        return result
    return bytes(result)


def bytes___new__(cls, /, *args, **named):
    return carrying(cls, bytes, bytes_make(*args, **named))


def bytearray_make(*args, **named):
    return bytearray(bytes_payload('bytearray', args, named))


def bytearray___init__(self, /, *args, **named):
    if len(args) == 1 and not named and is_stream(look(args[0])):
        # It fills while the items come, and they can see that.
        self = look(self)
        bytearray.clear(self)
        for item in look(args[0]):
            bytearray.append(self, to_byte_of(item))
        return
    bytearray.__init__(self, bytes_payload('bytearray', args, named))


def is_stream(source):
    # Whether only going through it gives bytes.
    return (type_of(source) is not list and type_of(source) is not tuple and lookup_special(source, '__iter__') is not None
            and lookup_special(source, '__index__') is None and lookup_special(source, '__buffer__') is None
            and not isinstance_exact(source, str))


def to_byte_of(item):
    item = to_index(item)
    if item < 0 or item > 255:
        raise ValueError("byte must be in range(0, 256)")
    return item


def bytearray_extend(self, iterable_of_ints, /):
    source = look(iterable_of_ints)
    if lends_bytes(source):
        bytearray.extend(look(self), lent_bytes(source))
        return
    values = source_items(source, f"can't extend bytearray with {type_name(source)}", 'bytearray', True)
    bytearray.extend(look(self), values)


def bytearray___setitem__(self, key, value, /):
    key = sequence_key(key)
    value = look(value)
    if type_of(key) is slice:
        if lends_bytes(value):
            value = lent_bytes(value, FULL_READ_ONLY)
        elif lookup_special(value, '__buffer__') is None:
            value = bytearray(value)
    else:
        value = to_index(value)
    bytearray.__setitem__(look(self), key, value)


def bytearray___delitem__(self, key, /):
    bytearray.__delitem__(look(self), sequence_key(key))


def bytes_join(self, iterable_of_bytes, /):
    return bytes.join(look(self), joined_items(iterable_of_bytes))


def bytearray_join(self, iterable_of_bytes, /):
    return bytearray.join(look(self), joined_items(iterable_of_bytes))


def bytes_startswith(self, prefix, start=None, end=None, /):
    return bytes.startswith(look(self), bytes_affix(prefix), slice_end(start), slice_end(end))


def bytes_endswith(self, suffix, start=None, end=None, /):
    return bytes.endswith(look(self), bytes_affix(suffix), slice_end(start), slice_end(end))


def bytearray_startswith(self, prefix, start=None, end=None, /):
    return bytearray.startswith(look(self), bytes_affix(prefix), slice_end(start), slice_end(end))


def bytearray_endswith(self, suffix, start=None, end=None, /):
    return bytearray.endswith(look(self), bytes_affix(suffix), slice_end(start), slice_end(end))


def needle(sub):
    # What is searched in bytes: bytes, or an integer.
    sub = taken_bytes(look(sub))
    if isinstance_exact(sub, bytes) or isinstance_exact(sub, bytearray) or lookup_special(sub, '__index__') is None:
        return sub
    return to_index(sub)


def bytes_searcher(method):
    def search(self, sub, start=None, end=None, /):
        return method(look(self), needle(sub), slice_end(start), slice_end(end))
    return search


bytes_find = bytes_searcher(bytes.find)
bytes_rfind = bytes_searcher(bytes.rfind)
bytes_index = bytes_searcher(bytes.index)
bytes_rindex = bytes_searcher(bytes.rindex)
bytes_count = bytes_searcher(bytes.count)
bytearray_find = bytes_searcher(bytearray.find)
bytearray_rfind = bytes_searcher(bytearray.rfind)
bytearray_index = bytes_searcher(bytearray.index)
bytearray_rindex = bytes_searcher(bytearray.rindex)
bytearray_count = bytes_searcher(bytearray.count)


def bytes___contains__(self, key, /):
    return bytes.__contains__(look(self), contained(key))


def bytearray___contains__(self, key, /):
    return bytearray.__contains__(look(self), contained(key))


def contained(key):
    key = needle(key)
    if isinstance_exact(key, (bytes)) or isinstance_exact(key, bytearray) or isinstance_exact(key, int):
        return key
    if lookup_special(key, '__buffer__') is None:
        raise TypeError(f"a bytes-like object is required, not '{type_name(key)}'")
    return taken_bytes(key)


def bytes___getitem__(self, key, /):
    return bytes.__getitem__(look(self), sequence_key(key))


def bytearray___getitem__(self, key, /):
    return bytearray.__getitem__(look(self), sequence_key(key))


# memoryview.


def memoryview___getitem__(self, key, /):
    if type_of(look(key)) is slice:
        # A view of its own: what turns the bounds into integers may release this one.
        view = memoryview.__getitem__(look(self), slice(None))
        part = memoryview.__getitem__(view, sequence_key(key))
        end_view(view)
        return part
    return memoryview.__getitem__(look(self), view_key(key))


def memoryview___setitem__(self, key, value, /):
    key = view_key(key)
    value = look(value)
    self = look(self)
    if type_of(key) is not slice:
        if self.format == 'c':
            pass
        elif self.format == '?':
            value = bool(value)
        elif self.format in 'dfe':
            value = to_float(value)
        elif not isinstance_exact(value, int):
            value = to_index(value)
    memoryview.__setitem__(self, key, value)


def view_key(key):
    key = look(key)
    if isinstance_exact(key, tuple):
        return tuple([sequence_key(item) for item in key])
    return sequence_key(key)


def memoryview_count(self, value, /):
    n = 0
    for item in look(self).tolist():
        if item is value or item == value:
            n += 1
    return n


def memoryview_index(self, value, start=None, stop=None, /):
    items = look(self).tolist()
    start, stop, _ = slice(slice_end(start), slice_end(stop)).indices(len(items))
    for at in range(start, stop):
        if items[at] is value or items[at] == value:
            return at
    raise ValueError("memoryview.index(x): x not found")


# Codecs with error handlers that the guest registered.


ERROR_HANDLERS = {}


def register_error(errors, handler, /):
    if not isinstance_exact(errors, str):
        raise TypeError(f"register_error() argument 1 must be str, not {type_name(errors)}")
    if not callable(handler):
        raise TypeError("handler must be callable")
    ERROR_HANDLERS[plain_str(errors)] = handler


def registered_handler(errors):
    # The guest's handler of a name, if it has one.
    if not isinstance_exact(errors, str):
        return None
    return ERROR_HANDLERS.get(plain_str(errors))


# What finds the guest's codecs by name, when it has any.
CODEC_LOOKUP = []


def set_codec_lookup(lookup, /):
    CODEC_LOOKUP[:] = [lookup]


def is_foreign(encoding):
    # Whether a name is that of no encoding here.
    return isinstance_exact(encoding, str) and not known_encoding(plain_str(encoding))


def by_guest(data, encoding, errors, what):
    # Encodes or decodes with a codec that the guest registered.
    if not CODEC_LOOKUP:
        raise LookupError(f"unknown encoding: {plain_str(encoding)}")
    codec = CODEC_LOOKUP[0](encoding)
    if not getattr(codec, '_is_text_encoding', True):
        raise LookupError(f"'{plain_str(encoding)}' is not a text encoding; use codecs.{what}() to handle arbitrary codecs")
    result = codec[0 if what == 'encode' else 1](data, errors)
    coder = what[:-1] + 'er'
    if not isinstance_exact(result, tuple) or len(result) != 2:
        raise TypeError(f"{coder} must return a tuple (object,{' ' if what == 'encode' else ''}integer)")
    made = look(result[0])
    wanted = bytes if what == 'encode' else str
    if not isinstance_exact(made, wanted):
        raise TypeError(f"'{plain_str(encoding)}' {coder} returned '{type_name(made)}' instead of "
                        f"'{wanted.__name__}'; use codecs.{what}() to {what} to arbitrary types")
    return made


def handler_of(errors):
    handler = registered_handler(errors)
    if handler is None:
        unknown_error_handler(errors)
    return handler


def handled(handler, error, what):
    # What a handler gave: the replacement and the position to go on at.
    result = look(handler(error))
    message = f"{what} error handler must return (str{', bytes' if what == 'encoding' else ''}, int) tuple"
    if what == 'encoding':
        message = "encoding error handler must return (str/bytes, int) tuple"
    if not isinstance_exact(result, tuple) or len(result) != 2:
        raise TypeError(message)
    replacement, at = look(result[0]), look(result[1])
    fits = isinstance_exact(replacement, str) or (what == 'encoding' and isinstance_exact(replacement, bytes))
    if not fits or not isinstance_exact(at, int):
        raise TypeError(message)
    at = plain_number(at)
    size = len(error.object)
    if at < 0:
        at += size
    if at < 0 or at > size:
        raise IndexError(f"position {plain_number(result[1])} from error handler out of bounds")
    return replacement, at


def encode_with_handler(text, encoding, errors):
    out = []
    at = 0
    while True:
        data, error = encode_run(text, encoding, at, at > 0)
        out.append(data)
        if error is None:
            return b''.join(out)
        replacement, at = handled(handler_of(errors), error, 'encoding')
        if isinstance_exact(replacement, str):
            replacement = encode_piece(plain_str(replacement), encoding)
            if replacement is None:
                raise error
        out.append(replacement)
        if at == 0:
            at = len(text)


def decode_with_handler(data, encoding, errors):
    data = bytes(data)
    out = []
    at = 0
    while True:
        text, error = decode_run(data, encoding, at)
        out.append(text)
        if error is None:
            return ''.join(out)
        replacement, at = handled(handler_of(errors), error, 'decoding')
        data = error.object
        out.append(plain_str(replacement))
        if at >= len(data):
            return ''.join(out)


def str_encode(self, /, encoding='utf-8', errors='strict'):
    self, encoding, errors = look(self), look(encoding), look(errors)
    if is_foreign(encoding):
        return by_guest(self, encoding, errors, 'encode')
    if isinstance_exact(errors, str) and isinstance_exact(encoding, str) and not builtin_handler(errors):
        return encode_with_handler(plain_str(self), encoding, errors)
    return str.encode(self, encoding, errors)


def bytes_decode(self, /, encoding='utf-8', errors='strict'):
    self, encoding, errors = look(self), look(encoding), look(errors)
    if is_foreign(encoding):
        return by_guest(self, encoding, errors, 'decode')
    if isinstance_exact(errors, str) and isinstance_exact(encoding, str) and not builtin_handler(errors):
        return decode_with_handler(self, encoding, errors)
    return bytes.decode(self, encoding, errors)


def bytearray_decode(self, /, encoding='utf-8', errors='strict'):
    return bytes_decode(bytes(look(self)), encoding, errors)
