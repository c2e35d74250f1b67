"""Wrapping and indenting text.

Text is cut into chunks by scanning characters: words, runs of blanks, dashes, and, when words may be broken at hyphens, the pieces before hyphens.
"""

__all__ = ["TextWrapper", "wrap", "fill", "dedent", "indent", "shorten"]

_WHITESPACE = "\t\n\x0b\x0c\r "
_TO_SPACES = {ord(char): " " for char in _WHITESPACE}


class TextWrapper:
    def __init__(self, width=70, initial_indent="", subsequent_indent="", expand_tabs=True, replace_whitespace=True,
                 fix_sentence_endings=False, break_long_words=True, drop_whitespace=True, break_on_hyphens=True, tabsize=8, *,
                 max_lines=None, placeholder=" [...]"):
        self.width = width
        self.initial_indent = initial_indent
        self.subsequent_indent = subsequent_indent
        self.expand_tabs = expand_tabs
        self.replace_whitespace = replace_whitespace
        self.fix_sentence_endings = fix_sentence_endings
        self.break_long_words = break_long_words
        self.drop_whitespace = drop_whitespace
        self.break_on_hyphens = break_on_hyphens
        self.tabsize = tabsize
        self.max_lines = max_lines
        self.placeholder = placeholder

    def _munge_whitespace(self, text):
        if self.expand_tabs:
            text = text.expandtabs(self.tabsize)
        if self.replace_whitespace:
            text = text.translate(_TO_SPACES)
        return text

    def _split(self, text):
        chunks = []
        position = 0
        size = len(text)
        while position < size:
            start = position
            if text[position] in _WHITESPACE:
                while position < size and text[position] in _WHITESPACE:
                    position += 1
                chunks.append(text[start:position])
                continue
            while position < size and text[position] not in _WHITESPACE:
                position += 1
            word = text[start:position]
            if self.break_on_hyphens and "-" in word:
                _split_word(word, chunks)
            else:
                chunks.append(word)
        return chunks

    def _fix_sentence_endings(self, chunks):
        for position in range(len(chunks) - 1):
            if chunks[position + 1] == " " and _ends_sentence(chunks[position]):
                chunks[position + 1] = "  "

    def _handle_long_word(self, reversed_chunks, cur_line, cur_len, width):
        room = 1 if width < 1 else width - cur_len
        if self.break_long_words and room > 0:
            end = room
            chunk = reversed_chunks[-1]
            if self.break_on_hyphens and len(chunk) > room:
                # After a hyphen is better than inside a word, unless only hyphens come before.
                hyphen = chunk.rfind("-", 0, room)
                if hyphen > 0 and any(char != "-" for char in chunk[:hyphen]):
                    end = hyphen + 1
            cur_line.append(chunk[:end])
            reversed_chunks[-1] = chunk[end:]
        elif not cur_line:
            cur_line.append(reversed_chunks.pop())

    def _wrap_chunks(self, chunks):
        lines = []
        if self.width <= 0:
            raise ValueError(f"invalid width {self.width!r} (must be > 0)")
        if self.max_lines is not None:
            indent = self.subsequent_indent if self.max_lines > 1 else self.initial_indent
            if len(indent) + len(self.placeholder.lstrip()) > self.width:
                raise ValueError("placeholder too large for max width")
        chunks.reverse()
        while chunks:
            line = []
            length = 0
            indent = self.subsequent_indent if lines else self.initial_indent
            width = self.width - len(indent)
            if self.drop_whitespace and lines and chunks[-1].strip() == "":
                chunks.pop()
            while chunks:
                size = len(chunks[-1])
                if length + size > width:
                    break
                line.append(chunks.pop())
                length += size
            if chunks and len(chunks[-1]) > width:
                self._handle_long_word(chunks, line, length, width)
                length = sum(map(len, line))
            if self.drop_whitespace and line and line[-1].strip() == "":
                length -= len(line[-1])
                line.pop()
            if not line:
                continue
            more = chunks and not (self.drop_whitespace and len(chunks) == 1 and not chunks[0].strip())
            if self.max_lines is None or len(lines) + 1 < self.max_lines or (not more and length <= width):
                lines.append(indent + "".join(line))
                continue
            # The last line that is allowed: cut it until the placeholder fits.
            while line:
                if line[-1].strip() and length + len(self.placeholder) <= width:
                    line.append(self.placeholder)
                    lines.append(indent + "".join(line))
                    break
                length -= len(line.pop())
            else:
                if lines:
                    previous = lines[-1].rstrip()
                    if len(previous) + len(self.placeholder) <= self.width:
                        lines[-1] = previous + self.placeholder
                        break
                lines.append(indent + self.placeholder.lstrip())
            break
        return lines

    def _split_chunks(self, text):
        return self._split(self._munge_whitespace(text))

    def wrap(self, text):
        chunks = self._split_chunks(text)
        if self.fix_sentence_endings:
            self._fix_sentence_endings(chunks)
        return self._wrap_chunks(chunks)

    def fill(self, text):
        return "\n".join(self.wrap(text))


