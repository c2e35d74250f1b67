"""Writes src/text/tables.rs: what CPython 3.14 knows about characters and single-byte encodings.

Run with CPython 3.14, whose unicodedata is Unicode 16.0.0:

    python3.14 tools/unicode_tables.py > src/text/tables.rs

Every fact is asked of the running interpreter (str methods, unicodedata, codecs), so the tables
agree with the oracle by construction. Two-stage tables: a code point's page gives the row, the row
gives the number of a record; equal pages and equal records are stored once. Names are not here.
"""

import _sre
import encodings.aliases
import unicodedata as ucd

assert ucd.unidata_version == "16.0.0", ucd.unidata_version
COUNT = 0x110000
SPECIAL = 1 << 15
FLAGS = [
    ("ALPHA", str.isalpha), ("DECIMAL", str.isdecimal), ("DIGIT", str.isdigit), ("NUMERIC", str.isnumeric),
    ("SPACE", str.isspace), ("PRINTABLE", str.isprintable), ("ID_START", str.isidentifier),
    ("ID_CONTINUE", lambda c: ("a" + c).isidentifier()), ("UPPER", str.isupper), ("LOWER", str.islower),
    ("TITLE", lambda c: ucd.category(c) == "Lt"),
    ("CASED", lambda c: (c + "a").title()[-1] == "a"),
    ("CASE_IGNORABLE", lambda c: ("A" + c + "\u03a3").lower()[-1] == "\u03c2" and ("1" + c + "\u03a3").lower()[-1] != "\u03c2"),
]
CODECS = """cp037 cp437 cp500 cp737 cp775 cp850 cp852 cp855 cp857 cp858 cp860 cp861 cp862 cp863 cp864 cp865 cp866 cp869 cp874
cp1140 cp1250 cp1251 cp1252 cp1253 cp1254 cp1255 cp1256 cp1257 cp1258 iso8859_2 iso8859_3 iso8859_4 iso8859_5
iso8859_6 iso8859_7 iso8859_8 iso8859_9 iso8859_10 iso8859_11 iso8859_13 iso8859_14 iso8859_15 iso8859_16
koi8_r koi8_u mac_roman mac_cyrillic mac_latin2""".split()
OTHER = """ascii latin_1 utf_8 utf_7 utf_16 utf_16_le utf_16_be utf_32 utf_32_le utf_32_be utf_8_sig
unicode_escape raw_unicode_escape""".split()


def split(values, fmt_kind):
    """The two stages with the page size that needs the fewest bytes."""
    best = None
    for shift in range(4, 10):
        size = 1 << shift
        pages, first, second = {}, [], []
        for at in range(0, COUNT, size):
            page = tuple(values[at:at + size])
            if page not in pages:
                pages[page] = len(pages)
                second.extend(page)
            first.append(pages[page])
        cost = len(first) * (1 if len(pages) <= 256 else 2) + len(second)
        if best is None or cost < best[0]:
            best = (cost, shift, first, second)
    return best[1:]


def array(name, kind, values, per_line=None):
    lines, line = [], "   "
    for value in values:
        text = f" {value},"
        if len(line) + len(text) > 108:
            lines.append(line)
            line = "   "
        line += text
    lines.append(line)
    return f"pub static {name}: [{kind}; {len(values)}] = [\n" + "\n".join(lines) + "\n];\n"


def rust_str(text):
    return '"' + "".join(f"\\u{{{ord(c):x}}}" for c in text) + '"'


def stages(name, values):
    shift, first, second = split(values, "u8")
    kind = "u8" if max(first) < 256 else "u16"
    return (f"pub const {name}_SHIFT: u32 = {shift};\n" + array(f"{name}_PAGES", kind, first)
            + array(f"{name}_ROWS", "u8", second))


