# A generator expression that a builtin goes through at once behaves as a generator: what it raises, closes and captures.
# since: 3.14
import traceback


def told(function, *args):
    """The error, with the level of the traceback at which each function stands."""
    try:
        return function(*args)
    except BaseException as e:
        levels = [f"{level.name}:{level.lineno - function.__code__.co_firstlineno}" for level in traceback.extract_tb(e.__traceback__)]
        return type(e).__name__, str(e), type(e.__cause__).__name__, levels[1:]


def total(xs):
    return sum(x * 2 for x in xs)


print(total([1, 2, 3]), total([1.5, 2]), total([True, 2**70]), total([]), total([2**47, 2**46, 2**60]))
# expect: 12 7.0 2361183241434822606850 0 2306265221678759936
print(sum(x for x in [0.1] * 10), sum(x for x in [1, 1e100, 1.0, -1e100]), sum(x for x in [1e16, 1, 1]), sum(x for x in [True, True]))
# expect: 1.0 1.0 1.0000000000000002e+16 2


class Value:
    def __init__(self, value):
        self.value = value

    def __add__(self, other):
        return Value(self.value + (other.value if isinstance(other, Value) else other))

    __radd__ = __add__

    def __repr__(self):
        return f"Value({self.value})"


class Plain(Value):
    def __add__(self, other):
        return 1e16

    __radd__ = __add__


print(sum(x for x in [1, Value(2), 3.5, Value(4)]), sum(x for x in [0.5, Value(2)]))
# expect: Value(10.5) Value(2.5)
print(sum(x for x in [1, Plain(2), 1.0, 1.0]), sum(x for x in [0.5, Plain(2), 1.0, 1.0]), sum([1, 1e100, 1.0, -1e100]))
# expect: 1.0000000000000002e+16 1e+16 1.0


def several(k, xs):
    return (
        any(x > k for x in xs),
        all(x > k for x in xs),
        sorted((x * k for x in xs), reverse=True),
        sorted((x for x in xs), key=lambda v: -v),
        tuple(x for x in xs if x),
        set(x % 3 for x in xs),
        list(x + k for x in xs),
        any(k and x for x in xs if not x),
        all(a < b for a, b in zip(xs, xs[1:])),
    )


print(several(2, [1, 2, 3, 4]), several(0, []))
# expect: (True, False, [8, 6, 4, 2], [4, 3, 2, 1], (1, 2, 3, 4), {0, 1, 2}, [3, 4, 5, 6], False, True) (False, True, [], [], (), set(), [], False, True)
print(",".join(str(x) for x in range(4)), "".join(c for c in "abc" if c != "b"), "-".join(x for x in ()))
# expect: 0,1,2,3 ac


def ends():
    items = iter([1])
    return sum(next(items) for _ in range(3))


def ends_in_text():
    return "-".join(next(iter([])) for x in [1, 2])