def _is_word(char):
    return char.isalnum() or char == "_"


def _is_letter(char):
    return _is_word(char) and not char.isdecimal()


def _split_word(word, chunks):
    """Cuts a word without blanks at its breaking points: around dashes of two and more between words, after a hyphen between letters."""
    start = 0
    position = 0
    size = len(word)
    while position < size:
        if word[position] != "-":
            position += 1
            continue
        end = position
        while end < size and word[end] == "-":
            end += 1
        before = word[position - 1] if position else ""
        if end - position >= 2:
            # A dash: a chunk of its own when a word stands before or after it.
            if before and (_is_word(before) or before in "!\"'&.,?") and end < size and _is_word(word[end]):
                if start < position:
                    chunks.append(word[start:position])
                chunks.append(word[position:end])
                start = end
            position = end
            continue
        if position >= 2 and position > start and end < size and _is_letter(before):
            two_before = _is_letter(word[position - 2])
            # A lone letter between hyphens counts with the letter before it.
            hyphened = position >= 3 and word[position - 2] == "-" and _is_letter(word[position - 3])
            after = _is_letter(word[end]) and end + 1 < size and (_is_letter(word[end + 1]) or (
                word[end + 1] == "-" and end + 2 < size and _is_letter(word[end + 2])))
            if (two_before or hyphened) and after:
                chunks.append(word[start:end])
                start = end
        position = end
    if start < size:
        chunks.append(word[start:])


def _ends_sentence(chunk):
    chunk = chunk[:-1] if chunk[-1:] in ("'", '"') and len(chunk) > 1 else chunk
    return len(chunk) >= 2 and chunk[-1] in ".!?" and "a" <= chunk[-2] <= "z"


def wrap(text, width=70, **kwargs):
    return TextWrapper(width=width, **kwargs).wrap(text)


def fill(text, width=70, **kwargs):
    return TextWrapper(width=width, **kwargs).fill(text)


def shorten(text, width, **kwargs):
    return TextWrapper(width=width, max_lines=1, **kwargs).fill(" ".join(text.strip().split()))


def dedent(text):
    try:
        lines = text.split("\n")
    except (AttributeError, TypeError):
        raise TypeError(f"expected str object, not {type(text).__qualname__!r}") from None
    filled = [line for line in lines if line and not line.isspace()]
    margin = 0
    if filled:
        # What the smallest and the largest line share, all lines share.
        first = min(filled)
        last = max(filled)
        for margin, char in enumerate(first):
            if char != last[margin] or char not in " \t":
                break
    return "\n".join(["" if not line or line.isspace() else line[margin:] for line in lines])


def indent(text, prefix, predicate=None):
    pieces = []
    for line in text.splitlines(True):
        if predicate(line) if predicate is not None else not line.isspace():
            pieces.append(prefix)
        pieces.append(line)
    return "".join(pieces)