def generate():
    out = ["//! What CPython 3.14 (Unicode 16.0.0) knows about characters: generated, do not edit.\n//!\n"
           "//! Made by `tools/unicode_tables.py`, run with CPython 3.14; the meaning of each table is told in `ucd`,\n"
           "//! `normalize` and `codec::charmap`, which read them. Character names are not here.\n"
           "#![cfg_attr(rustfmt, rustfmt_skip)]\n"
           "#![allow(clippy::all, reason = \"generated\")]\n\n"
           "/// Predicates, case and digits of a code point. Case entries are distances to add.\n"
           "pub struct Kind { pub flags: u16, pub upper: i32, pub lower: i32, pub title: i32, pub fold: i32, pub decimal: i8, pub digit: i8 }\n"
           "/// Properties of `unicodedata`: indexes of names, the combining class, whether mirrored.\n"
           "pub struct Props { pub category: u8, pub bidi: u8, pub combining: u8, pub width: u8, pub mirrored: bool }\n"
           "/// A code point whose case mappings are more than one distance each.\n"
           "pub struct SpecialCase { pub code: u32, pub simple_lower: u32, pub upper: &'static str, pub lower: &'static str, pub title: &'static str, pub fold: &'static str }\n\n"]
    for bit, (name, _) in enumerate(FLAGS):
        out.append(f"pub const {name}: u16 = 1 << {bit};\n")
    out.append(f"pub const SPECIAL: u16 = 1 << 15;\n\n")

    kinds, props, special = {}, {}, []
    kind_of, prop_of = [], []
    categories, bidis, widths = {}, {}, {}
    for code in range(COUNT):
        char = chr(code)
        flags = sum(1 << bit for bit, (_, test) in enumerate(FLAGS) if test(char))
        cases = [char.upper(), char.lower(), char.title(), char.casefold()]
        simple = _sre.unicode_tolower(code)
        if any(len(c) != 1 for c in cases) or ord(cases[1]) != simple:
            flags |= SPECIAL
            special.append((code, simple, *cases))
            deltas = (0, 0, 0, 0)
        else:
            deltas = tuple(ord(c) - code for c in cases)
        kind = (flags, *deltas, ucd.decimal(char, -1), ucd.digit(char, -1))
        kind_of.append(kinds.setdefault(kind, len(kinds)))
        prop = (categories.setdefault(ucd.category(char), len(categories)),
                bidis.setdefault(ucd.bidirectional(char), len(bidis)), ucd.combining(char),
                widths.setdefault(ucd.east_asian_width(char), len(widths)), str(bool(ucd.mirrored(char))).lower())
        prop_of.append(props.setdefault(prop, len(props)))
    assert len(kinds) <= 256 and len(props) <= 256
    out.append(stages("KIND", kind_of))
    names = ("flags", "upper", "lower", "title", "fold", "decimal", "digit")
    out.append(f"pub static KINDS: [Kind; {len(kinds)}] = [\n" + "".join(
        "    Kind { " + ", ".join(f"{n}: {v}" for n, v in zip(names, kind)) + " },\n" for kind in kinds) + "];\n")
    out.append(stages("PROP", prop_of))
    names = ("category", "bidi", "combining", "width", "mirrored")
    out.append(f"pub static PROPS: [Props; {len(props)}] = [\n" + "".join(
        "    Props { " + ", ".join(f"{n}: {v}" for n, v in zip(names, prop)) + " },\n" for prop in props) + "];\n")
    for name, table in (("CATEGORIES", categories), ("BIDI_CLASSES", bidis), ("WIDTHS", widths)):
        out.append(array(name, "&str", [f'"{key}"' for key in table]))
    out.append(f"pub static SPECIAL_CASES: [SpecialCase; {len(special)}] = [\n" + "".join(
        f"    SpecialCase {{ code: {c}, simple_lower: {s}, upper: {rust_str(u)}, lower: {rust_str(l)}, title: {rust_str(t)}, fold: {rust_str(f)} }},\n"
        for c, s, u, l, t, f in special) + "];\n")

    numeric = [(c, ucd.numeric(chr(c), None)) for c in range(COUNT) if ucd.numeric(chr(c), None) is not None]
    values = sorted({v for _, v in numeric})
    assert len(values) <= 256
    out.append(array("NUMERIC_CODES", "u32", [c for c, _ in numeric]))
    out.append(array("NUMERIC_INDEX", "u8", [values.index(v) for _, v in numeric]))
    out.append(array("NUMERIC_VALUES", "f64", [repr(v) for v in values]))

    tags, codes, starts, tag_of, data, length = {"": 0}, [], [], [], [], 0
    composed = []
    for code in range(COUNT):
        text = ucd.decomposition(chr(code))
        if not text:
            continue
        parts = text.split()
        tag = parts.pop(0) if parts[0].startswith("<") else ""
        mapped = "".join(chr(int(part, 16)) for part in parts)
        codes.append(code)
        starts.append(length)
        tag_of.append(tags.setdefault(tag, len(tags)))
        data.append(mapped)
        length += len(mapped.encode())
        if not tag and len(mapped) == 2 and ucd.normalize("NFC", mapped) == chr(code):
            composed.append((ord(mapped[0]), ord(mapped[1]), code))
    starts.append(length)
    assert length < 1 << 16
    composed.sort()
    out.append(array("DECOMPOSED_CODES", "u32", codes))
    out.append(array("DECOMPOSED_START", "u16", starts))
    out.append(array("DECOMPOSED_TAG", "u8", tag_of))
    out.append(array("DECOMPOSITION_TAGS", "&str", [f'"{t}"' for t in tags]))
    chunks = ["".join(data)[at:at + 16] for at in range(0, len("".join(data)), 16)]
    out.append('pub static DECOMPOSED_TEXT: &str = concat!(\n' + "".join(f"    {rust_str(c)},\n" for c in chunks) + ");\n")
    out.append(array("COMPOSED", "(u32, u32, u32)", composed))

    maps = []
    for codec in CODECS:
        row = []
        for byte in range(256):
            try:
                row.append(ord(bytes([byte]).decode(codec)))
            except UnicodeDecodeError:
                row.append(0xFFFE)
        ascii_based = row[:128] == list(range(128))
        maps.append((codec, row[128:] if ascii_based else row))
    out.append("/// Names of single-byte encodings with their table: the upper half where the lower is ASCII, else all; 0xFFFE is undefined.\n")
    out.append(f"pub static CHARMAPS: [(&str, &[u16]); {len(maps)}] = [\n" + "".join(
        f'    ("{name}", &{row}),\n' for name, row in maps) + "];\n")
    known = set(CODECS) | set(OTHER)
    aliases = sorted((a, n) for a, n in encodings.aliases.aliases.items() if n in known)
    out.append("/// Other spellings (normalised, sorted) of the encodings known here.\n")
    out.append(f"pub static ALIASES: [(&str, &str); {len(aliases)}] = [\n" + "".join(
        f'    ("{a}", "{n}"),\n' for a, n in aliases) + "];\n")
    return "".join(out)


if __name__ == "__main__":
    print(generate(), end="")
