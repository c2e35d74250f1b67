# Addresses and paths.
import ipaddress
import os.path
import urllib.parse
from pathlib import PurePosixPath
from urllib.parse import parse_qs, quote, unquote, urlencode, urljoin, urlparse

parts = urlparse("https://example.com:80/a/b?x=1&y=2#f")
print(parts, parts.netloc, parts.hostname, parse_qs(parts.query), quote("a b/c"), unquote("a%20b"), urlencode({"a": 1, "b": "c d"}), urljoin("http://a/b", "c"), urllib.parse.urlsplit("a").path)
path = PurePosixPath("/a/b.txt")
print(path.name, path.suffix, path.stem, path.parent, path / "c", str(path), path.parts, os.path.join("a", "b"), os.path.basename("/a/b.c"), os.path.splitext("b.c"))
print(ipaddress.ip_address("10.0.0.1"), ipaddress.ip_network("10.0.0.0/30").num_addresses, ipaddress.ip_address("10.0.0.1") in ipaddress.ip_network("10.0.0.0/8"))
