"""Paths to elements: a part of XPath.

A path is parsed once into steps, each of which is a function from an iterator of elements to another one; the steps of the last hundred paths
are kept.
"""

import re

_TOKENS = re.compile("("
                     "'[^']*'|\"[^\"]*\"|"
                     "::|"
                     "//?|"
                     r"\.\.|"
                     r"\(\)|"
                     r"!=|"
                     r"[/.*:\[\]\(\)@=])|"
                     r"((?:\{[^}]+\})?[^/\[\]\(\)@!=\s]+)|"
                     r"\s+")
_INDEX = re.compile(r"-?\d+$")


def xpath_tokenizer(pattern, namespaces=None):
    default = namespaces.get('') if namespaces else None
    attribute = False
    for found in _TOKENS.finditer(pattern):
        kind, name = found.groups()
        if name and name[0] != '{':
            prefix, colon, local = name.partition(':')
            if colon:
                try:
                    if not namespaces:
                        raise KeyError
                    yield kind or '', f"{{{namespaces[prefix]}}}{local}"
                except KeyError:
                    raise SyntaxError(f"prefix {prefix!r} not found in prefix map") from None
            elif default and not attribute:
                yield kind or '', f"{{{default}}}{name}"
            else:
                yield kind or '', name
            attribute = False
        else:
            yield kind or '', name or ''
            attribute = kind == '@'


class _Context:
    """The element that a path starts at, and the parents below it, from when they are asked for."""

    def __init__(self, root):
        self.root = root
        self.parent_map = None

    def parents(self):
        if self.parent_map is None:
            self.parent_map = {child: parent for parent in self.root.iter() for child in parent}
        return self.parent_map


def _is_wild(tag):
    return tag[:3] == '{*}' or tag[-2:] == '}*'


def _wild_test(tag):
    """What tells whether a tag fits one with a wildcard."""
    if tag == '{*}*':
        return lambda found: isinstance(found, str)
    if tag == '{}*':
        return lambda found: isinstance(found, str) and found[:1] != '{'
    if tag[:3] == '{*}':
        local = tag[3:]
        suffix = '}' + local
        return lambda found: found == local or isinstance(found, str) and found[:1] == '{' and found.endswith(suffix)
    if tag[-2:] == '}*':
        namespace = tag[:-1]
        return lambda found: isinstance(found, str) and found.startswith(namespace)
    raise RuntimeError(f"internal parser error, got {tag}")


def _child(tag):
    if tag[:2] == '{}':
        tag = tag if tag == '{}*' else tag[2:]
    if _is_wild(tag) or tag == '{}*':
        fits = _wild_test(tag)

        def select(context, result):
            for element in result:
                for child in element:
                    if fits(child.tag):
                        yield child
    else:
        def select(context, result):
            for element in result:
                for child in element:
                    if child.tag == tag:
                        yield child
    return select


def _star():
    def select(context, result):
        for element in result:
            yield from element
    return select


def _self():
    def select(context, result):
        yield from result
    return select


def _descendant(next, token):
    try:
        token = next()
    except StopIteration:
        return None
    if token[0] == '*':
        tag = '*'
    elif not token[0]:
        tag = token[1]
    else:
        raise SyntaxError("invalid descendant")
    if tag[:2] == '{}' and tag != '{}*':
        tag = tag[2:]
    if _is_wild(tag) or tag == '{}*':
        fits = _wild_test(tag)

        def select(context, result):
            for element in result:
                for found in element.iter():
                    if found is not element and fits(found.tag):
                        yield found
    else:
        def select(context, result):
            for element in result:
                for found in element.iter(tag):
                    if found is not element:
                        yield found
    return select


def _parent():
    def select(context, result):
        parents = context.parents()
        seen = {}
        for element in result:
            if element in parents:
                parent = parents[element]
                if parent not in seen:
                    seen[parent] = None
                    yield parent
    return select


