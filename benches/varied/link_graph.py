"""Crawl an in-memory site: HTMLParser, URL resolution, BFS, broken links, PageRank, sitemap."""
import hashlib
import html
import urllib.parse as up
from collections import Counter, defaultdict, deque
from html.parser import HTMLParser
from random import Random
from xml.sax.saxutils import escape, quoteattr

PAGES = 360
BASE = "https://www.example.com/"


def site():
    rng = Random(2001)
    paths = ["index.html"] + [f"{rng.choice(['blog', 'docs', 'shop/items'])}/p{i}.html" for i in range(1, PAGES)]
    pages = {}
    for i, p in enumerate(paths):
        parts = [f"<html><head><title>Page {i} &amp; caf&eacute; &#x2603;</title><meta name=description content='d{i}'></head><body>"]
        for _ in range(rng.randint(4, 9)):
            t = rng.choice(paths[max(0, i - 10):i + 25])
            match rng.randrange(8):
                case 0:
                    href = "/" + t
                case 1:
                    href = BASE + t + "#frag"
                case 2:
                    href = f"/{t}?utm_source=x&id={rng.randrange(9)}&b=2"
                case 3:
                    href = "../" * p.count("/") + t
                case 4:
                    href = f"http://other{rng.randrange(3)}.org/{up.quote('a b/ü')}"
                case 5:
                    href = rng.choice(["mailto:x@y.z", "javascript:void(0)", "#top", "missing.html"])
                case _:
                    href = "//www.example.com:443/./x/../" + t
            parts.append(f'<p>Text &lt;{i}&gt; <a class=l href="{html.escape(href)}">see <b>{t}</b></a><br/><img src="i{i}.png"></p>')
        parts.append("<!-- end --></body></html>")
        pages[p] = "\n".join(parts)
    return pages


class LinkParser(HTMLParser):
    def __init__(self):
        super().__init__(convert_charrefs=True)
        self.links, self.title, self.text = [], "", []
        self._stack = []
        self._anchor = None
        self.tags = Counter()

    def handle_starttag(self, tag, attrs):
        attrs = dict(attrs)
        self.tags[tag] += 1
        if tag == "a" and attrs.get("href"):
            self._anchor = [attrs["href"], ""]
        if tag not in ("img", "br", "meta"):
            self._stack.append(tag)

    def handle_endtag(self, tag):
        while self._stack and self._stack.pop() != tag:
            pass
        if tag == "a" and self._anchor:
            self.links.append(tuple(self._anchor))
            self._anchor = None

    def handle_data(self, data):
        if self._stack and self._stack[-1] == "title":
            self.title += data
        elif self._anchor:
            self._anchor[1] += data
        elif data.strip():
            self.text.append(" ".join(data.split()))


def canonical(base, href):
    url, _ = up.urldefrag(up.urljoin(base, href))
    s = up.urlsplit(url)
    if s.scheme not in ("http", "https"):
        return None
    host = s.hostname.lower()
    port = f":{s.port}" if s.port not in (None, 80, 443) else ""
    query = up.urlencode(sorted((k, v) for k, v in up.parse_qsl(s.query) if not k.startswith("utm_")))
    return up.urlunsplit((s.scheme, host + port, s.path or "/", query, ""))


def pagerank(links, d=0.85, rounds=12):
    nodes = sorted(links)
    rank = dict.fromkeys(nodes, 1 / len(nodes))
    for _ in range(rounds):
        new = dict.fromkeys(nodes, (1 - d) / len(nodes))
        dangling = 0.0
        for n in nodes:
            outs = links[n]
            if not outs:
                dangling += rank[n]
                continue
            share = d * rank[n] / len(outs)
            for o in outs:
                new[o] += share
        rank = {n: r + d * dangling / len(nodes) for n, r in new.items()}
    return rank


def main():
    pages = site()
    start = BASE + "index.html"
    queue, depth = deque([start]), {start: 0}
    graph, broken, external = {}, defaultdict(list), Counter()
    titles, tags, skipped = {}, Counter(), 0
    while queue:
        url = queue.popleft()
        path = up.unquote(up.urlsplit(url).path).lstrip("/")
        body = pages.get(path)
        if body is None:
            continue
        p = LinkParser()
        p.feed(body)
        p.close()
        titles[url] = p.title
        tags += p.tags
        outs = set()
        for href, label in p.links:
            target = canonical(url, href)
            if target is None:
                skipped += 1
            elif up.urlsplit(target).netloc != "www.example.com":
                external[up.urlsplit(target).netloc] += 1
            elif up.urlsplit(target).path.lstrip("/") not in pages:
                broken[target].append(url)
            else:
                outs.add(target)
                if target not in depth:
                    depth[target] = depth[url] + 1
                    queue.append(target)
        graph[url] = sorted(outs)
    rank = pagerank(graph)
    top = sorted(rank, key=lambda u: (-round(rank[u], 9), u))[:5]
    xml = ["<urlset>"]
    for u in sorted(graph, key=lambda u: (depth[u], u)):
        xml.append(f"  <url depth={quoteattr(str(depth[u]))}><loc>{escape(u)}</loc><t>{escape(titles[u])}</t><r>{rank[u]:.6f}</r></url>")
    xml.append("</urlset>")
    lines = xml + [f"{len(v):>3} {k}" for k, v in sorted(broken.items())] + [f"{u[len(BASE):]:<30}{rank[u]:.5f}" for u in top]
    print(len(graph), max(depth.values()), sorted(external.items()), skipped, len(broken))
    print(titles[start], sorted(tags.items())[:4], f"{sum(rank.values()):.6f}")
    print(hashlib.sha256("\n".join(lines).encode()).hexdigest()[:16])


main()
