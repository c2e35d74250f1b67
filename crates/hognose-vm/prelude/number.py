# Numbers whose classes a guest wrote: conversions, and the twins of natives of the number types.
#
# A native says that it met such a class before it had any effect; its twin here calls the methods in CPython's order.

BYTES = bytes
TUPLE_HASH = lookup_class(tuple, '__hash__')


def checked_int(result, method):
    # What `__int__` or `__index__` gave, as a plain integer.
    result = look(result)
    if not isinstance_exact(result, int):
        raise TypeError(f"{method} returned non-int (type {type_name(result)})")
    return plain_number(result)


def to_index(x):
    # `operator.index(x)`, as a plain integer.
    x = look(x)
    if isinstance_exact(x, int):
        return plain_number(x)
    method = lookup_special(x, '__index__')
    if method is None:
        raise TypeError(f"'{type_name(x)}' object cannot be interpreted as an integer")
    return checked_int(method(), '__index__')


def to_int(x):
    # `int(x)` of anything.
    x = look(x)
    method = lookup_special(x, '__int__')
    if method is not None:
        return checked_int(method(), '__int__')
    method = lookup_special(x, '__index__')
    if method is not None:
        return checked_int(method(), '__index__')
    return int(taken_bytes(x))


def checked_float(result, x):
    result = look(result)
    if not isinstance_exact(result, float):
        raise TypeError(f"{type_name(x)}.__float__ returned non-float (type {type_name(result)})")
    return plain_number(result)


def to_float(x):
    # A float from a real number.
    x = look(x)
    if isinstance_exact(x, float):
        return plain_number(x)
    method = lookup_special(x, '__float__')
    if method is not None:
        return checked_float(method(), x)
    method = lookup_special(x, '__index__')
    if method is not None:
        return exact_float(checked_int(method(), '__index__'))
    raise TypeError(f"must be real number, not {type_name(x)}")


def to_complex(x):
    # A number, or the complex one that `__complex__` gives; anything else is itself.
    x = look(x)
    method = lookup_special(x, '__complex__')
    if method is not None:
        result = look(method())
        if not isinstance_exact(result, complex):
            raise TypeError(f"__complex__ returned non-complex (type {type_name(result)})")
        return plain_number(result)
    return to_real(x)


def to_real(x):
    # A float from an object that has `__float__` or `__index__`; anything else is itself.
    x = look(x)
    if isinstance_exact(x, complex) or isinstance_exact(x, str):
        return x
    if lookup_special(x, '__float__') is None and lookup_special(x, '__index__') is None:
        return x
    return to_float(x)


def int_make(x=0, /, *base, **named):
    if base or named:
        return int(taken_bytes(look(x)), *map_index(base), **map_index_named(named))
    return to_int(x)


def int___new__(cls, x=0, /, *base, **named):
    if base or named:
        return int.__new__(cls, taken_bytes(look(x)), *map_index(base), **map_index_named(named))
    return int.__new__(cls, to_int(x))


def map_index(values):
    return [to_index(v) for v in values]


def map_index_named(named):
    return {name: to_index(value) for name, value in named.items()}


def int_class_from_bytes(cls, /, bytes, byteorder='big', *, signed=False):
    method = lookup_special(look(bytes), '__bytes__')
    if method is not None:
        data = look(method())
        if not isinstance_exact(data, BYTES):
            raise TypeError(f"__bytes__ returned non-bytes (type {type_name(data)})")
        data = payload_of(data)
    elif lends_bytes(bytes):
        data = lent_bytes(bytes)
    elif lookup_special(bytes, '__buffer__') is not None:
        data = bytes
    else:
        data = [to_byte(item) for item in bytes]
    value = int.from_bytes(data, look(byteorder), signed=True if signed else False)
    return value if cls is int else cls(value)


def to_byte(item):
    byte = to_index(item)
    if not 0 <= byte <= 255:
        raise ValueError("bytes must be in range(0, 256)")
    return byte


def float_make(x=0, /):
    return float___new__(float, x)


def float___new__(cls, x=0, /):
    x = look(x)
    method = lookup_special(x, '__float__')
    if method is not None:
        return float.__new__(cls, checked_float(method(), x))
    method = lookup_special(x, '__index__')
    if method is not None:
        return float.__new__(cls, checked_int(method(), '__index__'))
    return float.__new__(cls, taken_bytes(x))


def float_class_from_number(cls, number, /):
    x = to_float(number)
    return x if cls is float else cls(x)


def complex_make(*args, **named):
    return complex___new__(complex, *args, **named)