def divides(xs):
    return any(1 // x for x in xs)


def adds_text():
    return sum(x for x in ["a"])


def joins_numbers():
    return ",".join(x for x in [1, 2])


def lists_in_set():
    return set([x] for x in [1])


def no_iterable():
    return sum(x for x in 5)


def nested_no_iterable():
    return all(y for x in [5] for y in x)


def unbound(when):
    if when:
        k = 1
    return sum(k + x for x in [1])


def unbound_in_text(when):
    if when:
        k = "a"
    return ",".join(k + x for x in ["b"])


def no_name():
    return any(nothing_with_this_name for x in [1])


def two_levels():
    return "|".join(",".join(str(1 // c) for c in [n]) for n in (1, 0))


class NoTruth:
    def __bool__(self):
        raise ValueError("no truth")


def no_truth():
    return [1, any(x for x in [NoTruth()])][0]


for function in (ends, ends_in_text, adds_text, joins_numbers, lists_in_set, no_iterable, nested_no_iterable, no_name, two_levels):
    print(function.__name__, told(function))
# expect: ends ('RuntimeError', 'generator raised StopIteration', 'StopIteration', ['ends:2'])
# expect: ends_in_text ('RuntimeError', 'generator raised StopIteration', 'StopIteration', ['ends_in_text:1'])
# expect: adds_text ('TypeError', "unsupported operand type(s) for +: 'int' and 'str'", 'NoneType', ['adds_text:1'])
# expect: joins_numbers ('TypeError', 'sequence item 0: expected str instance, int found', 'NoneType', ['joins_numbers:1'])
# expect: lists_in_set ('TypeError', "cannot use 'list' as a set element (unhashable type: 'list')", 'NoneType', ['lists_in_set:1'])
# expect: no_iterable ('TypeError', "'int' object is not iterable", 'NoneType', ['no_iterable:1'])
# expect: nested_no_iterable ('TypeError', "'int' object is not iterable", 'NoneType', ['nested_no_iterable:1', '<genexpr>:1'])
# expect: no_name ('NameError', "name 'nothing_with_this_name' is not defined", 'NoneType', ['no_name:1', '<genexpr>:1'])
# expect: two_levels ('ZeroDivisionError', 'division by zero', 'NoneType', ['two_levels:1', '<genexpr>:1', '<genexpr>:1'])
print(told(divides, [0]), told(unbound, False), told(unbound_in_text, False))
# expect: ('ZeroDivisionError', 'division by zero', 'NoneType', ['divides:1', '<genexpr>:1']) ('NameError', "cannot access free variable 'k' where it is not associated with a value in enclosing scope", 'NoneType', ['unbound:3', '<genexpr>:3']) ('NameError', "cannot access free variable 'k' where it is not associated with a value in enclosing scope", 'NoneType', ['unbound_in_text:3', '<genexpr>:3'])
print(told(divides, [1, 0]), told(unbound, True), told(unbound_in_text, True), told(no_truth)[:3])
# expect: True 2 ab ('ValueError', 'no truth', 'NoneType')


def counted(n):
    try:
        for i in range(n):
            yield i
    finally:
        print("closed", n)


print(any(x == 2 for y in [1] for x in counted(5)), all(x < 1 for x in counted(4)), sum(x for x in counted(3)))
# expect: closed 5
# expect: closed 4
# expect: closed 3
# expect: True False 3
print(told(lambda: all(1 // (x - 2) for y in [1] for x in counted(5)))[:2])
# expect: closed 5
# expect: ('ZeroDivisionError', 'division by zero')
print([x for x in counted(3) if any(x == y for y in counted(2))])
# expect: closed 2
# expect: closed 2
# expect: closed 2
# expect: closed 3
# expect: [0, 1]


def handled():
    result = 0
    try:
        result = sum(int(x) for x in ["1", "x"])
    except ValueError as e:
        print("handled", e)
    finally:
        print("finally")
    return result


print(handled())
# expect: handled invalid literal for int() with base 10: 'x'
# expect: finally
# expect: 0


def given(sum):
    return sum(x for x in [1, 2])


print(given(lambda generator: (type(generator).__name__, list(generator))))  # expect: ('generator', [1, 2])
any_before = any


def other_any(xs):
    return any(x for x in xs)


any = lambda generator: (type(generator).__name__, generator.__name__, next(generator))
print(other_any([5, 6]), other_any("ab"))
# expect: ('generator', '<genexpr>', 5) ('generator', '<genexpr>', 'a')
any = any_before
print(other_any([0, 6]))  # expect: True
print([sum(j for j in range(i)) for i in range(4)], {str(sum(1 for _ in "ab" if c)) for c in "x"})
# expect: [0, 0, 1, 3] {'2'}


class Body:
    scale = 3
    items = [1, 2]
    total = sum(x for x in items)
    text = ",".join(str(x) for x in items)
    try:
        scaled = ",".join(str(x * scale) for x in items)
    except NameError as e:
        scaled = str(e)


print(Body.total, Body.text, Body.scaled)  # expect: 3 1,2 name 'scale' is not defined


def walrus():
    if all((last := x) < 3 for x in [1, 2, 5, 7]):
        pass
    print(",".join(latest := str(x) for x in range(3)), latest)
    return last


print(walrus())
# expect: 0,1,2 2
# expect: 5
made = []
print(",".join((lambda: str(x))() for x in range(3)), "|".join(",".join(c * n for c in "ab") for n in (1, 2)))
# expect: 0,1,2 a,b|aa,bb
print(",".join(made.append(lambda: x) or str(x) for x in range(3)), [f() for f in made])
# expect: 0,1,2 [2, 2, 2]


def stops_here(xs):
    x = "mine"
    return sum(x for x in xs), x, "".join(x for x in "ab"), x


print(stops_here([1, 2]))  # expect: (3, 'mine', 'ab', 'mine')


class Method:
    def __init__(self):
        self.parts = [1, 2]

    def __len__(self):
        return sum(part for part in self.parts)

    def text(self):
        return "+".join(f"{self.name(part)}" for part in self.parts)

    def name(self, part):
        return f"<{part}>"


class Below(Method):
    def text(self):
        return "".join(super(Below, self).text() for _ in range(2))


print(len(Method()), Method().text(), Below().text())  # expect: 3 <1>+<2> <1>+<2><1>+<2>


def generator(xs):
    yield sum(x for x in xs)
    yield "".join(str(x) for x in xs)
    got = yield any(x == 2 for x in xs)
    yield all(x == got for x in xs)


steps = generator([2, 2])
print(next(steps), next(steps), next(steps), steps.send(2))  # expect: 4 22 True True


def extremes(xs):
    return max(x for x in xs), min(x for x in xs), max((x for x in xs if x > 99), default=-1), min((x for x in xs if x > 99), default=None)


class Shy(int):
    def __gt__(self, other):
        raise ValueError(f"{int(self)} is shy")

    __lt__ = __gt__


def compares():
    return max(x for x in [Shy(1), Shy(2)])


def compares_text():
    return min(x for x in [1, "a"])


print(extremes([3, 1, 2]), extremes([2.5, 1]), extremes([True, 7]))
# expect: (3, 1, -1, None) (2.5, 1, -1, None) (7, True, -1, None)
print(max(word for word in ["b", "abc"]), min((len(w), w) for w in ["b", "abc"]), max((x for x in []), default="none"))
# expect: b (1, 'b') none
print(told(extremes, []), told(compares), told(compares_text), told(lambda: min(1 // x for x in [0])))
# expect: ('ValueError', 'max() iterable argument is empty', 'NoneType', ['extremes:1']) ('ValueError', '2 is shy', 'NoneType', ['compares:1', '__gt__:-5']) ('TypeError', "'<' not supported between instances of 'str' and 'int'", 'NoneType', ['compares_text:1']) ('ZeroDivisionError', 'division by zero', 'NoneType', ['<lambda>:0', '<genexpr>:0'])
first, *_ = (max(x for x in [a, b]) is a for a, b in [([1], [1])])
print(first, min(x for x in [Shy(5)]), max(max(y for y in range(x)) for x in (3, 9)))  # expect: True 5 8
print(max(iter([float("nan"), 1.0])), max(x for x in [float("nan"), 1.0]), min(x for x in [1.0, float("nan")]))
# expect: nan nan 1.0


def executed(source, *namespaces):
    try:
        exec(source, *namespaces)
    except NameError as e:
        print(e)


# A generator does not see the namespace beside the globals; what it goes over first is evaluated outside.
executed("print(','.join(y + x for x in 'ab'), sum(n for n in [1]))", {}, {"y": "1"})
# expect: name 'y' is not defined
executed("print(','.join(y + x for x in z))", {"y": "1"}, {"z": "12"})  # expect: 11,12
executed("print(','.join(','.join(y + x for x in z) for q in 'k'))", {"y": "1"}, {"z": "12"})
# expect: name 'z' is not defined
executed("print(','.join(y + x for x in 'ab'), sum(n for n in [1]))", {"y": "1"})  # expect: 1a,1b 1


def sends():
    return sum(x for x in (yield 1)), ",".join(x for x in (yield 2))


steps = sends()
print(next(steps), steps.send([1, 2]))  # expect: 1 2
try:
    steps.send("ab")
except StopIteration as e:
    print(e.value)  # expect: (3, 'a,b')
depth = "text"
for n in range(30):
    depth = f"''.join({depth} for _{n} in 'a')"
print(eval(f"(lambda text: {depth})('deep')"))  # expect: deep
closed = []


def noted(*items):
    try:
        yield from items
    finally:
        closed.append(items)


# What fails closes what the rounds hold, whether the expression fails or who goes through it.
for function in (
    lambda: [1 // x for x in noted(0, 2)],
    lambda: {1 // x: x for x in noted(0, 3)},
    lambda: sum(1 // x for x in noted(0, 4)),
    lambda: ",".join(str(1 // x) for x in noted(0, 5)),
    lambda: any(1 // x > 1 for x in noted(1, 0)),
    lambda: sum(x for x in noted(1, "a")),
    lambda: max(x for y in noted(1) for x in noted(1, "b")),
    lambda: set([x] for x in noted(6)),
    lambda: min(x for x in noted(1, "c")),
    lambda: sorted(1 // x for x in noted(0, 7)),
):
    name, _, _, levels = told(function)
    print(name, levels, closed)
    closed.clear()
# expect: ZeroDivisionError ['<lambda>:0'] [(0, 2)]
# expect: ZeroDivisionError ['<lambda>:0'] [(0, 3)]
# expect: ZeroDivisionError ['<lambda>:0', '<genexpr>:0'] [(0, 4)]
# expect: ZeroDivisionError ['<lambda>:0', '<genexpr>:0'] [(0, 5)]
# expect: ZeroDivisionError ['<lambda>:0', '<genexpr>:0'] [(1, 0)]
# expect: TypeError ['<lambda>:0'] [(1, 'a')]
# expect: TypeError ['<lambda>:0'] [(1, 'b'), (1,)]
# expect: TypeError ['<lambda>:0'] [(6,)]
# expect: TypeError ['<lambda>:0'] [(1, 'c')]
# expect: ZeroDivisionError ['<lambda>:0', '<genexpr>:0'] [(0, 7)]


class Ends:
    def __lt__(self, other):
        raise StopIteration("compared")

    __gt__ = __add__ = __radd__ = __lt__


# What a comparison or a sum raises is not raised by the generator.
print(told(lambda: max(x for x in noted(Ends(), Ends())))[:3], told(lambda: sum(x for x in noted(Ends())))[:3])
# expect: ('StopIteration', 'compared', 'NoneType') ('StopIteration', 'compared', 'NoneType')
