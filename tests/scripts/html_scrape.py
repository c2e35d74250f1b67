"""Pulls tables, links and headings out of HTML with html.parser, then resolves and normalises the links."""

import html
import json
import re
from collections import OrderedDict
from html.parser import HTMLParser
from urllib.parse import parse_qs, parse_qsl, quote, quote_plus, unquote, urlencode, urljoin, urlparse, urlsplit, urlunsplit

PAGE = """<!DOCTYPE html>
<html lang="en">
<head><title>Prices &amp; Stock &ndash; Caf&eacute;</title>
<meta charset="utf-8"><meta name=description content='Today&#39;s list'>
<script>if (a < b && c > d) { document.write("<p>no</p>"); }</script>
<style>p > a { color: red }</style></head>
<body class="main wide" data-count=3>
<!-- a comment with <b>tags</b> -->
<h1 id="top">Prices</h1>
<table border>
<tr><th>Item<th>Price</th><th>Stock</th></tr>
<tr><td>Tea &lt;green&gt;</td><td>&pound;3.50</td><td>12</td></tr>
<tr><td>Coffee<br/>(dark)</td><td>&#163;4.20</td><td>0</td></tr>
</table>
<p>See <a href="/shop?page=2&amp;sort=price#list" title="next">next page</a>,
<a href="../about.html">about</a>, <a HREF="https://other.example:8080/x%20y?q=a+b&amp;q=c">other</a>
<a>no link</a> <img src=logo.png alt="">
<h2>Notes</h2><p>Unclosed paragraph &notanentity; &copy 2024
</body></html>"""


class Scraper(HTMLParser):
    def __init__(self):
        super().__init__(convert_charrefs=True)
        self.title, self.links, self.rows, self.headings = "", [], [], []
        self._stack, self._cell, self._href, self.events = [], None, None, []

    def handle_starttag(self, tag, attrs):
        attrs = dict(attrs)
        match tag, attrs:
            case "a", {"href": href}:
                self._href = [href, ""]
            case "tr", _:
                self.rows.append([])
            case ("td" | "th"), _:
                self.flush()
                self._cell = ""
            case ("h1" | "h2"), _:
                self.headings.append((tag, attrs.get("id"), ""))
            case "body", {"data-count": count}:
                self.events.append(("body", int(count), attrs["class"].split()))
        if tag not in ("br", "img", "meta"):
            self._stack.append(tag)

    def handle_startendtag(self, tag, attrs):
        self.events.append(("void", tag, self.getpos()))
        if self._cell is not None:
            self._cell += " "

    def flush(self):
        if self._cell is not None:
            self.rows[-1].append(re.sub(r"\s+", " ", self._cell).strip())
            self._cell = None

    def handle_endtag(self, tag):
        if tag in ("td", "th", "tr"):
            self.flush()
        if tag == "a" and self._href:
            self.links.append(tuple(self._href))
            self._href = None
        while tag in self._stack and self._stack.pop() != tag:
            pass

    def handle_data(self, data):
        inside = self._stack[-1] if self._stack else None
        if inside == "title":
            self.title += data
        elif inside in ("h1", "h2"):
            tag, ident, text = self.headings.pop()
            self.headings.append((tag, ident, text + data))
        if self._cell is not None:
            self._cell += data
        if self._href:
            self._href[1] += data

    def handle_comment(self, data):
        self.events.append(("comment", data.strip()))

    def handle_decl(self, decl):
        self.events.append(("decl", decl))


scraper = Scraper()
for start in range(0, len(PAGE), 100):
    scraper.feed(PAGE[start:start + 100])
scraper.close()
print(scraper.title, scraper.headings, sep="\n")
header, *rows = scraper.rows
print(json.dumps([OrderedDict(zip(header, row)) for row in rows], ensure_ascii=False))
for event in scraper.events:
    print(event)

BASE = "https://shop.example/a/b/index.html?x=1"
for href, text in scraper.links:
    url = urljoin(BASE, href)
    parts = urlsplit(url)
    print(f"{text:<10} {url}")
    print("          ", parts.netloc, parts.port, unquote(parts.path), parse_qs(parts.query), parts.fragment or None)

print(urlparse("ftp://user:p%40ss@Host.Example:21/dir;type=a?q#f"))
parsed = urlparse("ftp://user:p%40ss@Host.Example:21/dir;type=a?q#f")
print(parsed.username, unquote(parsed.password), parsed.hostname, parsed.port, parsed.geturl())
query = urlencode([("name", "Zoë & co"), ("tags", ["a", "b"]), ("n", 1.5)], doseq=True)
print(query, parse_qsl(query), parse_qsl("a=&b=2&c", keep_blank_values=True))
print(quote("/päth/with space?&"), quote_plus("a b&c=d/é", safe="/"), urlunsplit(("http", "h", "p", "q=1", "")))
print(html.escape("<a href=\"x\">'&'</a>"), html.escape('"', quote=False), html.unescape("&lt;&#x41;&eacute;&hearts;&nope;"))
