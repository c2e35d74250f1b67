# `%` and `format` of objects whose class says how they are shown.
import decimal


class Shown:
    def __init__(self, name):
        self.name = name

    def __str__(self):
        print("str", self.name, end="; ")
        return f"<{self.name}>"

    def __repr__(self):
        print("repr", self.name, end="; ")
        return f"Shown({self.name!r})"


class Text(str):
    def __str__(self):
        return "text of " + self.upper()


class GivesText:
    def __str__(self):
        return Text("given")

    def __repr__(self):
        return Text("represented")


class Formatted:
    def __format__(self, spec):
        return f"formatted {spec!r}"


class Mapping:
    def __getitem__(self, key):
        return f"item {key}"

    def __str__(self):
        return "mapping"


class Bad:
    def __str__(self):
        return 5

    def __repr__(self):
        raise KeyError("no repr")


class Meta(type):
    def __repr__(cls):
        return "class " + cls.__name__


class OfMeta(metaclass=Meta):
    pass


class Row(tuple):
    def __str__(self):
        return "row"


a, b = Shown("a"), Shown("b")


def show(f, *args):
    try:
        print(repr(f(*args)))
    except Exception as e:
        print(type(e).__name__, e)


for text, args in [
    ("%s", a), ("%r", a), ("%s and %s", (a, b)), ("%s %r %s", (a, b, 5)), ("[%10s|%-10s|%.2s]", (a, b, a)), ("%5r|%-14r|%.4r", (a, b, b)),
    ("%d %s", (5, a)), ("%s %d", (a, "x")), ("%d %s", ("x", a)), ("%s", (a, b)), ("%s %s", a), ("%s %s", (a,)), ("%%%s%%", a), ("100%% %s", (a,)),
    ("%*s", (12, a)), ("%.*s", (2, a)), ("%(k)s", {"k": a}), ("%(k)r %(k)s", {"k": a}), ("%s", {"k": a}), ("%s", [a, b]), ("%r", ([a],)),
    ("%s", Text("x")), ("%r", Text("x")), ("%s", GivesText()), ("%r", GivesText()), ("%s", Mapping()), ("none", Mapping()), ("%(x)s", Mapping()),
    ("%s", Bad()), ("%r", Bad()), ("%s", OfMeta), ("%r", (OfMeta,)), ("%s", Row((1,))), ("%s %s", Row((a, b))), ("%a", a), ("%c %s", ("x", a)),
    ("%s %f", (a, 1.5)), ("%s %f", (a, "x")), ("%s %x", (a, 255)), ("%s %x", (a, 2.5)), ("%s %i", (a, True)), ("ä%sß", a), ("€%s", a), ("%s", ValueError("e")),
    ("%r", ValueError("e")), ("%s %s", (None, a)), ("%s" * 40, (a,) * 40), ("%s", decimal.Decimal("1.50")), ("%.1f", decimal.Decimal("1.55")), ("%y", a), ("%s %", a),
    ("%s", (a,) * 2), ("", a), ("", (a,)), ("%s %s %s", (1, 2)), ("%5.3s|", b), ("%s", b"x"), ("%s", ((1, a),)),
]:  # fmt: skip
    show(lambda: text % args)
