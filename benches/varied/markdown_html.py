"""Convert Markdown documents to HTML with regular expressions; build a TOC and a link index."""
import hashlib
import html
import re
import textwrap
from collections import Counter
from io import StringIO

INLINE = re.compile(r"""
    (?P<code>`[^`]+`)
  | (?P<link>!?\[(?P<text>[^\]]*)\]\((?P<url>[^)\s]+)(?:\s+"(?P<title>[^"]*)")?\))
  | (?P<strong>\*\*(?P<b>.+?)\*\*)
  | (?P<em>\*(?P<i>[^*]+)\*)
  | (?P<auto>https?://[^\s<>)]+)
""", re.X)
HEAD = re.compile(r"^(#{1,6})\s+(.*?)\s*#*$")
ITEM = re.compile(r"^(\s*)([-*+]|\d+\.)\s+(.*)$")
SLUG = re.compile(r"[^\w\s-]")

SAMPLE = textwrap.dedent("""\
    # Release notes {v}
    Written by *the team* on **{d}** & friends <team@example.com>.

    ## What's new?
    - Faster `parse(x, y)` with [docs](https://example.com/docs?v={v} "Docs & more")
    - New **bold *nested* thing**
      - sub item one
      - sub item https://sub.example.org/a_b
    - ![logo](/img/logo.png)

    1. first
    2. second with `a < b`

    ### Numbers
    | Name  | Count | Share |
    |:------|------:|:-----:|
    | alpha | {a}   | 10%   |
    | be|ta | {b}   | 5%    |

    > Quoted *text*
    > continues `here`

    ```python
    def f(a, b):
        return a < b and "x"  # {v}
    ```

    Final paragraph with a very long line that mentions {a} things, {b} others, and "quotes"
    that wrap onto a second line.  Also 1 * 2 * 3.

    ## What's new?
    Duplicate heading.
    ---
    """)


class Renderer:
    def __init__(self):
        self.slugs = Counter()
        self.toc = []
        self.links = []

    def slug(self, text):
        s = SLUG.sub("", text.lower()).strip().replace(" ", "-")
        n = self.slugs[s]
        self.slugs[s] += 1
        return f"{s}-{n}" if n else s

    def _sub(self, m):
        kind = m.lastgroup if m.lastgroup in ("code", "auto") else None
        if kind == "code":
            return f"<code>{html.escape(m['code'][1:-1])}</code>"
        if m["link"]:
            self.links.append(m["url"])
            if m["link"].startswith("!"):
                return f'<img src="{html.escape(m["url"])}" alt="{html.escape(m["text"])}">'
            title = f' title="{html.escape(m["title"])}"' if m["title"] else ""
            return f'<a href="{html.escape(m["url"])}"{title}>{self.inline(m["text"])}</a>'
        if m["strong"]:
            return f"<strong>{self.inline(m['b'])}</strong>"
        if m["em"]:
            return f"<em>{self.inline(m['i'])}</em>"
        url = m["auto"].rstrip(".,")
        self.links.append(url)
        return f'<a href="{url}">{url}</a>' + m["auto"][len(url):]

    def inline(self, s):
        out, pos = [], 0
        for m in INLINE.finditer(s):
            out.append(html.escape(s[pos:m.start()], quote=False))
            out.append(self._sub(m))
            pos = m.end()
        out.append(html.escape(s[pos:], quote=False))
        return "".join(out)

    def table(self, rows):
        cells = [[c.strip() for c in r.strip().strip("|").split("|")] for r in rows]
        head, rule, *body = cells
        align = ["center" if c[0] == c[-1] == ":" else "right" if c[-1] == ":" else "left" for c in rule]
        yield "<table><tr>" + "".join(f'<th align="{a}">{self.inline(c)}</th>' for a, c in zip(align, head)) + "</tr>"
        for row in body:
            if len(row) > len(align):
                keep = len(row) - len(align) + 1
                row = ["|".join(row[:keep]), *row[keep:]]
            yield "<tr>" + "".join(f'<td align="{a}">{self.inline(c)}</td>' for a, c in zip(align, row)) + "</tr>"
        yield "</table>"

    def list_(self, rows):
        stack = []
        for line in rows:
            indent, mark, text = ITEM.match(line).groups()
            depth, tag = len(indent), "ol" if mark[0].isdigit() else "ul"
            while stack and stack[-1][0] > depth:
                yield f"</{stack.pop()[1]}>"
            if not stack or stack[-1][0] < depth:
                stack.append((depth, tag))
                yield f"<{tag}>"
            elif stack[-1][1] != tag:
                yield f"</{stack.pop()[1]}><{tag}>"
                stack.append((depth, tag))
            yield f"<li>{self.inline(text)}</li>"
        for _, tag in reversed(stack):
            yield f"</{tag}>"

    def render(self, text):
        lines = [*text.splitlines(), ""]
        i, para = 0, []
        while i < len(lines):
            line = lines[i]
            m = HEAD.match(line)
            start = i
            special = None
            if m:
                sid = self.slug(m[2])
                n = len(m[1])
                self.toc.append((n, m[2], sid))
                special = [f'<h{n} id="{sid}">{self.inline(m[2])}</h{n}>']
                i += 1
            elif line.startswith("```"):
                i += 1
                while not lines[i].startswith("```"):
                    i += 1
                code = html.escape("\n".join(lines[start + 1:i]))
                special = [f'<pre><code class="{line[3:].strip() or "text"}">{code}</code></pre>']
                i += 1
            elif line.startswith("|"):
                while lines[i].startswith("|"):
                    i += 1
                special = self.table(lines[start:i])
            elif ITEM.match(line):
                while ITEM.match(lines[i]):
                    i += 1
                special = self.list_(lines[start:i])
            elif line.startswith(">"):
                while lines[i].startswith(">"):
                    i += 1
                special = ["<blockquote>", *self.render("\n".join(ln.removeprefix(">").lstrip() for ln in lines[start:i])), "</blockquote>"]
            elif re.fullmatch(r"(-{3,}|\*{3,})", line):
                special = ["<hr>"]
                i += 1
            elif not line.strip():
                special = []
                i += 1
            if special is None:
                para.append(line.strip())
                i += 1
                continue
            if para:
                yield f"<p>{self.inline(' '.join(para))}</p>"
                para = []
            yield from special


def main():
    buf = StringIO()
    links = Counter()
    heads = 0
    for k in range(1450):
        doc = SAMPLE.format(v=f"{k // 10}.{k % 10}", d=f"2024-{k % 12 + 1:02d}-01", a=k * 37, b=k ** 2)
        r = Renderer()
        for piece in r.render(doc):
            print(piece, file=buf)
        for level, text, sid in r.toc:
            print(f"{'  ' * (level - 1)}- [{text}](#{sid})", file=buf)
        heads += len(r.toc)
        links.update(re.sub(r"\?.*", "", u) for u in r.links)
    page = buf.getvalue()
    tags = Counter(re.findall(r"<(\w+)", page))
    plain = html.unescape(re.sub(r"<[^>]+>", "", page))
    print(heads, links.most_common(3))
    print(sorted(tags.items(), key=lambda t: (-t[1], t[0]))[:6], len(plain))
    print(hashlib.md5(page.encode()).hexdigest())


main()
