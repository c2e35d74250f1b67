"""Docstrings: what a function does, and what its parameters mean, in Google, NumPy and Sphinx style.

Start at `parse`. Only sections about parameters are understood and taken out; everything else, such as what is returned or
raised, stays in the description as it was written. Nothing here looks at annotations.
"""

import re
from dataclasses import dataclass

_GOOGLE = re.compile(r"(?:args|arguments|params|parameters|keyword args|keyword arguments|other parameters|attributes):\s*", re.I)
_NUMPY = re.compile(r"(?:parameters|other parameters|keyword arguments|attributes)\s*", re.I)
_UNDERLINE = re.compile(r"-{3,}\s*|={3,}\s*")
_GOOGLE_ENTRY = re.compile(r"\*{0,2}(\w+)\s*(?:\([^:]*\)|\([^)]*\))?\s*:(?:\s+(.*))?$")
_NUMPY_ENTRY = re.compile(r"(\*{0,2}\w+(?:\s*,\s*\*{0,2}\w+)*)\s*(?::.*)?$")
_SPHINX = re.compile(r":(param|parameter|arg|argument|key|keyword|type|ivar|var)\s+([^:]*):\s*(.*)$")


@dataclass(frozen=True, slots=True)
class Docstring:
    """A docstring without its parameters, and those."""

    description: str | None
    parameters: dict[str, str]


def parse(text: str | None) -> Docstring:
    """Takes a docstring apart. Its indentation has to be gone already (`inspect.cleandoc`).

    >>> parse("Adds.\\n\\nArgs:\\n    a: One number.\\n    b (int): Another,\\n        as large.")
    Docstring(description='Adds.', parameters={'a': 'One number.', 'b': 'Another, as large.'})
    """
    lines = (text or "").splitlines()
    kept: list[str] = []
    found: dict[str, list[str]] = {}
    at = 0
    while at < len(lines):
        line = lines[at]
        if _GOOGLE.fullmatch(line):
            end = _google(lines, at + 1, found)
            # A heading without entries is text like any other.
            if end > at + 1:
                at = end
                continue
        elif _NUMPY.fullmatch(line) and at + 1 < len(lines) and _UNDERLINE.fullmatch(lines[at + 1]):
            at = _numpy(lines, at + 2, found)
            continue
        elif field := _SPHINX.match(line):
            at = _sphinx(lines, at, field, found)
            continue
        kept.append(line)
        at += 1
    description = re.sub(r"\n{3,}", "\n\n", "\n".join(line.rstrip() for line in kept)).strip()
    parameters = {name: " ".join(words for words in parts if words) for name, parts in found.items()}
    return Docstring(description or None, {name: words for name, words in parameters.items() if words})


def _indent(line: str) -> int:
    return len(line) - len(line.lstrip())


def _google(lines: list[str], at: int, found: dict[str, list[str]]) -> int:
    """Entries are indented, what goes on is indented further; the section ends with the first line that is neither."""
    entry_indent: int | None = None
    current: list[str] | None = None
    end = at
    while at < len(lines):
        line = lines[at]
        at += 1
        if not line.strip():
            continue
        indent = _indent(line)
        if indent == 0:
            break
        if entry_indent is None:
            entry_indent = indent
        if indent <= entry_indent and (entry := _GOOGLE_ENTRY.match(line.strip())):
            current = found.setdefault(entry[1], [])
            current.append(entry[2] or "")
        elif current is not None:
            current.append(line.strip())
        else:
            break
        end = at
    return end


def _numpy(lines: list[str], at: int, found: dict[str, list[str]]) -> int:
    """Entries are not indented, their texts are; the section ends with the next heading."""
    current: list[list[str]] = []
    while at < len(lines):
        line = lines[at]
        if at + 1 < len(lines) and line.strip() and _UNDERLINE.fullmatch(lines[at + 1]):
            break
        if not line.strip():
            at += 1
            continue
        if _indent(line) > 0:
            for parts in current:
                parts.append(line.strip())
        elif entry := _NUMPY_ENTRY.match(line):
            current = [found.setdefault(name.strip().lstrip("*"), []) for name in entry[1].split(",")]
        else:
            break
        at += 1
    return at


def _sphinx(lines: list[str], at: int, field: re.Match[str], found: dict[str, list[str]]) -> int:
    """A field goes on in lines that are indented."""
    names = field[2].split()
    parts = [field[3]]
    at += 1
    while at < len(lines) and lines[at].strip() and _indent(lines[at]) > 0:
        parts.append(lines[at].strip())
        at += 1
    if names and field[1] != "type":
        found.setdefault(names[-1].lstrip("*"), []).extend(parts)
    return at
