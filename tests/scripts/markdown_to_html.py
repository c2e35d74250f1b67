# since: 3.14
"""A small Markdown converter with tables, lists, code and links, checked by html.parser and unittest."""

import html
import io
import itertools
import re
import sys
import textwrap
import unittest
from collections import Counter, deque
from html.parser import HTMLParser
from string import Template

SOURCE = """\
# Title with *emphasis* & <angle>

A paragraph with **bold**, `code <b>` and a [link](https://ex.org/?a=1&b=2 "tip").
It goes on  
after a break.

- one
- two
  - nested **x**
- three

1. first
2. second

> quoted text
> more

```python
if a < b:
    print("x & y")
```

| Name | Qty |
|:-----|----:|
| Tea  | 2   |
| Milk | 10  |

---
![alt](pic.png)
"""
INLINE = [
    (r"`([^`]+)`", lambda m: f"<code>{m[1]}</code>"),
    (r"!\[([^\]]*)\]\(([^)\s]+)\)", r'<img src="\2" alt="\1">'),
    (r"\[([^\]]+)\]\(([^)\s]+)(?:\s+&quot;(.*?)&quot;)?\)", lambda m: '<a href="{}"{}>{}</a>'.format(m[2], f' title="{m[3]}"' if m[3] else "", m[1])),
    (r"\*\*(.+?)\*\*", r"<strong>\1</strong>"),
    (r"(?<!\*)\*([^*]+)\*(?!\*)", r"<em>\1</em>"),
    (r"  \n", "<br>\n"),
]


def inline(text):
    text = html.escape(text)
    for pattern, replacement in INLINE:
        text = re.sub(pattern, replacement, text)
    return text


def blocks(lines):
    for is_blank, group in itertools.groupby(lines, key=lambda line: not line.strip()):
        if not is_blank:
            yield list(group)


def items(lines, marker):
    tree, stack = [], []
    for line in lines:
        indent = len(line) - len(line.lstrip())
        text = re.sub(marker, "", line.strip())
        while stack and stack[-1][0] >= indent:
            stack.pop()
        target = stack[-1][1] if stack else tree
        children = []
        target.append((text, children))
        stack.append((indent, children))
    return tree


def render_list(tree, tag, level=0):
    pad = "  " * level
    yield f"{pad}<{tag}>"
    for text, children in tree:
        if children:
            yield f"{pad}  <li>{inline(text)}"
            yield from render_list(children, tag, level + 2)
            yield f"{pad}  </li>"
        else:
            yield f"{pad}  <li>{inline(text)}</li>"
    yield f"{pad}</{tag}>"


def convert(source):
    fences = []

    def keep(match):
        fences.append(f'<pre class="{match["lang"]}">{html.escape(match["code"], quote=False)}</pre>')
        return f"\0{len(fences) - 1}\0"

    source = re.sub(r"^```(?P<lang>\w*)\n(?P<code>.*?)^```$", keep, source, flags=re.M | re.S)
    for block in blocks(source.splitlines()):
        first = block[0]
        match first[:1], first:
            case "#", _:
                level = len(first) - len(first.lstrip("#"))
                yield f"<h{level}>{inline(first.lstrip('# '))}</h{level}>"
            case "\0", _:
                yield fences[int(first.strip("\0"))].rstrip()
            case "-", str(line) if set(line) == {"-"}:
                yield "<hr>"
                if block[1:]:
                    yield f"<p>{inline(' '.join(block[1:]))}</p>"
            case "-", _:
                yield from render_list(items(block, r"^[-*]\s+"), "ul")
            case ">", _:
                yield f"<blockquote>{inline(chr(10).join(l.lstrip('> ') for l in block))}</blockquote>"
            case "|", _:
                rows = [[c.strip() for c in line.strip("|").split("|")] for line in block]
                aligns = ["right" if c.endswith(":") else "left" for c in rows.pop(1)]
                yield "<table>"
                for n, row in enumerate(rows):
                    tag = "td" if n else "th"
                    yield "  <tr>" + "".join(f'<{tag} align="{a}">{inline(c)}</{tag}>' for a, c in zip(aligns, row)) + "</tr>"
                yield "</table>"
            case _ if re.match(r"\d+\.", first):
                yield from render_list(items(block, r"^\d+\.\s+"), "ol")
            case _:
                yield f"<p>{inline(chr(10).join(block))}</p>"


class Checker(HTMLParser):
    VOID = {"br", "hr", "img"}

    def __init__(self):
        super().__init__()
        self.stack, self.tags, self.text, self.errors = [], Counter(), [], []

    def handle_starttag(self, tag, attrs):
        self.tags[tag] += 1
        if tag not in self.VOID:
            self.stack.append(tag)

    def handle_endtag(self, tag):
        if not self.stack or self.stack.pop() != tag:
            self.errors.append((tag, self.getpos()))

    def handle_data(self, data):
        self.text.append(data)


result = "\n".join(convert(SOURCE))
print(result)
checker = Checker()
checker.feed(result)
checker.close()
print(sorted(checker.tags.items()), checker.errors, checker.stack, " ".join("".join(checker.text).split())[:60])
bad = Checker()
bad.feed("<p><b>x</p></b><br/>&amp;&#65;&lt")
bad.close()
print(bad.errors, bad.stack, bad.text)


class ConvertTest(unittest.TestCase):
    def check(self, source, wanted):
        self.assertEqual("\n".join(convert(source)), wanted)

    def test_inline(self):
        self.check("a **b** *c*", "<p>a <strong>b</strong> <em>c</em></p>")

    def test_heading(self):
        self.check("### x", "<h3>x</h3>")

    def test_wrong(self):
        self.check("- a\n- b", "<ul>\n<li>a</li>\n</ul>")

    def test_error(self):
        list(convert("|"))
        raise RuntimeError("boom")


out = io.StringIO()
suite = unittest.TestLoader().loadTestsFromTestCase(ConvertTest)
outcome = unittest.TextTestRunner(stream=out, verbosity=1).run(suite)
print(out.getvalue().splitlines()[0], outcome, [str(t).split()[0] for t, _ in outcome.failures + outcome.errors])
print([line for line in outcome.failures[0][1].splitlines() if line[:1] in "+-?"] if outcome.failures else None)
print(Template("<$tag>$body</$tag>").substitute(tag="i", body=html.escape("<&>")), textwrap.shorten(html.unescape("&lt;p&gt; a long &eacute; text"), 12), deque(re.finditer("e", "eee"), maxlen=1)[0].start(), sys.stdout.writable())
