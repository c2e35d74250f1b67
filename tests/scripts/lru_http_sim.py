# judge: 3.11
"""A crawl of a fake site with a thread pool: futures, locks, caches, robots-like rules, retries and a sorted report."""

import concurrent.futures
import functools
import hashlib
import html.parser
import logging
import queue
import re
import sys
import threading
import time
from collections import Counter, defaultdict
from concurrent.futures import FIRST_COMPLETED, ThreadPoolExecutor, as_completed, wait
from dataclasses import dataclass, field
from fnmatch import fnmatch
from urllib.parse import urldefrag, urljoin, urlparse

SITE = {
    "/": '<title>Home</title><a href="/a">A</a> <a href="b/">B</a> <a href="#top">top</a> <a href="https://other.example/">out</a>',
    "/a": '<title>Page A</title><a href="/">home</a><a href="/private/x">secret</a><a href="/missing">gone</a>',
    "/b/": '<title>B &amp; more</title><a href="c?x=1">c</a><a href="c?x=2">c</a><a href="../a">a</a>',
    "/b/c": "<title>C</title>plain text",
    "/private/x": "<title>never</title>",
    "/flaky": "<title>Flaky</title>",
}


class LinkParser(html.parser.HTMLParser):
    def __init__(self):
        super().__init__()
        self.links, self.title, self._in_title = [], "", False

    def handle_starttag(self, tag, attrs):
        self._in_title = tag == "title"
        if tag == "a" and (href := dict(attrs).get("href")):
            self.links.append(href)

    def handle_data(self, data):
        if self._in_title:
            self.title += data

    def handle_endtag(self, tag):
        self._in_title = False


@dataclass
class Server:
    hits: Counter = field(default_factory=Counter)
    lock: threading.Lock = field(default_factory=threading.Lock, repr=False)

    def get(self, url):
        path = urlparse(url).path
        with self.lock:
            self.hits[path] += 1
            n = self.hits[path]
        time.sleep(0.001)
        if path == "/flaky" and n < 3:
            raise TimeoutError(f"{path} timed out")
        if path not in SITE:
            raise LookupError(f"404 {path}")
        return SITE[path]


def retrying(times, errors):
    def decorate(function):
        @functools.wraps(function)
        def wrapper(*args):
            for attempt in range(times):
                try:
                    return function(*args)
                except errors:
                    if attempt == times - 1:
                        raise
        return wrapper
    return decorate


server = Server()
RULES = ["/private/*", "*.pdf"]


@retrying(3, TimeoutError)
def fetch(url):
    return server.get(url)


def crawl(start, workers=3, limit=20):
    seen, pages, errors = {start}, {}, {}
    with ThreadPoolExecutor(max_workers=workers) as pool:
        pending = {pool.submit(fetch, start): start}
        while pending:
            done, _ = wait(pending, return_when=FIRST_COMPLETED)
            for future in done:
                url = pending.pop(future)
                if error := future.exception():
                    errors[url] = f"{type(error).__name__}: {error}"
                    continue
                parser = LinkParser()
                parser.feed(future.result())
                pages[url] = parser
                for link in parser.links:
                    target, _ = urldefrag(urljoin(url, link))
                    parts = urlparse(target)
                    if parts.netloc != urlparse(start).netloc or target in seen or any(fnmatch(parts.path, rule) for rule in RULES):
                        continue
                    if len(seen) < limit:
                        seen.add(target)
                        pending[pool.submit(fetch, target)] = target
    return pages, errors


pages, errors = crawl("http://site.example/")
for url in sorted(pages):
    print(f"{url:<32} {pages[url].title:<10} {len(pages[url].links)} links")
print(errors, server.hits["/private/x"], sorted(server.hits.items()))
print(LinkParser.__mro__[1].__name__, fetch("http://site.example/flaky"), server.hits["/flaky"])
by_hash = defaultdict(list)
for path, body in SITE.items():
    by_hash[hashlib.md5(re.sub(r"<title>.*?</title>", "", body).encode()).hexdigest()[:6]].append(path)
print([paths for paths in by_hash.values() if len(paths) > 1])


class Pool:
    def __init__(self, n):
        self.jobs, self.results = queue.Queue(), queue.SimpleQueue()
        self.threads = [threading.Thread(target=self._work, name=f"worker-{i}", daemon=True) for i in range(n)]
        for thread in self.threads:
            thread.start()

    def _work(self):
        while (job := self.jobs.get()) is not None:
            number, function, args = job
            try:
                self.results.put((number, function(*args), None))
            except Exception as error:
                self.results.put((number, None, error))
            finally:
                self.jobs.task_done()
        self.jobs.task_done()

    def map(self, function, *iterables):
        count = 0
        for count, args in enumerate(zip(*iterables), 1):
            self.jobs.put((count, function, args))
        self.jobs.join()
        return [value if error is None else repr(error) for _, value, error in sorted((self.results.get() for _ in range(count)), key=lambda r: r[0])]

    def close(self):
        for _ in self.threads:
            self.jobs.put(None)
        for thread in self.threads:
            thread.join(2)
        return sum(t.is_alive() for t in self.threads)


pool = Pool(2)
print(pool.map(divmod, [7, 8, 9], [2, "0", 4]), pool.map(str.upper, ["x"]), pool.close())
once = threading.Event()
logging.basicConfig(force=True, stream=sys.stdout, level=logging.INFO, format="%(threadName)s %(message)s")
workers = [threading.Thread(target=lambda: once.wait(2) and logging.info("released"), name=f"T{n}") for n in range(1)]
for worker in workers:
    worker.start()
logging.info("main goes first")
once.set()
for worker in workers:
    worker.join()
with ThreadPoolExecutor(2, initializer=lambda: setattr(local, "name", "init")) as executor:
    local = threading.local()
    futures = [executor.submit(pow, 2, n) for n in range(4)]
    print(sorted(f.result() for f in as_completed(futures)), list(executor.map(len, ["a", "bb"], timeout=5, chunksize=1)), futures[0].done())
    try:
        executor.submit(int, "x").result()
    except ValueError as error:
        print(error)
print(concurrent.futures.CancelledError.__name__, threading.current_thread() is threading.main_thread(), isinstance(queue.Empty(), Exception))