# expect: str a; '<a>'
# expect: repr a; "Shown('a')"
# expect: str a; str b; '<a> and <b>'
# expect: str a; repr b; "<a> Shown('b') 5"
# expect: str a; str b; str a; '[       <a>|<b>       |<a]'
# expect: repr a; repr b; repr b; "Shown('a')|Shown('b')    |Show"
# expect: str a; '5 <a>'
# expect: str a; TypeError %d format: a real number is required, not str
# expect: TypeError %d format: a real number is required, not str
# expect: str a; TypeError not all arguments converted during string formatting
# expect: str a; TypeError not enough arguments for format string
# expect: str a; TypeError not enough arguments for format string
# expect: str a; '%<a>%'
# expect: str a; '100% <a>'
# expect: str a; '         <a>'
# expect: str a; '<a'
# expect: str a; '<a>'
# expect: repr a; str a; "Shown('a') <a>"
# expect: repr a; "{'k': Shown('a')}"
# expect: repr a; repr b; "[Shown('a'), Shown('b')]"
# expect: repr a; "[Shown('a')]"
# expect: 'text of X'
# expect: "'x'"
# expect: 'given'
# expect: 'represented'
# expect: 'mapping'
# expect: 'none'
# expect: 'item x'
# expect: TypeError __str__ returned non-string (type int)
# expect: KeyError 'no repr'
# expect: 'class OfMeta'
# expect: 'class OfMeta'
# expect: '1'
# expect: str a; str b; '<a> <b>'
# expect: repr a; "Shown('a')"
# expect: str a; 'x <a>'
# expect: str a; '<a> 1.500000'
# expect: str a; TypeError must be real number, not str
# expect: str a; '<a> ff'
# expect: str a; TypeError %x format: an integer is required, not float
# expect: str a; '<a> 1'
# expect: str a; 'ä<a>ß'
# expect: str a; '€<a>'
# expect: 'e'
# expect: "ValueError('e')"
# expect: str a; 'None <a>'
# expect: str a; str a; str a; str a; str a; str a; str a; str a; str a; str a; str a; str a; str a; str a; str a; str a; str a; str a; str a; str a; str a; str a; str a; str a; str a; str a; str a; str a; str a; str a; str a; str a; str a; str a; str a; str a; str a; str a; str a; str a; '<a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a>'
# expect: '1.50'
# expect: '1.6'
# expect: ValueError unsupported format character 'y' (0x79) at index 1
# expect: str a; ValueError incomplete format
# expect: str a; TypeError not all arguments converted during string formatting
# expect: TypeError not all arguments converted during string formatting
# expect: TypeError not all arguments converted during string formatting
# expect: TypeError not enough arguments for format string
# expect: str b; '  <b>|'
# expect: "b'x'"
# expect: repr a; "(1, Shown('a'))"

for text, args in [
    ("{}", (a,)), ("{} {}", (a, 1)), ("{!r} {!s} {!a}", (a, a, a)), ("{:>10}", ("x",)), ("{:>10}", (a,)), ("{}", (Formatted(),)), ("{:x}", (Formatted(),)), ("{0.name} {0}", (a,)),
    ("{}", (GivesText(),)), ("{!s:>8}", (GivesText(),)), ("{}", (Text("x"),)), ("{:>12}", (Text("x"),)), ("{}", (Bad(),)), ("{!r}", (Bad(),)), ("{[0]}", ([a],)), ("{}", ([a],)), ("{:{}}", (5, 4)),
    ("{} {}", (a,)), ("{}", (OfMeta,)), ("{}", (None,)), ("{} {}", (True, a)),
]:  # fmt: skip
    show(text.format, *args)
# expect: str a; '<a>'
# expect: str a; '<a> 1'
# expect: repr a; str a; repr a; "Shown('a') <a> Shown('a')"
# expect: '         x'
# expect: TypeError unsupported format string passed to Shown.__format__
# expect: "formatted ''"
# expect: "formatted 'x'"
# expect: str a; 'a <a>'
# expect: 'given'
# expect: '   given'
# expect: 'text of X'
# expect: '           x'
# expect: TypeError __str__ returned non-string (type int)
# expect: KeyError 'no repr'
# expect: str a; '<a>'
# expect: repr a; "[Shown('a')]"
# expect: '   5'
# expect: str a; IndexError Replacement index 1 out of range for positional args tuple
# expect: 'class OfMeta'
# expect: 'None'
# expect: str a; 'True <a>'
for spec in ("", ">8", "<8", "^8", "*^9", "12", ",", "8,", ".2f", ">10.1f", "+", "e", "%", "08", "g", "n", "x<4"):
    print(spec, *[repr(format(decimal.Decimal(n), spec)) for n in ("1.50", "-1234567.125", "0", "1E+5", "1E-7", "0.000001", "-0", "NaN", "-Infinity", "123456789012345678901234567890.5")])