def _predicate(next, token):
    # What it looks like decides what it means: `-` stands for a tag, `'` for a value.
    signature, parts = [], []
    while True:
        try:
            token = next()
        except StopIteration:
            return None
        if token[0] == ']':
            break
        if token == ('', ''):
            continue
        if token[0] and token[0][:1] in "'\"":
            token = "'", token[0][1:-1]
        signature.append(token[0] or '-')
        parts.append(token[1])
    signature = ''.join(signature)
    if signature == '@-':
        key = parts[1]

        def select(context, result):
            for element in result:
                if element.get(key) is not None:
                    yield element
        return select
    if signature in ("@-='", "@-!='"):
        key, value = parts[1], parts[-1]
        if '!=' in signature:
            def select(context, result):
                for element in result:
                    found = element.get(key)
                    if found is not None and found != value:
                        yield element
        else:
            def select(context, result):
                for element in result:
                    if element.get(key) == value:
                        yield element
        return select
    if signature == '-' and not _INDEX.match(parts[0]):
        tag = parts[0]

        def select(context, result):
            for element in result:
                if element.find(tag) is not None:
                    yield element
        return select
    if signature in (".='", ".!='") or signature in ("-='", "-!='") and not _INDEX.match(parts[0]):
        tag, value = parts[0], parts[-1]
        unequal = '!=' in signature
        if tag:
            def select(context, result):
                for element in result:
                    for child in element.findall(tag):
                        if (''.join(child.itertext()) != value) == unequal:
                            yield element
                            break
        else:
            def select(context, result):
                for element in result:
                    if (''.join(element.itertext()) != value) == unequal:
                        yield element
        return select
    if signature in ('-', '-()', '-()-'):
        if signature == '-':
            index = int(parts[0]) - 1
            if index < 0:
                raise SyntaxError("XPath position >= 1 expected")
        else:
            if parts[0] != 'last':
                raise SyntaxError("unsupported function")
            if signature == '-()-':
                try:
                    index = int(parts[2]) - 1
                except ValueError:
                    raise SyntaxError("unsupported expression") from None
                if index > -2:
                    raise SyntaxError("XPath offset from last() must be negative")
            else:
                index = -1

        def select(context, result):
            parents = context.parents()
            for element in result:
                try:
                    siblings = list(parents[element].findall(element.tag))
                    if siblings[index] is element:
                        yield element
                except (IndexError, KeyError):
                    pass
        return select
    raise SyntaxError("invalid predicate")


def _step(next, token):
    kind = token[0]
    if kind == '':
        return _child(token[1])
    if kind == '*':
        return _star()
    if kind == '.':
        return _self()
    if kind == '..':
        return _parent()
    if kind == '//':
        return _descendant(next, token)
    if kind == '[':
        return _predicate(next, token)
    raise KeyError(kind)


_cache = {}


def iterfind(elem, path, namespaces=None):
    if path[-1:] == '/':
        path = path + '*'
    key = path,
    if namespaces:
        key += tuple(sorted(namespaces.items()))
    steps = _cache.get(key)
    if steps is None:
        if len(_cache) > 100:
            _cache.clear()
        if path[:1] == '/':
            raise SyntaxError("cannot use absolute path on element")
        next = iter(xpath_tokenizer(path, namespaces)).__next__
        try:
            token = next()
        except StopIteration:
            return
        steps = []
        while True:
            try:
                steps.append(_step(next, token))
            except StopIteration:
                raise SyntaxError("invalid path") from None
            try:
                token = next()
                if token[0] == '/':
                    token = next()
            except StopIteration:
                break
        _cache[key] = steps
    result = iter([elem])
    context = _Context(elem)
    for select in steps:
        result = select(context, result)
    return result


def find(elem, path, namespaces=None):
    return next(iterfind(elem, path, namespaces), None)


def findall(elem, path, namespaces=None):
    return list(iterfind(elem, path, namespaces))


def findtext(elem, path, default=None, namespaces=None):
    found = find(elem, path, namespaces)
    if found is None:
        return default
    return "" if found.text is None else found.text
