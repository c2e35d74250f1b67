"""Writes src/names.deflate: all names and aliases of Unicode characters that no rule makes.

    python3 tools/names.py UnicodeData.txt NameAliases.txt

Both files are those of Unicode 16.0.0 (https://www.unicode.org/Public/16.0.0/ucd/). What the result looks like stands in
`src/table.rs`, which reads it.
"""

import pathlib
import sys
import zlib


def rows(path):
    lines = pathlib.Path(path).read_text().splitlines()
    return [line.split(";") for line in lines if line and not line.startswith("#")]


def lines(entries):
    """Each entry in terms of the one before it: how far its code is ahead, how many words they begin with alike, and the others."""
    last, words = -1, []
    for code, name in entries:
        ending = f"-{code:X}"
        if name.endswith(ending):
            name = name.removesuffix(ending) + "-\x02"
        ahead = "" if code == last + 1 else f"\x01{code - last:X} "
        before, words, last = words, name.split(" "), code
        alike = 0
        while alike < min(len(before), len(words) - 1) and before[alike] == words[alike]:
            alike += 1
        yield f"{ahead}{chr(16 + alike)}{' '.join(words[alike:])}\n"


def main():
    data, aliases = map(rows, sys.argv[1:])
    named = [(int(row[0], 16), row[1]) for row in data if not row[1].startswith("<")]
    also = sorted((int(row[0], 16), row[1]) for row in aliases)
    text = "".join(lines(named)) + "\x03" + "".join(lines(also))
    packer = zlib.compressobj(9, zlib.DEFLATED, -15, 9)
    target = pathlib.Path(__file__).resolve().parent.parent / "src" / "names.deflate"
    target.write_bytes(packer.compress(text.encode("ascii")) + packer.flush())
    print(f"{len(named)} names, {len(also)} aliases, {len(text)} bytes, {target.stat().st_size} packed")


if __name__ == "__main__":
    main()
