"""XInclude: elements that stand for other documents.

What is included comes from a loader; the one here opens files, which the host may grant.
"""

import copy
from urllib.parse import urljoin
from xml.etree import ElementTree

XINCLUDE = "{http://www.w3.org/2001/XInclude}"
XINCLUDE_INCLUDE = XINCLUDE + "include"
XINCLUDE_FALLBACK = XINCLUDE + "fallback"
DEFAULT_MAX_INCLUSION_DEPTH = 6


class FatalIncludeError(SyntaxError):
    """An inclusion that is impossible."""


class LimitedRecursiveIncludeError(FatalIncludeError):
    """Inclusions within inclusions, too many of them."""


def default_loader(href, parse, encoding=None):
    """The root of the document in a file, or its text."""
    if parse == "xml":
        with open(href, 'rb') as file:
            return ElementTree.parse(file).getroot()
    with open(href, 'r', encoding=encoding or 'UTF-8') as file:
        return file.read()


def include(elem, loader=None, base_url=None, max_depth=DEFAULT_MAX_INCLUSION_DEPTH):
    """Replaces the inclusions below an element."""
    if max_depth is None:
        max_depth = -1
    elif max_depth < 0:
        raise ValueError("expected non-negative depth or None for 'max_depth', got %r" % max_depth)
    if hasattr(elem, 'getroot'):
        elem = elem.getroot()
    if loader is None:
        loader = default_loader
    _include(elem, loader, base_url, max_depth, set())


def _include(elem, loader, base_url, max_depth, parents):
    at = 0
    while at < len(elem):
        child = elem[at]
        if child.tag == XINCLUDE_INCLUDE:
            href = child.get("href")
            if base_url:
                href = urljoin(base_url, href)
            parse = child.get("parse", "xml")
            if parse == "xml":
                if href in parents:
                    raise FatalIncludeError("recursive include of %s" % href)
                if max_depth == 0:
                    raise LimitedRecursiveIncludeError("maximum xinclude depth reached when including file %s" % href)
                parents.add(href)
                node = loader(href, parse)
                if node is None:
                    raise FatalIncludeError("cannot load %r as %r" % (href, parse))
                # A loader may keep what it gives.
                node = copy.copy(node)
                _include(node, loader, href, max_depth - 1, parents)
                parents.remove(href)
                if child.tail:
                    node.tail = (node.tail or "") + child.tail
                elem[at] = node
            elif parse == "text":
                text = loader(href, parse, child.get("encoding"))
                if text is None:
                    raise FatalIncludeError("cannot load %r as %r" % (href, parse))
                if child.tail:
                    text += child.tail
                if at:
                    before = elem[at - 1]
                    before.tail = (before.tail or "") + text
                else:
                    elem.text = (elem.text or "") + text
                del elem[at]
                continue
            else:
                raise FatalIncludeError("unknown parse type in xi:include tag (%r)" % parse)
        elif child.tag == XINCLUDE_FALLBACK:
            raise FatalIncludeError("xi:fallback tag must be child of xi:include (%r)" % child.tag)
        else:
            _include(child, loader, base_url, max_depth, parents)
        at += 1