def complex___new__(cls, /, *args, **named):
    args = list(args)
    if args:
        args[0] = to_complex(args[0])
    elif 'real' in named:
        named['real'] = to_complex(named['real'])
    if len(args) > 1:
        args[1] = to_real(args[1])
    elif 'imag' in named:
        named['imag'] = to_real(named['imag'])
    real = args[0] if args else named.get('real')
    imag = args[1] if len(args) > 1 else named.get('imag')
    if len(args) + len(named) > 1:
        parts = [0.0 if real is None else real, imag]
        for name, value in ('real', real), ('imag', imag):
            if isinstance(value, complex):
                warn(DeprecationWarning, f"complex() argument '{name}' must be a real number, not {type_name(value)}")
        if isinstance(imag, complex):
            parts = [parts[0] - imag.imag, imag.real]
        if isinstance(parts[0], complex):
            parts = [parts[0].real, parts[1] + parts[0].imag]
        return complex.__new__(cls, *parts)
    return complex.__new__(cls, *args, **named)


def bool___invert__(value, /):
    warn(DeprecationWarning, "Bitwise inversion '~' on bool is deprecated and will be removed in Python 3.16. This "
         "returns the bitwise inversion of the underlying int object and is usually not what you expect from negating a "
         "bool. Use the 'not' operator for boolean negation or ~int(x) if you really want the bitwise inversion of the "
         "underlying int.")
    return -1 - int(value)


def complex_class_from_number(cls, number, /):
    x = to_complex(number)
    if not isinstance_exact(x, complex):
        x = complex(to_float(x))
    return x if cls is complex else cls(x)


def builtins_round(number, ndigits=None):
    number = look(number)
    if look(ndigits) is None:
        return round(number)
    return round(number, ndigits)


def builtins_divmod(x, y, /):
    x = look(x)
    y = look(y)
    result = try_operator(number_candidates(x, y, '__divmod__', '__rdivmod__'))
    if result is NotImplemented:
        raise TypeError(f"unsupported operand type(s) for divmod(): '{type_name(x)}' and '{type_name(y)}'")
    return result


def builtins_pow(base, exp, mod=None):
    base = look(base)
    exp = look(exp)
    mod = look(mod)
    candidates = number_candidates(base, exp, '__pow__', '__rpow__')
    if mod is None:
        result = try_operator(candidates)
        if result is NotImplemented:
            raise TypeError(f"unsupported operand type(s) for ** or pow(): "
                            f"'{type_name(base)}' and '{type_name(exp)}'")
        return result
    result = try_operator(candidates, (mod,))
    if result is NotImplemented and (isinstance_exact(mod, float) or isinstance_exact(mod, complex)):
        # The third operand has its say, too.
        if isinstance_exact(mod, float):
            raise TypeError("pow() 3rd argument not allowed unless all arguments are integers")
        raise ValueError("complex modulo")
    if result is NotImplemented:
        raise TypeError(f"unsupported operand type(s) for ** or pow(): "
                        f"'{type_name(base)}', '{type_name(exp)}', '{type_name(mod)}'")
    return result


def try_operator(candidates, more=()):
    # The first result of a list of methods and their arguments that is not `NotImplemented`.
    for i in range(0, len(candidates), 2):
        result = candidates[i](*candidates[i + 1], *more)
        if result is not NotImplemented:
            return result
    return NotImplemented


def builtins_hash(obj, /):
    return hash_of(look(obj))


def hash_of(obj):
    # `hash(obj)`.
    if isinstance_exact(obj, tuple) and lookup_class(type_of(obj), '__hash__') is TUPLE_HASH:
        return hash_of_parts([hash_of(look(item)) for item in payload_of(obj)])
    method = lookup_special(obj, '__hash__')
    if method is None:
        raise TypeError(f"unhashable type: '{type_name(obj)}'")
    return hash_from(method())


def hash_from(result):
    # What `__hash__` gave as the hash.
    result = look(result)
    if not isinstance_exact(result, int):
        raise TypeError("__hash__ method should return an integer")
    result = plain_number(result)
    if -0x8000000000000000 <= result <= 0x7fffffffffffffff:
        return -2 if result == -1 else result
    return hash(result)


def to_number(x):
    # For `math.log`: an integer stays one, anything else becomes a float.
    x = look(x)
    return plain_number(x) if isinstance_exact(x, int) else to_float(x)


def complex_number(x):
    # For `cmath`: a complex number from any number.
    x = to_complex(x)
    return x if isinstance_exact(x, complex) else to_float(x)


def twin_by_conversion(path, convert, more=None):
    # A twin that converts every argument (those given by name by `more`) and calls the native again.
    native = native_function(path)

    def twin(*args, **named):
        args = [convert(arg) for arg in args]
        return native(*args, **{name: (more or convert)(value) for name, value in named.items()})
    return twin


def or_none(convert):
    def converter(x):
        return None if look(x) is None else convert(x)
    return converter


