# Statements and builtins: what programs without imports use.
def describe(value, /, *rest, sep=", ", **options):
    match value:
        case {"kind": kind, **others}:
            return f"{kind!r} {others}"
        case [first, *_] if first:
            return sep.join(map(str, value))
        case int() | float():
            return f"{value:,.2f} {value:>8} {value!s:<4}"
    return str(rest) + str(options)


def fails(kind):
    try:
        if kind == 0:
            return 1 // 0
        if kind == 1:
            return {}["missing"]
        if kind == 2:
            return [][3]
        if kind == 3:
            return int("x")
        if kind == 4:
            return None.name
        if kind == 5:
            return "a" + 1
        raise RuntimeError("last") from ValueError("first")
    except (ZeroDivisionError, LookupError) as error:
        return type(error).__name__, str(error), repr(error), error.args
    except (ValueError, TypeError, AttributeError) as error:
        return str(error)
    except RuntimeError as error:
        return str(error.__cause__)
    finally:
        kind += 1


print(describe({"kind": "a", "n": 1}), describe([1, 2]), describe(2.5), describe(None, 1, a=2))
print([fails(kind) for kind in range(7)], {n: n * n for n in range(3)}, {n % 2 for n in range(5)})
values = [3, 1, 2]
values.sort(reverse=True)
a, *b = values
print(a, b, values[::-1], values[1:], sorted(values), min(values), max(values, key=abs), sum(values), any(values), all(values))
print(list(zip(values, "abc")), list(enumerate(values, 1)), list(map(str, values)), list(filter(None, values)), list(reversed(values)))
print(divmod(7, 2), abs(-1), round(2.567, 2), pow(2, 10, 7), hex(255), bin(5), oct(8), ord("a"), chr(98), hash("a") == hash("a"))
print(isinstance(1, (int, str)), issubclass(bool, int), callable(print), getattr(values, "append") is not None, hasattr(1, "x"))
print(2**100, 7 / 2, -7 // 2, 1e100, float("inf"), 3 + 4j, True and None, 1 < 2 <= 3, "a" in "abc", 5 not in values)
print("%s %d %.1f %r" % ("a", 1, 2.0, "b"), "{0} {name}".format(1, name=2), *values, sep="|", end="\n")
total = 0
while True:
    total += 1
    if total > 3:
        break
else:
    total = 0
for n in range(10, 0, -3):
    total ^= n
assert total, "some"
del values[0]
with_walrus = [y for x in range(5) if (y := x * 2) > 2]
print(total, with_walrus, (lambda x, y=2: x * y)(3), globals()["total"], iter([1]).__next__(), next(iter([]), None))
