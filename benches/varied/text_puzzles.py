"""String processing: ciphers, palindromes, anagrams, run-length, brackets, roman numerals, word wrap."""
import string
from collections import Counter, defaultdict
from itertools import cycle, groupby

PANGRAM = "Sphinx of black quartz, judge my vow; the five boxing wizards jump quickly past a lazy dog."
LOREM = (
    "lorem ipsum dolor sit amet consectetur adipiscing elit sed do eiusmod tempor incididunt ut labore "
    "et dolore magna aliqua ut enim ad minim veniam quis nostrud exercitation ullamco laboris nisi ut "
    "aliquip ex ea commodo consequat duis aute irure dolor in reprehenderit in voluptate velit esse cillum"
)


def caesar(text, shift):
    out = []
    for ch in text:
        if ch.isupper():
            out.append(chr((ord(ch) - 65 + shift) % 26 + 65))
        elif ch.islower():
            out.append(chr((ord(ch) - 97 + shift) % 26 + 97))
        else:
            out.append(ch)
    return "".join(out)


def rot_table(shift):
    lo, up = string.ascii_lowercase, string.ascii_uppercase
    return str.maketrans(lo + up, lo[shift:] + lo[:shift] + up[shift:] + up[:shift])


def vigenere(text, key, sign=1):
    shifts = cycle(ord(k) - 97 for k in key)
    return "".join(chr((ord(c) - 97 + sign * next(shifts)) % 26 + 97) if c.isalpha() else c for c in text)


def crack_caesar(cipher):
    expected = "etaoinshrdlu"

    def score(s):
        letters = Counter(c for c in s.lower() if c.isalpha())
        return sum((12 - i) * letters[c] for i, c in enumerate(expected))

    return max((caesar(cipher, k) for k in range(26)), key=score)


def is_palindrome(s):
    cleaned = [c.lower() for c in s if c.isalnum()]
    return cleaned == cleaned[::-1]


def longest_palindrome(s):
    best = ""
    for i in range(len(s)):
        for lo, hi in ((i, i), (i, i + 1)):
            while lo >= 0 and hi < len(s) and s[lo] == s[hi]:
                lo -= 1
                hi += 1
            if hi - lo - 1 > len(best):
                best = s[lo + 1 : hi]
    return best


def group_anagrams(words):
    groups = defaultdict(list)
    for w in words:
        groups["".join(sorted(w))].append(w)
    return sorted((g for g in groups.values() if len(set(g)) > 1), key=lambda g: (-len(g), g))


def rle_encode(s):
    return "".join(f"{len(list(g))}{ch}" for ch, g in groupby(s))


def rle_decode(s):
    out, num = "", 0
    for ch in s:
        if ch.isdigit():
            num = num * 10 + int(ch)
        else:
            out += ch * num
            num = 0
    return out


def look_and_say(n):
    s = "1"
    for _ in range(n - 1):
        s = "".join(f"{len(list(g))}{d}" for d, g in groupby(s))
    return s


PAIRS = {")": "(", "]": "[", "}": "{", ">": "<"}
POINTS = {")": 3, "]": 57, "}": 1197, ">": 25137}


def bracket_score(line):
    stack = []
    for ch in line:
        if ch in "([{<":
            stack.append(ch)
        elif not stack or stack.pop() != PAIRS[ch]:
            return "corrupt", POINTS[ch]
    score = 0
    for ch in reversed(stack):
        score = score * 5 + "([{<".index(ch) + 1
    return ("incomplete", score) if stack else ("ok", 0)


def decode_string(s):
    """LeetCode 394: '3[a2[c]]' -> 'accaccacc'."""
    stack, cur, k = [], [], 0
    for ch in s:
        if ch.isdigit():
            k = k * 10 + int(ch)
        elif ch == "[":
            stack.append((cur, k))
            cur, k = [], 0
        elif ch == "]":
            prev, times = stack.pop()
            cur = prev + cur * times
        else:
            cur.append(ch)
    return "".join(cur)


ROMAN = [
    (1000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC"),
    (50, "L"), (40, "XL"), (10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I"),
]


def to_roman(n):
    out = ""
    for value, sym in ROMAN:
        while n >= value:
            out += sym
            n -= value
    return out


def from_roman(s):
    vals = dict((sym, v) for v, sym in ROMAN)
    nums = [vals[c] for c in s]
    return sum(-a if a < b else a for a, b in zip(nums, nums[1:] + [0]))


def wrap(text, width):
    lines, line = [], ""
    for word in text.split():
        if line and len(line) + 1 + len(word) > width:
            lines.append(line)
            line = word
        else:
            line = f"{line} {word}" if line else word
    return [*lines, line]


def justify(lines, width):
    for words in map(str.split, lines):
        gaps = max(1, len(words) - 1)
        spare = width - sum(map(len, words))
        out = words[0]
        for i, w in enumerate(words[1:]):
            out += " " * (spare // gaps + (i < spare % gaps)) + w
        yield out.ljust(width)


def camel_to_snake(name):
    return "".join("_" + c.lower() if c.isupper() and i else c.lower() for i, c in enumerate(name))


def longest_unique(s):
    last, start, best = {}, 0, 0
    for i, c in enumerate(s):
        if last.get(c, -1) >= start:
            start = last[c] + 1
        last[c] = i
        best = max(best, i - start + 1)
    return best


def main():
    ok = all(caesar(PANGRAM, k) == PANGRAM.translate(rot_table(k)) for k in range(26) for _ in range(60))
    print("caesar", ok, caesar(PANGRAM, 13)[:20], crack_caesar(caesar(LOREM, 11)) == LOREM)
    secret = vigenere(LOREM, "lemon")
    print("vigenere", secret[:22], vigenere(secret, "lemon", -1) == LOREM)

    print("palindromes", sum(is_palindrome(str(n)) for n in range(120000)), is_palindrome("A man, a plan, a canal: Panama"))
    letters = "".join(c for c in LOREM * 3 if c.isalpha())
    print("longest", longest_palindrome(letters), longest_unique(letters))

    words = [w[i:] + w[:i] for w in LOREM.split() for i in range(len(w))] * 60
    groups = group_anagrams(words)
    print("anagrams", len(groups), groups[0][:3])

    say = look_and_say(38)
    pixels = say.translate(str.maketrans("123", ".*#"))
    assert rle_decode(rle_encode(pixels)) == pixels
    print("look-and-say", len(say), Counter(say).most_common())

    lines, seed = [], 12345
    for _ in range(4500):
        line = ""
        depth = []
        for _ in range(24):
            seed = (seed * 1103515245 + 12345) & 0x7FFFFFFF
            r = seed >> 16
            if depth and r % 2:
                line += depth.pop() if r % 101 else ")"
            else:
                k = r // 2 % 4
                line += "([{<"[k]
                depth.append(")]}>"[k])
        lines.append(line)
    results = Counter(bracket_score(line)[0] for line in lines)
    scores = sorted(s for kind, s in map(bracket_score, lines) if kind == "incomplete")
    print("brackets", sorted(results.items()), scores[len(scores) // 2])

    print("decode", len(decode_string("2[abc3[cd10[ef]]]5[x12[yz3[q]]]" * 8)))
    print("roman", all(from_roman(to_roman(n)) == n for n in range(1, 4000)), to_roman(3888))
    widths = [sum(map(len, justify(wrap(LOREM, w), w))) for w in range(20, 260)]
    print("wrap", sum(widths), repr(list(justify(wrap(LOREM, 30), 30))[1]))
    print(camel_to_snake("convertCamelCaseNameToSnake"))


if __name__ == "__main__":
    main()