# expect:  '1.50' '-1234567.125' '0' '1E+5' '1E-7' '0.000001' '-0' 'NaN' '-Infinity' '123456789012345678901234567890.5'
# expect: >8 '    1.50' '-1234567.125' '       0' '    1E+5' '    1E-7' '0.000001' '      -0' '     NaN' '-Infinity' '123456789012345678901234567890.5'
# expect: <8 '1.50    ' '-1234567.125' '0       ' '1E+5    ' '1E-7    ' '0.000001' '-0      ' 'NaN     ' '-Infinity' '123456789012345678901234567890.5'
# expect: ^8 '  1.50  ' '-1234567.125' '   0    ' '  1E+5  ' '  1E-7  ' '0.000001' '   -0   ' '  NaN   ' '-Infinity' '123456789012345678901234567890.5'
# expect: *^9 '**1.50***' '-1234567.125' '****0****' '**1E+5***' '**1E-7***' '0.000001*' '***-0****' '***NaN***' '-Infinity' '123456789012345678901234567890.5'
# expect: 12 '        1.50' '-1234567.125' '           0' '        1E+5' '        1E-7' '    0.000001' '          -0' '         NaN' '   -Infinity' '123456789012345678901234567890.5'
# expect: , '1.50' '-1,234,567.125' '0' '1E+5' '1E-7' '0.000001' '-0' 'NaN' '-Infinity' '123,456,789,012,345,678,901,234,567,890.5'
# expect: 8, '    1.50' '-1,234,567.125' '       0' '    1E+5' '    1E-7' '0.000001' '      -0' '     NaN' '-Infinity' '123,456,789,012,345,678,901,234,567,890.5'
# expect: .2f '1.50' '-1234567.12' '0.00' '100000.00' '0.00' '0.00' '-0.00' 'NaN' '-Infinity' '123456789012345678901234567890.50'
# expect: >10.1f '       1.5' '-1234567.1' '       0.0' '  100000.0' '       0.0' '       0.0' '      -0.0' '       NaN' ' -Infinity' '123456789012345678901234567890.5'
# expect: + '+1.50' '-1234567.125' '+0' '+1E+5' '+1E-7' '+0.000001' '-0' '+NaN' '-Infinity' '+123456789012345678901234567890.5'
# expect: e '1.50e+0' '-1.234567125e+6' '0e+0' '1e+5' '1e-7' '1e-6' '-0e+0' 'NaN' '-Infinity' '1.234567890123456789012345678905e+29'
# expect: % '150%' '-123456712.5%' '0%' '10000000%' '0.00001%' '0.0001%' '-0%' 'NaN%' '-Infinity%' '12345678901234567890123456789050%'
# expect: 08 '00001.50' '-1234567.125' '00000000' '00001E+5' '00001E-7' '0.000001' '-0000000' '     NaN' '-Infinity' '123456789012345678901234567890.5'
# expect: g '1.50' '-1234567.125' '0' '1e+5' '1e-7' '0.000001' '-0' 'NaN' '-Infinity' '123456789012345678901234567890.5'
# expect: n '1.50' '-1234567.125' '0' '1e+5' '1e-7' '0.000001' '-0' 'NaN' '-Infinity' '123456789012345678901234567890.5'
# expect: x<4 '1.50' '-1234567.125' '0xxx' '1E+5' '1E-7' '0.000001' '-0xx' 'NaNx' '-Infinity' '123456789012345678901234567890.5'


class Odd(tuple):
    def __iter__(self):
        return iter("xy")

    def __len__(self):
        return 7


print("%s %r" % Odd((5, 6)), b"%d %s" % Odd((5, b"6")))  # expect: 5 6 b'5 6'
show(lambda: "%s %r" % Odd((a, b)))  # expect: str a; repr b; "<a> Shown('b')"