math_gcd = twin_by_conversion('math.gcd', to_index)
math_lcm = twin_by_conversion('math.lcm', to_index)
math_perm = twin_by_conversion('math.perm', or_none(to_index))
math_hypot = twin_by_conversion('math.hypot', to_float)
math_log = twin_by_conversion('math.log', to_number)
math_log2 = twin_by_conversion('math.log2', to_number)
math_log10 = twin_by_conversion('math.log10', to_number)
math_ceil = twin_by_conversion('math.ceil', to_number)
math_floor = twin_by_conversion('math.floor', to_number)
math_nextafter = twin_by_conversion('math.nextafter', to_float, or_none(to_index))
math_isclose = twin_by_conversion('math.isclose', to_float)
math_fsum = twin_by_conversion('math.fsum', lambda items: [to_float(item) for item in items])
math_dist = twin_by_conversion('math.dist', lambda items: [to_float(item) for item in items])

cmath_acos = twin_by_conversion('cmath.acos', complex_number)
cmath_acosh = twin_by_conversion('cmath.acosh', complex_number)
cmath_asin = twin_by_conversion('cmath.asin', complex_number)
cmath_asinh = twin_by_conversion('cmath.asinh', complex_number)
cmath_atan = twin_by_conversion('cmath.atan', complex_number)
cmath_atanh = twin_by_conversion('cmath.atanh', complex_number)
cmath_cos = twin_by_conversion('cmath.cos', complex_number)
cmath_cosh = twin_by_conversion('cmath.cosh', complex_number)
cmath_exp = twin_by_conversion('cmath.exp', complex_number)
cmath_isclose = twin_by_conversion('cmath.isclose', complex_number, to_float)
cmath_isfinite = twin_by_conversion('cmath.isfinite', complex_number)
cmath_isinf = twin_by_conversion('cmath.isinf', complex_number)
cmath_isnan = twin_by_conversion('cmath.isnan', complex_number)
cmath_log = twin_by_conversion('cmath.log', complex_number)
cmath_log10 = twin_by_conversion('cmath.log10', complex_number)
cmath_phase = twin_by_conversion('cmath.phase', complex_number)
cmath_polar = twin_by_conversion('cmath.polar', complex_number)
cmath_sin = twin_by_conversion('cmath.sin', complex_number)
cmath_sinh = twin_by_conversion('cmath.sinh', complex_number)
cmath_sqrt = twin_by_conversion('cmath.sqrt', complex_number)
cmath_tan = twin_by_conversion('cmath.tan', complex_number)
cmath_tanh = twin_by_conversion('cmath.tanh', complex_number)


def math_prod(iterable, /, *, start=1):
    for item in iterable:
        start = start * item
    return start


def sum_of_numbers(items):
    return math_fsum(items)


def product_of_numbers(items):
    return math_prod(items)


def math_sumprod(p, q, /):
    p = [look(item) for item in p]
    q = [look(item) for item in q]
    numbers = (int, float)
    n = min(len(p), len(q))
    for i in range(n):
        if type_of(p[i]) not in numbers or type_of(q[i]) not in numbers:
            break
    else:
        if len(p) != len(q):
            raise ValueError("Inputs are not the same length")
        return MATH_SUMPROD(p, q)
    # What stands before the first other object is summed exactly.
    total = MATH_SUMPROD(p[:i], q[:i])
    while i < n:
        total = total + p[i] * q[i]
        i += 1
    if len(p) != len(q):
        # Only now is it seen, as items are taken in pairs.
        raise ValueError("Inputs are not the same length")
    return total


MATH_SUMPROD = native_function('math.sumprod')


def seed_from_host(generator):
    # Gives a generator without a state one from the host's entropy.
    if not random_is_seeded(generator):
        entropy = host_entropy(2496)
        RANDOM_SEED(generator, int.from_bytes(entropy, 'little'))


RANDOM_SEED = native_function('Random.seed')
RANDOM_RANDOM = native_function('Random.random')
RANDOM_GETRANDBITS = native_function('Random.getrandbits')
RANDOM_GETSTATE = native_function('Random.getstate')
RANDOM_SETSTATE = native_function('Random.setstate')


def Random_seed(self, n=None, /):
    n = look(n)
    if isinstance_exact(n, int):
        return RANDOM_SEED(self, n)
    # The hash counts as an unsigned number.
    return RANDOM_SEED(self, hash_of(n) % 0x10000000000000000)


def Random___init__(self, x=None, /):
    Random_seed(self, x)


def Random_random(self, /):
    seed_from_host(self)
    return RANDOM_RANDOM(self)


def Random_getrandbits(self, k, /):
    k = to_index(k)
    seed_from_host(self)
    return RANDOM_GETRANDBITS(self, k)


def Random_getstate(self, /):
    seed_from_host(self)
    return RANDOM_GETSTATE(self)


def Random_setstate(self, state, /):
    state = look(state)
    return RANDOM_SETSTATE(self, tuple([look(item) for item in state]) if isinstance_exact(state, tuple) else state)
